import { cachedFaqs } from "@/lib/server/faqs";
import { answerWith } from "@/lib/server/page-api";

/** GET: every question in its order. */
export const GET = (): Promise<Response> => answerWith(cachedFaqs().then((faqs) => ({ faqs })));

export const dynamic = "force-dynamic";

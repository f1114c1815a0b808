import { unstable_cache } from "next/cache";
import type { PublicFaq } from "../catalog/faqs.ts";
import { CACHE_SECONDS, PROCESS } from "./cache.ts";
import { withDatabase } from "./db/database.ts";

export const FAQS_TAG = "faqs";

/** Every question in the admin's order. @throws DatabaseFailure */
export const readFaqs = (): Promise<PublicFaq[]> =>
  withDatabase(
    (prisma) =>
      prisma.faq.findMany({
        select: { id: true, category: true, question: true, answer: true },
        orderBy: [{ position: "asc" }, { id: "asc" }],
      }) as Promise<PublicFaq[]>,
  );

/** The same from Next's cache. A failure is thrown, never kept. @throws DatabaseFailure */
export const cachedFaqs = unstable_cache(readFaqs, [PROCESS, FAQS_TAG], {
  tags: [FAQS_TAG],
  revalidate: CACHE_SECONDS,
});

import type { PublicFaq } from "../catalog/faqs.ts";
import { withDatabase } from "./db/database.ts";
import { cacheByTag } from "./tag-cache.ts";

export const readFaqs = (): Promise<PublicFaq[]> =>
  withDatabase(
    (prisma) =>
      prisma.faq.findMany({
        select: { id: true, category: true, question: true, answer: true },
        orderBy: [{ position: "asc" }, { id: "asc" }],
      }) as Promise<PublicFaq[]>,
  );

/** Cached questions, until one of them changes. @throws DatabaseFailure */
export const cachedFaqs = cacheByTag("faqs", readFaqs);

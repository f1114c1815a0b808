import { describe, expect, test } from "vitest";
import { faqs } from "../../content/faqs.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { readFaqs } from "../../lib/server/faqs.ts";

describe("questions", () => {
  test("come in the admin's order, then as they were made", async () => {
    expect((await readFaqs()).map(({ question }) => question)).toEqual(faqs.map(({ question }) => question));
    const created = await withDatabase((prisma) =>
      prisma.faq.createManyAndReturn({
        data: ["First", "Second"].map((question) => ({
          category: "other",
          question,
          answer: "!",
          position: -1,
        })),
      }),
    );
    const first = (await readFaqs()).slice(0, 3);
    expect(first.map(({ question }) => question)).toEqual(["First", "Second", faqs[0]?.question]);
    expect(Object.keys(first[0] ?? {}).sort()).toEqual(["answer", "category", "id", "question"]);
    await withDatabase((prisma) =>
      prisma.faq.deleteMany({ where: { id: { in: created.map(({ id }) => id) } } }),
    );
  });
});

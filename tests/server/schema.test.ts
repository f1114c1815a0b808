import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { withDatabase } from "../../lib/server/db/database.ts";
import { isDuplicate } from "../../lib/server/db/failure.ts";
import { readMigrations } from "../../lib/server/db/migrate.ts";
import { readiness } from "../../lib/server/health.ts";
import { emptyDatabase } from "./database.ts";

const review = { name: "Ada", rating: 5, comment: "Exact.", submissionKey: "" };
const contact = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hi." };

const addReview = (change: object) =>
  withDatabase((prisma) =>
    prisma.userReview.create({ data: { ...review, submissionKey: randomUUID(), ...change } }),
  );
const addContact = (change: object) =>
  withDatabase((prisma) =>
    prisma.contactSubmission.create({ data: { ...contact, submissionKey: randomUUID(), ...change } }),
  );
const counts = () =>
  withDatabase(async (prisma) =>
    (await prisma.reviewCount.findMany({ orderBy: { rating: "asc" } })).map(({ count }) => count),
  );

beforeEach(emptyDatabase);

describe("the tables", () => {
  test("are there after every migration", async () => {
    expect(await readiness()).toEqual({
      status: "ok",
      database: true,
      migrations: (await readMigrations("prisma/migrations")).map(({ name }) => name),
    });
  });

  test("hold at least 25 questions over the five categories at the first start", async () => {
    const faqs = await withDatabase((prisma) => prisma.faq.findMany());
    expect(faqs.length).toBeGreaterThanOrEqual(25);
    expect(new Set(faqs.map(({ category }) => category))).toEqual(
      new Set(["privacy", "technical", "general", "support", "other"]),
    );
    expect(await withDatabase((prisma) => prisma.userReview.count())).toBe(0);
  });

  test.each([{ rating: 0 }, { rating: 6 }, { name: " " }, { comment: "\n" }, { isApproved: true }])(
    "refuse the review %j",
    async (change) => {
      await expect(addReview(change)).rejects.toThrow(/constraint/);
    },
  );

  test.each([{ name: "" }, { email: "nobody" }, { email: "a@b" }, { subject: " " }, { message: "" }])(
    "refuse the message %j",
    async (change) => {
      await expect(addContact(change)).rejects.toThrow(/constraint/);
    },
  );

  test("refuse an unknown category", async () => {
    const data = { category: "gossip", question: "?", answer: "!" };
    await expect(withDatabase((prisma) => prisma.faq.create({ data }))).rejects.toThrow(/constraint/);
  });

  test("take a submission's key once", async () => {
    await addReview({ submissionKey: "same" });
    const second = await addReview({ submissionKey: "same" }).catch((error: unknown) => error);
    expect(isDuplicate(second)).toBe(true);
  });
});

test("approved reviews are counted, whatever happens to them", async () => {
  const decidedAt = new Date();
  const { id } = await addReview({ rating: 4 });
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  await withDatabase((prisma) =>
    prisma.userReview.update({ where: { id }, data: { isApproved: true, decidedAt } }),
  );
  await addReview({ rating: 5, isApproved: true, decidedAt });
  expect(await counts()).toEqual([0, 0, 0, 1, 1]);
  await withDatabase((prisma) => prisma.userReview.update({ where: { id }, data: { isApproved: false } }));
  await withDatabase((prisma) => prisma.userReview.deleteMany({ where: { rating: 5 } }));
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
});

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { withDatabase } from "../../lib/server/db/database.ts";
import { Prisma } from "../../lib/server/db/generated/client.ts";
import { answerForm } from "../../lib/server/page-api.ts";
import { pageQuery, readCursor, readReviews, readSummary, reviewForm } from "../../lib/server/reviews.ts";
import { emptyDatabase, isServer } from "./database.ts";

const review = { name: "Ada", rating: 5, comment: "Exact." };
let clients = 0;

const send = (change: object = {}): Promise<Response> =>
  answerForm(
    new Request("http://localhost:3000/api/reviews", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.2.0.${clients}` },
      body: JSON.stringify({ ...review, submissionKey: "one", elapsed: 5000, ...change }),
    }),
    reviewForm,
  );
const stored = () => withDatabase((prisma) => prisma.userReview.findMany({ orderBy: { id: "asc" } }));

/** Approved reviews: `count` of them at every one of the times. */
const approve = (times: readonly string[], count = 1) =>
  withDatabase((prisma) =>
    prisma.userReview.createMany({
      data: times.flatMap((time) =>
        Array.from({ length: count }, (_, index) => ({
          ...review,
          rating: (index % 5) + 1,
          createdAt: new Date(time),
          isApproved: true,
          decidedAt: new Date(time),
          submissionKey: randomUUID(),
        })),
      ),
    }),
  );

beforeEach(async () => {
  clients += 1;
  await emptyDatabase();
});

describe("a review", () => {
  test("waits for a decision, whatever it claims", async () => {
    const response = await send({
      isApproved: true,
      is_approved: true,
      decidedAt: "2020-01-01",
      rating: "4",
    });
    expect(response.status).toBe(201);
    expect(await stored()).toMatchObject([{ ...review, rating: 4, isApproved: false, decidedAt: null }]);
    expect(await readReviews()).toEqual({ reviews: [], nextCursor: null });
    expect((await readSummary()).count).toBe(0);
  });

  test("sent twice at the same moment is stored once, and answered as received", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await stored()).toHaveLength(1);
  });

  test("may be long, and holds any text as it is", async () => {
    const comment = `<script>alert("1")</script> '; DROP TABLE "user_reviews"; -- ${"long ".repeat(40_000)}end`;
    expect((await send({ comment, name: "<b>Ada\u202e</b>" })).status).toBe(201);
    expect(await stored()).toMatchObject([{ comment, name: "<b>Ada</b>" }]);
  });

  test.each([{ rating: 0 }, { rating: 6 }, { name: "" }, { comment: "\u200b" }])(
    "%j is refused",
    async (change) => {
      const response = await send(change);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        detail: "Please fill in your name, rating, and comment.",
        errors: [{ field: Object.keys(change)[0] }],
      });
      expect(await stored()).toEqual([]);
    },
  );
});

describe("the list", () => {
  test("comes newest first in pages of twenty, each review once, also those of one moment", async () => {
    await approve(["2026-01-02T03:04:05.678Z", "2026-03-01T00:00:00Z", "2026-01-02T03:04:05.679Z"], 17);
    const seen: { id: number; createdAt: string }[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await readReviews(cursor === null ? undefined : readCursor(cursor));
      seen.push(...page.reviews);
      sizes.push(page.reviews.length);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(sizes).toEqual([20, 20, 11]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(51);
    const order = [...seen].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
    expect(seen).toEqual(order);
    expect(seen.at(-1)?.createdAt).toBe("2026-01-02T03:04:05.678Z");
  });

  test("ends without an empty page", async () => {
    await approve(["2026-03-01T00:00:00Z"], 20);
    expect((await readReviews()).nextCursor).toBeNull();
  });

  test("gives no more than what is public", async () => {
    await approve(["2026-03-01T00:00:00Z"]);
    expect((await readReviews()).reviews).toEqual([
      {
        id: expect.any(Number),
        name: "Ada",
        rating: 1,
        comment: "Exact.",
        createdAt: "2026-03-01T00:00:00.000Z",
      },
    ]);
  });

  test("takes its own cursors only", () => {
    expect(readCursor("1767323045678-12")).toEqual({ at: 1767323045678, id: 12 });
    for (const text of ["", "1", "-1-1", "1-", "1-1; DROP", "1e3-1", "9999999999999999-1", "1-4294967296"])
      expect(readCursor(text), text).toBeUndefined();
  });

  test("has a summary of what is approved", async () => {
    expect(await readSummary()).toMatchObject({ count: 0, average: null });
    await approve(["2026-03-01T00:00:00Z"], 7);
    await send();
    expect(await readSummary()).toEqual({
      count: 7,
      average: (1 + 2 + 3 + 4 + 5 + 1 + 2) / 7,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating <= 2 ? 2 : 1 })),
    });
  });

  test("is read by its index among 20,000", async () => {
    await withDatabase(
      (prisma) => prisma.$executeRaw`
        INSERT INTO "user_reviews" ("name", "rating", "comment", "created_at", "is_approved", "decided_at", "submission_key")
        SELECT 'Ada', 1 + n % 5, 'Exact.', now() - n * interval '1 minute', n % 3 > 0, now(), n::text
        FROM generate_series(1, 20000) n`,
    );
    await withDatabase((prisma) => prisma.$executeRawUnsafe(`ANALYZE "user_reviews"`));
    const first = await readReviews();
    const cursor = readCursor(first.nextCursor ?? "");
    expect(cursor).toBeDefined();
    for (const after of [undefined, cursor]) {
      const lines = await withDatabase((prisma) =>
        prisma.$queryRaw<{ "QUERY PLAN": string }[]>(Prisma.sql`EXPLAIN ${pageQuery(after)}`),
      );
      const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
      if (isServer()) expect(plan).toContain("user_reviews_approved_idx");
      expect(plan).not.toContain("Seq Scan");
      expect(plan).not.toContain("Sort");
    }
    expect((await readSummary()).count).toBe(13_334);
  });
});

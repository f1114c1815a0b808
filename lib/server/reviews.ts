import type { ReviewPage, ReviewSummary } from "../catalog/reviews.ts";
import { type Review, readReview } from "../core/forms/review.ts";
import { withDatabase } from "./db/database.ts";
import { Prisma } from "./db/generated/client.ts";
import { queueMail, reviewMail } from "./mail.ts";
import { hasRoom } from "./room.ts";
import type { FormKind } from "./submission.ts";
import { cacheByTag } from "./tag-cache.ts";

const REVIEWS_PER_PAGE = 20;

interface Cursor {
  at: number;
  id: number;
}

const LATEST = 8.64e15;
const LARGEST_ID = 2 ** 31 - 1;

/** Parses a cursor of the list; undefined for anything else. */
export function readCursor(text: string): Cursor | undefined {
  const [, at, id] = /^(\d{1,16})-(\d{1,10})$/.exec(text) ?? [];
  const cursor = { at: Number(at), id: Number(id) };
  return cursor.at <= LATEST && cursor.id <= LARGEST_ID ? cursor : undefined;
}

interface Row {
  id: number;
  name: string;
  rating: number;
  comment: string;
  at: number;
}

/**
 * Queries approved reviews after a position, newest first: by user_reviews_approved_idx, one more than a
 * page.
 */
export function pageQuery(after: Cursor | undefined): Prisma.Sql {
  const behind = after
    ? Prisma.sql`AND ("created_at", "id") < (to_timestamp(${after.at}::float8 / 1000)::timestamptz(3), ${after.id}::int)`
    : Prisma.empty;
  return Prisma.sql`
    SELECT "id", "name", "rating"::int, "comment", (extract(epoch FROM "created_at") * 1000)::float8 AS "at"
    FROM "user_reviews" WHERE "is_approved" ${behind}
    ORDER BY "created_at" DESC, "id" DESC LIMIT ${REVIEWS_PER_PAGE + 1}::int`;
}

/** Reads a page of approved reviews, newest first, and the cursor of the next. @throws DatabaseFailure */
export async function readReviews(after?: Cursor): Promise<ReviewPage> {
  const rows = await withDatabase((prisma) => prisma.$queryRaw<Row[]>(pageQuery(after)));
  const visible = rows.slice(0, REVIEWS_PER_PAGE);
  const last = rows.length > visible.length ? visible.at(-1) : undefined;
  return {
    reviews: visible.map(({ at, ...review }) => ({ ...review, createdAt: new Date(at).toISOString() })),
    nextCursor: last ? `${last.at}-${last.id}` : null,
  };
}

/** Counts the approved reviews, by rating, with their average. @throws DatabaseFailure */
export async function readSummary(): Promise<ReviewSummary> {
  const rows = await withDatabase((prisma) => prisma.reviewCount.findMany({ orderBy: { rating: "desc" } }));
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0);
  return {
    count,
    average: count === 0 ? null : stars / count,
    distribution: rows.map(({ rating, count }) => ({ rating, count })),
  };
}

/** Caches the first page with the summary until an approved review changes. @throws DatabaseFailure */
export const cachedReviews = cacheByTag("reviews", async () => {
  const [page, summary] = await Promise.all([readReviews(), readSummary()]);
  return { ...page, summary };
});

/**
 * Stores a pending review, once per key, with its mail. @returns false if there is no room. @throws
 * DatabaseFailure
 */
export const storeReview = (review: Review, submissionKey: string): Promise<boolean> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (transaction) => {
      if (!(await hasRoom(transaction, "review"))) return false;
      const { count } = await transaction.userReview.createMany({
        data: [{ ...review, submissionKey }],
        skipDuplicates: true,
      });
      if (count > 0) await queueMail(transaction, reviewMail(review));
      return true;
    }),
  );

export const reviewForm: FormKind<Review> = {
  limit: "review",
  read: readReview,
  store: storeReview,
  full: "Too many reviews are waiting to be read, so yours was not saved. Please try again in a few days.",
};

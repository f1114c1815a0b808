import { withDatabase } from "../db/database.ts";
import type { Prisma } from "../db/generated/client.ts";
import { record } from "./audit.ts";
import { containing } from "./containing.ts";
import { after, cursorOf, cursorText } from "./cursor.ts";

export type ReviewState = "waiting" | "approved" | "rejected";
export const REVIEW_STATES: readonly ReviewState[] = ["waiting", "approved", "rejected"];

const WHERE: Readonly<Record<ReviewState, Prisma.UserReviewWhereInput>> = {
  waiting: { decidedAt: null },
  approved: { isApproved: true },
  rejected: { isApproved: false, decidedAt: { not: null } },
};
const ACTIONS: Readonly<Record<ReviewState, string>> = {
  waiting: "review.reopen",
  approved: "review.approve",
  rejected: "review.reject",
};
const PAGE = 20;
const LABEL_LENGTH = 80;

interface ReviewFilter {
  state: ReviewState;
  rating: number | undefined;
  search: string;
  after: string | undefined;
}

interface ReviewRow {
  id: number;
  name: string;
  rating: number;
  comment: string;
  createdAt: Date;
}

/**
 * Reads one page of the queue: pending reviews oldest first, decided ones newest first. @throws
 * DatabaseFailure
 */
export async function reviewPage(
  filter: ReviewFilter,
): Promise<{ reviews: ReviewRow[]; next: string | undefined }> {
  const direction = filter.state === "waiting" ? "asc" : "desc";
  const contains = containing(filter.search);
  const where: Prisma.UserReviewWhereInput = {
    AND: [
      WHERE[filter.state],
      after(cursorOf(filter.after), direction),
      filter.rating === undefined ? {} : { rating: filter.rating },
      filter.search === "" ? {} : { OR: [{ name: contains }, { comment: contains }] },
    ],
  };
  const rows = await withDatabase((prisma) =>
    prisma.userReview.findMany({
      where,
      orderBy: [{ createdAt: direction }, { id: direction }],
      take: PAGE + 1,
      select: { id: true, name: true, rating: true, comment: true, createdAt: true },
    }),
  );
  const reviews = rows.slice(0, PAGE);
  const last = reviews.at(-1);
  return { reviews, next: rows.length > PAGE && last ? cursorText(last) : undefined };
}

export const reviewTotals = (): Promise<Record<ReviewState, number>> =>
  withDatabase(async (prisma) => {
    const [waiting, approved, rejected] = await Promise.all(
      REVIEW_STATES.map((state) => prisma.userReview.count({ where: WHERE[state] })),
    );
    return { waiting: waiting ?? 0, approved: approved ?? 0, rejected: rejected ?? 0 };
  });

/**
 * Approves or rejects reviews, or returns them to the queue. Skips missing ones and those already in that
 * state. @returns the ids that changed. @throws DatabaseFailure
 */
export const decideReviews = (actor: string, ids: readonly number[], state: ReviewState): Promise<number[]> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      const changed = await tx.userReview.updateManyAndReturn({
        where: { id: { in: [...ids] }, NOT: WHERE[state] },
        data: { isApproved: state === "approved", decidedAt: state === "waiting" ? null : new Date() },
        select: { id: true, name: true, rating: true },
      });
      const events = changed.map(({ id, name, rating }) => ({
        action: ACTIONS[state],
        subject: `review ${id}`,
        detail: { name: name.slice(0, LABEL_LENGTH), rating },
      }));
      await record(tx, actor, events);
      return changed.map(({ id }) => id);
    }),
  );

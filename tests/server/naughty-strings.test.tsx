import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ReviewItem } from "../../components/reviews/review-item.tsx";
import { cleanLine, cleanLines, isVisible } from "../../lib/core/forms/clean-text.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { answerForm } from "../../lib/server/page-api.ts";
import { readCursor, readReviews, reviewForm } from "../../lib/server/reviews.ts";
import { emptyDatabase } from "./database.ts";
import list from "./naughty-strings.json" with { type: "json" };

const { strings } = list;
const MARK = "~~text~~";
/** All together would wait for a connection longer than a form does. */
const AT_ONCE = 20;

beforeAll(async () => {
  vi.stubEnv("RATE_LIMIT_FACTOR", "1000");
  await emptyDatabase();
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const send = (text: string, index: number): Promise<Response> =>
  answerForm(
    new Request("http://localhost:3000/api/reviews", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.9.${index >> 8}.${index & 255}` },
      body: JSON.stringify({
        name: text,
        rating: 5,
        comment: text,
        submissionKey: `naughty ${index}`,
        elapsed: 9000,
      }),
    }),
    reviewForm,
  );

/** Every approved review, over all pages. */
async function published() {
  const all = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof readReviews>> = await readReviews(readCursor(cursor));
    all.push(...page.reviews);
    cursor = page.nextCursor;
  }
  return all;
}

/** Returns a text as React and HTML escape it. */
const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign] ?? sign,
  );

test("a published list of hostile texts is stored, sent and drawn as nothing but text", async () => {
  expect(strings).toContain("undefined");
  const statuses: number[] = [];
  for (let first = 0; first < strings.length; first += AT_ONCE) {
    const texts = strings.slice(first, first + AT_ONCE);
    const answers = await Promise.all(texts.map((text, index) => send(text, first + index)));
    statuses.push(...answers.map(({ status }) => status));
  }
  const expected = strings.map((text) => (isVisible(cleanLines(text)) ? 201 : 400));
  expect(statuses).toEqual(expected);
  const taken = strings.filter((_, index) => expected[index] === 201);
  await withDatabase((prisma) =>
    prisma.userReview.updateMany({ data: { isApproved: true, decidedAt: new Date() } }),
  );
  const reviews = await published();
  expect(reviews.map(({ comment }) => comment).sort()).toEqual(taken.map(cleanLines).sort());
  expect(reviews.map(({ name }) => name).sort()).toEqual(taken.map(cleanLine).sort());

  for (const review of reviews) {
    const plain = renderToStaticMarkup(<ReviewItem review={{ ...review, name: MARK, comment: MARK }} />);
    const [before, between, after] = plain.split(MARK);
    const html = renderToStaticMarkup(<ReviewItem review={review} />);
    expect(html).toBe(before + escaped(review.name) + between + escaped(review.comment) + after);
  }
});

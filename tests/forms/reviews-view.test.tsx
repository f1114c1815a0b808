import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RatingSummary } from "../../components/reviews/rating-summary.tsx";
import { ReviewItem } from "../../components/reviews/review-item.tsx";

const review = { id: 1, name: "Ada", rating: 4, comment: "Exact.", createdAt: "2026-11-22T23:59:59.999Z" };
const html = (change: object) => renderToStaticMarkup(<ReviewItem review={{ ...review, ...change }} />);

describe("a review on the page", () => {
  test("has name, stars, the quoted comment and its day", () => {
    const text = html({}).replace(/<[^>]+>/g, "|");
    for (const part of ["Ada", "4 of 5 stars", "“Exact.”", "Reviewed on ", "November 22, 2026"])
      expect(text).toContain(part);
  });

  test("is text, whatever was typed", () => {
    const comment = `<script>alert(1)</script><a href="https://spam.example">x</a> https://spam.example`;
    const markup = html({ name: comment, comment });
    expect(markup).not.toMatch(/<script|<a /);
    expect(markup).toContain("&lt;script&gt;");
  });

  test("is folded when it is long or has many lines, and not otherwise", () => {
    expect(html({ comment: "x".repeat(500) })).not.toContain("Show more");
    expect(html({ comment: "x".repeat(501) })).toContain("Show more");
    expect(html({ comment: "x\n".repeat(9) })).toContain("Show more");
  });
});

describe("the summary", () => {
  const distribution = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 1200 : 0 }));

  test("shows average, number and distribution", () => {
    const summary = { count: 1200, average: 4.95, distribution };
    const text = renderToStaticMarkup(<RatingSummary summary={summary} />).replace(/<[^>]+>/g, "|");
    for (const part of ["5.0", " out of 5", "1,200", "5", "stars"]) expect(text).toContain(part);
  });

  test("is not there without reviews", () => {
    expect(renderToStaticMarkup(<RatingSummary summary={{ count: 0, average: null, distribution }} />)).toBe(
      "",
    );
  });
});

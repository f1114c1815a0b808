import { describe, expect, it } from "vitest";
import { faqs } from "../../content/faqs.ts";
import { converters } from "../../lib/catalog/converters.ts";
import { jobs } from "../../lib/catalog/jobs.ts";
import { accountsBySlug } from "./accounts.ts";
import { checkAnswers } from "./check.ts";
import { figuresIn } from "./figures.ts";

const SITE = "site";

const pages = [
  ...converters.map(({ slug, faq, pairs }) => ({
    slug,
    answers: [...faq, ...pairs.flatMap(({ faq: local = [], about = "" }) => [...local, { q: "", a: about }])],
  })),
  ...jobs.map(({ calculator, job }) => ({ slug: `${calculator.id}/${job.slug}`, answers: job.faq })),
  { slug: SITE, answers: faqs.map(({ question, answer }) => ({ q: question, a: answer })) },
];

describe("every number in a FAQ answer is computed, an input of what is computed, or cited", () => {
  it.each(pages)("$slug", ({ slug, answers }) => {
    expect(checkAnswers(slug, answers, accountsBySlug.get(slug) ?? [])).toEqual([]);
  });

  it("accounts only for pages that exist", () => {
    const slugs = new Set(pages.map(({ slug }) => slug));
    expect([...accountsBySlug.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

const MAX_DIGITS = 6;

describe("figures of answers", () => {
  it.each(converters)(
    "of $slug have at most six digits unless the answer is about exact values",
    ({ faq, pairs }) => {
      const answers = [...faq.filter(({ exact }) => !exact), ...pairs.flatMap((pair) => pair.faq ?? [])];
      const long = answers.flatMap(({ a }) => figuresIn(a).filter(({ digits }) => digits > MAX_DIGITS));
      expect(long.map(({ text }) => text)).toEqual([]);
    },
  );
});

describe("checkAnswers", () => {
  const q = "How do I convert meters to feet?";
  const check = (a: string, ...accounts: Parameters<typeof checkAnswers>[2]) =>
    checkAnswers("length", [{ q, a }], accounts);

  it("accepts a conversion and a factor without an account", () => {
    expect(check("Divide by 0.3048. A wall of 2.4 m is 7.874 ft.")).toEqual([]);
  });

  it("rejects a wrong digit, a wrong factor and a factor in the wrong direction", () => {
    expect(check("A wall of 2.4 m is 7.875 ft.")).toHaveLength(2);
    expect(check("Divide by 0.3047.")).toHaveLength(1);
    expect(check("Multiply by 0.3048.")).toHaveLength(1);
  });

  it("rejects a coarse number that agrees with another by chance", () => {
    expect(check("A path of 3 km is exactly 2 miles.")).toHaveLength(2);
    expect(check("A path of 3 km is 1.9 miles.")).toHaveLength(2);
    expect(check("A path of 3 km is 1.86 miles.")).toEqual([]);
  });

  it("rejects wrong arithmetic", () => {
    expect(check("2.4 ÷ 0.30481 = 7.874")).toHaveLength(1);
    expect(check("2.4 ÷ 0.3 = 8")).toEqual([]);
    expect(check("2.4 ÷ 0.3 = 9")).toHaveLength(3);
  });

  it("rejects an account that computes another number, is not needed or has no quote in an answer", () => {
    const computed = (quote: string, expression: string) => ({ line: quote, quote, expression });
    expect(check("A mile is 1,609 paces.", computed("1,609 paces", "1600 + 9"))).toEqual([]);
    expect(check("A mile is 1,609 paces.", computed("1,609 paces", "1600 + 8"))).toHaveLength(1);
    expect(check("A wall of 2.4 m is 7.874 ft.", computed("7.874 ft", "[2.4 m -> ft]"))).toHaveLength(1);
    expect(check("A wall.", computed("7.874 ft", "[2.4 m -> ft]"))).toHaveLength(1);
  });

  it("rejects an input with many digits", () => {
    const line = "1.2345 paces";
    expect(check("1.2345 paces", { line, quote: line, source: "input" })).toHaveLength(1);
  });
});

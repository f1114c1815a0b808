import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { describe, expect, it, vi } from "vitest";
import { ConverterPage } from "../../components/converter/converter-page";
import { converterPath, converters, pairPath } from "../../lib/catalog/converters.ts";
import { pairContext } from "../../lib/faces/page/pair-context.ts";
import { converterQuestions, pairQuestions } from "../../lib/faces/page/pair-questions.ts";
import type { Question } from "../../lib/units/quantity.ts";
import { shinglesOf } from "../shingles.ts";

// Next's compiler stands in its place when the site is built.
vi.mock("next/font/local", () => ({ default: () => ({ variable: "" }) }));

interface PageText {
  path: string;
  heading: string;
  /** Answers to its questions. */
  answers: readonly string[];
  shingles: ReadonlySet<string>;
}

/** Parts of a page that are not its text: scripts, drawings, fields and their lists. */
const NO_TEXT = /<(script|style|svg|select|datalist)\b[\s\S]*?<\/\1>/g;
const BLOCK_END = /<\/(?:p|h\d|li|td|th|dd|dt|div|summary|section|tr)>/g;

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

async function render(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

async function textOf(path: string, questions: readonly Question[], node: ReactNode): Promise<PageText> {
  const html = await render(node);
  const text = decode(
    html
      .replace(NO_TEXT, " ")
      .replace(BLOCK_END, "\n")
      .replace(/<[^<>]*>/g, " "),
  );
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  return {
    path,
    heading: decode(heading),
    answers: questions.map(({ a }) => a),
    shingles: shinglesOf([text]),
  };
}

const pages = await Promise.all(
  converters.map(async (converter) => ({
    page: await textOf(
      converterPath(converter),
      converterQuestions(converter),
      await ConverterPage({ converter }),
    ),
    pairs: await Promise.all(
      converter.pairs.map(async (pair) =>
        textOf(
          pairPath(converter, pair),
          pairQuestions(await pairContext(converter, pair)),
          await ConverterPage({ converter, pair }),
        ),
      ),
    ),
  })),
);

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / (a.size + b.size - common);
}

const everyPage = pages.flatMap(({ page, pairs }) => [page, ...pairs]);
const uses = new Map<string, number>();
for (const { shingles } of everyPage)
  for (const shingle of shingles) uses.set(shingle, (uses.get(shingle) ?? 0) + 1);

/** Part of each pair’s text that no other page has, the smallest first. */
const localShares = pages
  .flatMap(({ pairs }) => pairs)
  .map(({ path, shingles }) => ({
    path,
    share: [...shingles].filter((shingle) => uses.get(shingle) === 1).length / shingles.size,
  }))
  .sort((a, b) => a.share - b.share);
const shareAt = (part: number): number => localShares[Math.floor(localShares.length * part)]?.share ?? 0;

const MAX_LIKENESS = 0.7;
const MIN_MEDIAN_SHARE = 0.5;
const MIN_TENTH_SHARE = 0.33;
const MAX_PAGES_PER_ANSWER = 3;

describe("the page of a pair", () => {
  it("differs from its converter’s page", () => {
    const alike = pages.flatMap(({ page, pairs }) =>
      pairs
        .filter((pair) => likenessOf(page.shingles, pair.shingles) >= MAX_LIKENESS)
        .map(({ path }) => path),
    );
    expect(alike).toEqual([]);
  });

  it("has text that no other page has", () => {
    expect(shareAt(0.5)).toBeGreaterThanOrEqual(MIN_MEDIAN_SHARE);
    expect(shareAt(0.1), JSON.stringify(localShares.slice(0, 10))).toBeGreaterThanOrEqual(MIN_TENTH_SHARE);
  });
});

describe("pages of converters and pairs", () => {
  it("have a heading that no other page has", () => {
    const headings = everyPage.map(({ heading }) => heading.toLowerCase());
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  it("repeat no answer on more than three pages", () => {
    const pagesByAnswer = new Map<string, number>();
    for (const { answers } of everyPage)
      for (const answer of answers) pagesByAnswer.set(answer, (pagesByAnswer.get(answer) ?? 0) + 1);
    expect([...pagesByAnswer].filter(([, count]) => count > MAX_PAGES_PER_ANSWER)).toEqual([]);
    expect(pagesByAnswer.size).toBeGreaterThan(1000);
  });

  it.each(everyPage)("$path has a question", ({ answers }) => {
    expect(answers.length).toBeGreaterThan(0);
  });
});

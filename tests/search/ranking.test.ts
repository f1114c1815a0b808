import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { catalogRanker } from "../../lib/catalog/search/catalog-ranker.ts";
import { searchEntries } from "../../lib/catalog/search/search-entries.ts";
import { buildSearchIndex } from "../../lib/catalog/search/search-index.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { answerRows, type Row } from "../../lib/faces/answers/answer-rows.ts";
import { replyTo } from "../../lib/server/answers.ts";

interface Query {
  query: string;
  /** Page that must come first. Also right are a popular conversion of a converter, and an answer of the calculator. */
  page: string;
  class: string;
}

const queries: Query[] = JSON.parse(readFileSync(new URL("queries.json", import.meta.url), "utf8"));
const paths = new Set(searchEntries(buildSearchIndex()).map(({ path }) => path));
/** November 29, 2026. */
const NOW = Date.UTC(2026, 10, 29, 12);
const evaluator = localEvaluator(loadFromFolder);
const MIN_SHARE = 0.95;

const calculatorOf = (path: string): string => path.split("/").slice(0, 3).join("/");

async function firstRow(query: string): Promise<Row | undefined> {
  const reply = await replyTo(query, evaluator, "us", NOW);
  return answerRows(query, reply, catalogRanker().rank(query))[0];
}

function isRight({ page }: Query, row: Row | undefined): boolean {
  // The address of a formula of Physics with values.
  const path = row?.path.replace(/\?formula=([\w-]+).*/s, "/$1").replace(/[?#].*/s, "") ?? "";
  if (path === page) return true;
  if (page.startsWith("/converters/")) return path.startsWith(`${page}/`);
  return (
    page.startsWith("/calculators/") && row?.answer !== undefined && calculatorOf(path) === calculatorOf(page)
  );
}

const results = Promise.all(queries.map(async (query) => ({ ...query, row: await firstRow(query.query) })));

describe("the first result of a search", () => {
  it("is asked for by each query once, at least 1,000 of them", () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(1000);
  });

  it("is the page that the query means, for 95 % of those whose page exists", async () => {
    const existing = (await results).filter(({ page }) => paths.has(page));
    const wrong = existing
      .filter((result) => !isRight(result, result.row))
      .map(({ query, page, row }) => `${query}: ${row?.path} instead of ${page}`);
    expect(1 - wrong.length / existing.length, wrong.join("\n")).toBeGreaterThanOrEqual(MIN_SHARE);
  }, 120_000);

  it("exists for every query whose page does", async () => {
    const empty = (await results).filter(({ page, row }) => paths.has(page) && !row);
    expect(empty.map(({ query }) => query)).toEqual([]);
  }, 120_000);
});

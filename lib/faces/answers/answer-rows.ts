import type { RankedPage } from "../../catalog/search/page-ranker.ts";
import type { SearchEntry } from "../../catalog/search/search-entries.ts";
import type { Answer, Page, Reply } from "./answer.ts";

/** A row of results: the answer, or a link. */
export interface Row {
  key: string;
  path: string;
  title: string;
  detail: string;
  answer?: Answer;
}

const KINDS: Readonly<Record<SearchEntry["kind"], string>> = {
  calculator: "Calculator",
  job: "Calculator",
  converter: "Converter",
  pair: "Conversion",
  page: "Page",
  article: "Article",
  entry: "Entry",
};

/**
 * Combines the answer, the pages that a text names, next steps and other matching pages into rows, the likeliest
 * first; at most `most`.
 */
export function answerRows(
  text: string,
  { answer, alternatives, left, says, page, repairs = [] }: Reply,
  ranked: readonly RankedPage[],
  most = Number.POSITIVE_INFINITY,
): Row[] {
  // The page with the inputs of the question replaces the empty one.
  const tool = page?.path.includes("?") ? toolOf(page.path) : undefined;
  const others =
    page && tool !== undefined ? ranked.filter(({ entry }) => entry.path !== pathOf(page.path)) : ranked;
  const named = others.filter(({ isExact }) => isExact).map(({ entry }) => pageRow(entry));
  const isFilled =
    tool !== undefined && ranked.some(({ isExact, entry }) => isExact && toolOf(entry.path) === tool);
  // Repairs have the sentence above them.
  const detail = (repairs.length > 0 ? undefined : says) ?? "Open";
  const next = page ? [{ key: "page", path: page.path, title: page.label, detail }] : [];
  const isAnswered =
    answer !== undefined &&
    !(named[0] && (left.length > 0 || isOnlyUnit(text, answer)) && !isSameQuestion(named[0], answer.page));
  const isNextFirst =
    page !== undefined &&
    (named[0]
      ? isSpecific(page, named[0])
      : !(isConversion(page) && left.length > 0 && (ranked[0]?.isNamed || !/\d/.test(text))) &&
        !ranked[0]?.entry.path.startsWith(`${page.path}/`) &&
        !(left.length > 0 && ranked[0] && isOtherJob(page, ranked[0])));
  const rows: Row[] = [
    ...(isAnswered
      ? [{ key: "answer", path: answer.page.path, title: answer.value, detail: answer.page.label, answer }]
      : [...(isFilled ? next : []), ...named]),
    ...(isNextFirst ? next : []),
    ...(isAnswered
      ? alternatives.map(({ text: title, detail, path }) => ({ key: path, path, title, detail }))
      : []),
    ...named,
    ...(isNextFirst ? [] : others.slice(0, 1).map(({ entry }) => pageRow(entry))),
    ...next,
    ...others.map(({ entry }) => pageRow(entry)),
  ];
  const isFirst = (row: Row, place: number): boolean =>
    rows.findIndex(({ path }) => path === row.path) === place;
  return rows.filter(isFirst).slice(0, most);
}

export const pageRow = ({ path, name, label, kind }: SearchEntry): Row => ({
  key: path,
  path,
  title: name,
  detail: label ?? KINDS[kind],
});

/** Returns true for a unit without a value, whose name may mean something else: "Au", "decimal to fraction", "e = mc2". */
const isOnlyUnit = (text: string, { page }: Answer): boolean =>
  (!/\d/.test(text) || text.includes("=")) && isConversion(page);

const isConversion = ({ path }: Page): boolean => path.startsWith("/converters/");

const pathOf = (path: string): string => path.replace(/[?#].*/s, "");

/** Returns the address of the calculator of a page, "/calculators/percentage"; undefined for other pages. */
const toolOf = (path = ""): string | undefined => /^\/calculators\/[^/?#]+/.exec(path)?.[0];

/** Returns true for the page of an answer, one below it, and another page that converts the same units. */
const isSameQuestion = (row: Row, page: Page): boolean =>
  `${row.path}/`.startsWith(`${pathOf(page.path)}/`) || (isConversion(page) && PAIR.test(row.path));

/** Addresses of conversions: "/converters/mechanics/length/feet-to-meters". */
const PAIR = /^\/converters\/[^/]+\/[^/]+\/[^/]+$/;

/** Returns true for a job that a text names completely, if the page is another job of the same calculator. */
const isOtherJob = ({ path }: Page, { entry, isNamed }: RankedPage): boolean =>
  isNamed && entry.kind === "job" && toolOf(path) === toolOf(entry.path) && pathOf(path) !== entry.path;

/** Returns true if a page has inputs of the question, or is not the calculator of a named page. */
const isSpecific = (page: Page, row: Row): boolean =>
  page.path.includes("?") && !row.path.startsWith("/converters/");

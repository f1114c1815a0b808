import type { SearchEntry } from "@/lib/catalog/search/search-entries";
import type { Answer, Reply } from "@/lib/faces/answers/answer";

export interface Row {
  key: string;
  path: string;
  title: string;
  detail: string;
  answer?: Answer;
}

const KINDS: Readonly<Record<SearchEntry["kind"], string>> = {
  calculator: "Calculator",
  converter: "Converter",
  pair: "Conversion",
  page: "Page",
  article: "Article",
  entry: "Entry",
};

type FoundPage = Pick<SearchEntry, "path" | "name" | "label"> & { kind?: SearchEntry["kind"] };

/** Combines the answer, similar ones, next steps and matching pages into at most `most` rows. */
export function rowsOf(
  { answer, alternatives, says, page }: Reply,
  pages: readonly FoundPage[],
  most = Number.POSITIVE_INFINITY,
): Row[] {
  const rows: Row[] = [
    ...(answer
      ? [{ key: "answer", path: answer.page.path, title: answer.value, detail: answer.page.label, answer }]
      : []),
    ...(page ? [{ key: "page", path: page.path, title: page.label, detail: says ?? "Open" }] : []),
    ...alternatives.map(({ text, detail, path }) => ({ key: path, path, title: text, detail })),
    ...pages.map(({ path, name, label, kind }) => ({
      key: path,
      path,
      title: name,
      detail: label ?? (kind ? KINDS[kind] : ""),
    })),
  ];
  const isFirst = (row: Row, place: number): boolean =>
    rows.findIndex(({ path }) => path === row.path) === place;
  return rows.filter(isFirst).slice(0, most);
}

import type { CalculatorPhrases } from "../../catalog/phrases/order-phrases.ts";
import type { SearchConverter, SearchIndex } from "../../catalog/search/search-entries.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import type { Page } from "./answer.ts";
import type { QuestionSources } from "./reading.ts";

export function questionSources(
  index: SearchIndex,
  phrases: readonly CalculatorPhrases[],
): QuestionSources<SearchConverter> {
  const bySlug = new Map<string, CompiledConverter>(
    [...index.converters, ...index.quantities].map((each) => [each.slug, each]),
  );
  return { converters: index.converters, quantityOf: (slug) => bySlug.get(slug), phrases };
}

/** Returns the page of a calculator, or of a job: "date/days-until". */
export function pageIn({ entries }: SearchIndex, id: string): Page | undefined {
  const entry = entries.find(
    ({ kind, path }) => (kind === "calculator" || kind === "job") && path === `/calculators/${id}`,
  );
  return entry && { path: entry.path, label: entry.name };
}

export function isBeginningIn({ entries, converters }: SearchIndex, text: string): boolean {
  const wanted = text.toLowerCase();
  const names = [
    ...entries.flatMap(({ kind, name }) => (kind === "calculator" ? [name] : [])),
    ...converters.map(({ name }) => name),
  ];
  return names.some((name) => name.toLowerCase().startsWith(wanted));
}

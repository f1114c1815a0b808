/** Page about one entry of a calculator, such as an element of the periodic table. */
export interface EntryPage {
  /** Last part of its address: "iron". */
  slug: string;
  /** "Iron" */
  name: string;
  /** Other spellings of the slug, in lower case: addresses that lead to this page. */
  aliases: readonly string[];
  seo: { title: string; description: string };
  /** Code of the entry, if it has one: "Fe". */
  code?: string;
  /** Line below its name in search results. */
  line: string;
}

/**
 * The default export of `entries.ts` in a calculator's folder; `components/panels/<id>/entry.tsx` draws the page of one. For
 * the server only, so that it may import tables of data/.
 */
export interface Entries {
  /** Kind of the entries: "Element". */
  kind: string;
  pages: readonly EntryPage[];
}

/** Identity with types. */
export const defineEntries = (entries: Entries): Entries => entries;

/** Page below a calculator’s: an element, a formula, or a job (jobs.ts). */
export interface EntryPage {
  /** Last part of its address: "iron". */
  slug: string;
  name: string;
  /** Other spellings of the slug, in lower case: addresses that redirect to this page. */
  aliases?: readonly string[];
  seo: { title: string; description: string };
  /** True to exclude the page from search engines and the XML sitemap. */
  noIndex?: true;
  /** Code of the entry, if it has one: "Fe". */
  code?: string;
  /** Line below its name in search results. */
  line: string;
  /** Other names and equations that the search knows it by. */
  words?: readonly string[];
  /** Further words of its subject, for the search. */
  text?: string;
}

/**
 * Default export of `entries.ts` in a calculator's folder; `components/panels/<id>/entry.tsx` renders the
 * page of an entry. Server only, so that it may import tables of data/.
 */
export interface Entries {
  /** Kind of the entries: "Element". */
  kind: string;
  pages: readonly EntryPage[];
}

export const defineEntries = (entries: Entries): Entries => entries;

/** The query of a page as Next gives it. */
export type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

const MAX_LENGTH = 200;

/** One parameter of an address as text; what Postgres cannot hold is left out. */
export const textIn = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? (value[0] ?? "") : (value ?? "")).replaceAll("\0", "").trim().slice(0, MAX_LENGTH);

/** An id in an address; undefined for everything that is none. */
export const idIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

export function pathWith(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** The tab of the activity log that lists rejected attempts and exceeded limits. */
export const REJECTED_PATH = "/admin/audit?show=rejected";

/** The visitor's converters, stored in this browser only: lists of slugs in local storage. */

export const RECENT_KEY = "converterRecentV2";
export const FAVORITES_KEY = "converterFavoritesV2";
export const MAX_RECENT = 10;
/** Number of converters of each kind on the hub. */
export const MAX_LISTED = 6;

const SLUG = /^[a-z0-9-]{1,64}$/;
const EMPTY: readonly string[] = [];
const listeners = new Set<() => void>();
const cache = new Map<string, { text: string | null; slugs: readonly string[] }>();

/** Subscribes to changes here and in other tabs, for useSyncExternalStore. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Reads the stored list; unreadable lists are empty (see `isReadable`). Same array while unchanged. */
export function readList(key: string): readonly string[] {
  const text = readText(key);
  const cached = cache.get(key);
  if (cached && cached.text === text) return cached.slugs;
  const slugs = parseList(text) ?? EMPTY;
  cache.set(key, { text, slugs });
  return slugs;
}

/** Returns the empty list of the server. */
export const noList = (): readonly string[] => EMPTY;

/** True if the browser allows access to the stored list and the list is valid. */
export function isReadable(key: string): boolean {
  try {
    return parseList(localStorage.getItem(key)) !== undefined;
  } catch {
    return false;
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Parses stored slugs without duplicates; undefined if invalid. */
export function parseList(text: string | null): readonly string[] | undefined {
  if (text === null) return EMPTY;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) return undefined;
    return [...new Set(value.filter((item) => SLUG.test(item)))];
  } catch {
    return undefined;
  }
}

/** Writes a list. @throws DOMException if the browser refuses to store. */
function write(key: string, slugs: readonly string[]): void {
  localStorage.setItem(key, JSON.stringify(slugs));
  for (const listener of listeners) listener();
}

/** Adds or removes a favorite; returns true if it is one now. @throws DOMException if it cannot be stored. */
export function toggleFavorite(slug: string): boolean {
  const favorites = readList(FAVORITES_KEY);
  const added = !favorites.includes(slug);
  write(FAVORITES_KEY, added ? [...favorites, slug] : favorites.filter((item) => item !== slug));
  return added;
}

/** Moves a converter to the front of the recent ones; keeps ten. */
export const withRecent = (recent: readonly string[], slug: string): readonly string[] =>
  [slug, ...recent.filter((item) => item !== slug)].slice(0, MAX_RECENT);

/** Saves a recent converter. @throws DOMException if it cannot be stored. */
export const addRecent = (slug: string): void => write(RECENT_KEY, withRecent(readList(RECENT_KEY), slug));

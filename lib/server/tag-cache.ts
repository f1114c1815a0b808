import { env } from "./env.ts";

/** Tags of cached public data: each value is read from the database once, and again after a change. */
export const TAGS = ["faqs", "reviews"] as const;
export type Tag = (typeof TAGS)[number];

/** Maximum age of a cached value in milliseconds, with and without notices of other servers' changes. */
const LONGEST = 60_000;
const UNTOLD = 1000;

interface Entry {
  value: Promise<unknown>;
  /** Start of the read, which excludes later changes. */
  at: number;
}

interface CacheState {
  entries: Map<Tag, Entry>;
  /** True if this server receives notices of other servers' changes (lib/server/instances). */
  isTold: boolean;
}

/** Shared by all copies of this module: Next loads it once for each of its parts, the server once more. */
const KEY = Symbol.for("scicalc.kept");
const processWide = globalThis as typeof globalThis & { [KEY]?: CacheState };
const state = (): CacheState => {
  processWide[KEY] ??= { entries: new Map(), isTold: false };
  return processWide[KEY];
};

/**
 * Returns the maximum age of a cached value. Only this process changes the embedded database, so it never misses a
 * change.
 */
const mostAge = (): number => (state().isTold || env().DATABASE_URL === undefined ? LONGEST : UNTOLD);

/** Wraps `read` in a cache. Concurrent calls share one read. An error rejects all of them and is never cached. */
export function cacheByTag<Value>(tag: Tag, read: () => Promise<Value>): () => Promise<Value> {
  return () => {
    const { entries } = state();
    const cachedEntry = entries.get(tag);
    if (cachedEntry && Date.now() - cachedEntry.at < mostAge()) return cachedEntry.value as Promise<Value>;
    const entry: Entry = { value: read(), at: Date.now() };
    entries.set(tag, entry);
    entry.value.catch(() => {
      if (entries.get(tag) === entry) entries.delete(tag);
    });
    return entry.value as Promise<Value>;
  };
}

/** Invalidates the cached value after a change. */
export function forget(tag: Tag): void {
  state().entries.delete(tag);
}

/**
 * Starts or stops relying on notices of other servers' changes. Clears the cache, which may have missed a change in
 * between.
 */
export function setTold(isTold: boolean): void {
  state().isTold = isTold;
  state().entries.clear();
}

import { env } from "./env.ts";

/** What the public pages show of the database: each is read once and kept until it changes. */
export const TAGS = ["faqs", "reviews"] as const;
export type Tag = (typeof TAGS)[number];

/** Milliseconds that something is kept at most: while changes are told of, and while nobody would tell. */
const LONGEST = 60_000;
const UNTOLD = 1000;

interface Entry {
  value: Promise<unknown>;
  /** When reading began: what changed later is not in it. */
  at: number;
}

interface Kept {
  entries: Map<Tag, Entry>;
  /** Whether other servers' changes are told of (lib/server/instances). */
  isTold: boolean;
}

/** Next loads this file once for each of its parts, and the server once more. */
const KEY = Symbol.for("scicalc.kept");
const processWide = globalThis as typeof globalThis & { [KEY]?: Kept };
const state = (): Kept => {
  processWide[KEY] ??= { entries: new Map(), isTold: false };
  return processWide[KEY];
};

/** How old what is shown may be. The embedded database is changed by this process alone, which knows. */
const mostAge = (): number => (state().isTold || env().DATABASE_URL === undefined ? LONGEST : UNTOLD);

/**
 * What `read` gave, from memory until it is forgotten. All who ask while it is read get the same. A failure is thrown, and
 * never kept.
 */
export function kept<Value>(tag: Tag, read: () => Promise<Value>): () => Promise<Value> {
  return () => {
    const { entries } = state();
    const known = entries.get(tag);
    if (known && Date.now() - known.at < mostAge()) return known.value as Promise<Value>;
    const entry: Entry = { value: read(), at: Date.now() };
    entries.set(tag, entry);
    entry.value.catch(() => {
      if (entries.get(tag) === entry) entries.delete(tag);
    });
    return entry.value as Promise<Value>;
  };
}

/** After a change: whoever asks from now on gets what is read from now on. */
export function forget(tag: Tag): void {
  state().entries.delete(tag);
}

/** From now on changes by other servers are told of, or no longer: what was kept may have changed in between. */
export function setTold(isTold: boolean): void {
  state().isTold = isTold;
  state().entries.clear();
}

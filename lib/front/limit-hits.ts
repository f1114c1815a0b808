const KEY = Symbol.for("scicalc.limit-hits");
/** Next loads this file once for each of its parts. */
const processWide = globalThis as typeof globalThis & { [KEY]?: Map<string, number> };
processWide[KEY] ??= new Map();
const hits = processWide[KEY];

/** A limit has refused something. Names are ours, never a visitor's. */
export const noteHit = (limit: string): void => void hits.set(limit, (hits.get(limit) ?? 0) + 1);

/** How often each limit has refused something, since this process began. */
export const limitHits = (): ReadonlyMap<string, number> => hits;

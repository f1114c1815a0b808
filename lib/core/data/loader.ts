import type { Loaded } from "./loaded-value.ts";

/**
 * Loads data/<set>/<file>.json, whose shape data/<set>/schema.ts declares and tests check. Synchronous if
 * cached. Rejects with a DataError.
 */
export type DataLoader = <T>(set: string, file: string) => Loaded<T>;

/** Data file that is unavailable, temporarily or permanently. */
export class DataError extends Error {
  override name = "DataError";
}

/** Maximum size of a data file, in bytes. */
export const MAX_DATA_BYTES = 384 * 1024;

const NAME = /^[a-z0-9-]{1,60}$/;

/**
 * Builds a loader that reads every file once; the next call retries a failure. Caches all files, at most the
 * size of data/.
 */
export function dataLoader(readText: (set: string, file: string) => Promise<string>): DataLoader {
  const cache = new Map<string, Loaded<unknown>>();
  return <T>(set: string, file: string): Loaded<T> => {
    const path = `${set}/${file}`;
    const cached = cache.get(path);
    if (cached !== undefined) return cached as Loaded<T>;
    const loading = content(readText, set, file).then(
      (value) => {
        cache.set(path, value);
        return value;
      },
      (error: unknown) => {
        cache.delete(path);
        throw error;
      },
    );
    cache.set(path, loading);
    return loading as Promise<T>;
  };
}

async function content(
  readText: (set: string, file: string) => Promise<string>,
  set: string,
  file: string,
): Promise<unknown> {
  if (!NAME.test(set) || !NAME.test(file)) throw new DataError("There is no such data.");
  try {
    return JSON.parse(await readText(set, file));
  } catch (cause) {
    throw new DataError(`data/${set}/${file}.json cannot be loaded.`, { cause });
  }
}

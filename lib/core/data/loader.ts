import type { Loaded } from "./loaded-value.ts";

/**
 * The content of data/<set>/<file>.json, whose shape data/<set>/schema.ts declares and tests check. At once where it
 * was loaded before. Rejects with a DataError.
 */
export type DataLoader = <T>(set: string, file: string) => Loaded<T>;

/** A file of a data set that cannot be had, now or ever. */
export class DataError extends Error {
  override name = "DataError";
}

/** The largest file of a data set, in bytes. */
export const MAX_DATA_BYTES = 384 * 1024;

const NAME = /^[a-z0-9-]{1,60}$/;

/**
 * A loader that reads every file once; what failed is tried again at the next wish. It keeps what it has read: at most
 * what the folder data/ holds.
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

const EMPTY: readonly string[] = [];
const listeners = new Set<() => void>();

/** Subscribes to changes of the stored lists here and in other tabs, for useSyncExternalStore. */
export function subscribeToLists(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Returns the empty list of the server. */
export const noList = (): readonly string[] => EMPTY;

export interface StoredList {
  key: string;
  /** Reads the list; an unreadable one is empty (see `isReadable`). Same array while unchanged. */
  read: () => readonly string[];
  /** True if the browser allows access to the list and the list is valid. */
  isReadable: () => boolean;
  /** Moves an item to the front; keeps `max`. @throws DOMException if the browser does not store it. */
  moveToFront: (item: string, max: number) => void;
  /** Adds or removes an item; returns true if it is in the list now. @throws DOMException if the browser does not store it. */
  toggle: (item: string) => boolean;
}

/** List of texts that match `pattern`, in the local storage of this browser. */
export function storedList(key: string, pattern: RegExp): StoredList {
  let cache: { text: string | null; items: readonly string[] } | undefined;

  function read(): readonly string[] {
    const text = readText(key);
    if (cache?.text !== text) cache = { text, items: parseList(text, pattern) ?? EMPTY };
    return cache.items;
  }

  function write(items: readonly string[]): void {
    localStorage.setItem(key, JSON.stringify(items));
    for (const listener of listeners) listener();
  }

  return {
    key,
    read,
    isReadable() {
      try {
        return parseList(localStorage.getItem(key), pattern) !== undefined;
      } catch {
        return false;
      }
    },
    moveToFront: (item, max) => write(movedToFront(read(), item, max)),
    toggle(item) {
      const items = read();
      const isAdded = !items.includes(item);
      write(isAdded ? [...items, item] : items.filter((each) => each !== item));
      return isAdded;
    },
  };
}

/** Parses a stored list without duplicates; undefined if invalid. */
export function parseList(text: string | null, pattern: RegExp): readonly string[] | undefined {
  if (text === null) return EMPTY;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) return undefined;
    return [...new Set(value.filter((item) => pattern.test(item)))];
  } catch {
    return undefined;
  }
}

export const movedToFront = (items: readonly string[], item: string, max: number): readonly string[] =>
  [item, ...items.filter((each) => each !== item)].slice(0, max);

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

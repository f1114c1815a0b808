/** Paths of the tools that the visitor opened last, newest first, stored in this browser only. */
const KEY = "recentPages";
const MAX_PAGES = 12;
const PATH = /^(?:\/[a-z0-9-]{1,64}){2,3}$/;

/** Reads the stored paths; an unreadable list is empty. */
export function readRecentPages(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((path) => typeof path === "string" && PATH.test(path)) : [];
  } catch {
    return [];
  }
}

/** Moves a page to the front. Does nothing if the browser does not store. */
export function addRecentPage(path: string): void {
  const pages = [path, ...readRecentPages().filter((each) => each !== path)].slice(0, MAX_PAGES);
  try {
    localStorage.setItem(KEY, JSON.stringify(pages));
  } catch {
    // A private window may not store: the list remains as it is.
  }
}

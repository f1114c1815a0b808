import { storedList } from "./stored-list";

const PATH = /^(?:\/[a-z0-9-]{1,64}){2,3}$/;
const MAX_RECENT = 12;

/** Paths of the tools that the visitor opened last, newest first. */
export const recentPages = storedList("recentPages", PATH);

/** Paths of the visitor’s favorite calculators and jobs; converters have a separate list of slugs. */
export const favoritePages = storedList("favoritePages", PATH);

/** Moves a page to the front of the recent ones. Does nothing if the browser does not store. */
export function addRecentPage(path: string): void {
  try {
    recentPages.moveToFront(path, MAX_RECENT);
  } catch {
    // A private window may not store: the list remains as it is.
  }
}

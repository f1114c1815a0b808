import type { ServerResponse } from "node:http";

/** How long shared caches may keep a page. Pages change with a build, and their addresses do not. */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** A year: Next says it of all that it made in the build, for caches that each deploy empties. Nobody empties others'. */
const UNTIL_NEXT_DEPLOY = /^s-maxage=31536000\b/;

/** Keeps caches in front from holding a page of Next's own longer than one of ours: its scripts are gone two builds later. */
export function keepCacheControl(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(
      name,
      name.toLowerCase() === "cache-control" && UNTIL_NEXT_DEPLOY.test(String(value)) ? PAGE_CACHE : value,
    );
}

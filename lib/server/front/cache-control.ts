import type { ServerResponse } from "node:http";

/** Cache-Control of pages for shared caches. A build changes the pages but not their addresses. */
export const PAGE_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * One year: Next's value for everything that the build generates, meant for caches that each deploy clears.
 * Other caches are not.
 */
const UNTIL_NEXT_DEPLOY = /^s-maxage=31536000\b/;

/**
 * Prevents shared caches from storing a page of Next longer than one of ours: its scripts disappear two
 * builds later.
 */
export function keepCacheControl(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(
      name,
      name.toLowerCase() === "cache-control" && UNTIL_NEXT_DEPLOY.test(String(value)) ? PAGE_CACHE : value,
    );
}

import { env } from "./env.ts";

/**
 * Returns true if the visitor uses https, according to SITE_URL or to the proxy in front, which
 * scripts/serve.ts has checked.
 */
export function isSecure(headers: Headers): boolean {
  const { SITE_URL } = env();
  return SITE_URL?.startsWith("https://") === true || headers.get("x-forwarded-proto") === "https";
}

/** Returns the origins of this site: SITE_URL and the host of the request. */
export function ownOrigins(headers: Headers): string[] {
  const { SITE_URL } = env();
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  const origins = host === null ? [] : [`http://${host}`, `https://${host}`];
  return SITE_URL === undefined ? origins : [...origins, new URL(SITE_URL).origin];
}

/**
 * Returns true if the browser's headers say that another site sent this request. Programs send none of them
 * and have no cookies.
 */
export function isForeign(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return !ownOrigins(headers).includes(origin);
  const site = headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

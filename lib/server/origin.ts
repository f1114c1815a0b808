import { env } from "./env.ts";

/**
 * True if the visitor came by https, according to SITE_URL or to the proxy in front, which scripts/serve.ts has
 * checked.
 */
export function isSecure(headers: Headers): boolean {
  const { SITE_URL } = env();
  return SITE_URL?.startsWith("https://") === true || headers.get("x-forwarded-proto") === "https";
}

/** Origins that are this site: SITE_URL and the host that the request names. */
export function ownOrigins(headers: Headers): string[] {
  const { SITE_URL } = env();
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  const origins = host === null ? [] : [`http://${host}`, `https://${host}`];
  return SITE_URL === undefined ? origins : [...origins, new URL(SITE_URL).origin];
}

/**
 * True if another site sent this request, according to the browser's headers. A program sends none of them and has no
 * cookies.
 */
export function isForeign(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return !ownOrigins(headers).includes(origin);
  const site = headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

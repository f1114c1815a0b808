/**
 * Whether a request comes from a page of this site, or from no page at all (curl, tests). Browsers name the origin of
 * every POST. X-Forwarded-Host is the server's own word: see scripts/serve.ts.
 */
export function isOwnOrigin(request: Request): boolean {
  const { headers, url } = request;
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") !== "cross-site";
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? new URL(url).host;
  return URL.parse(origin)?.host === host;
}

import type { IncomingMessage } from "node:http";
import { BOUNDS } from "./bounds.ts";
import { messages } from "./messages.ts";
import type { Rejection } from "./rejection.ts";

/** Paths that accept bodies: routes of the API, and pages whose forms work without script. */
const TAKES_POST = /^\/(?:api\/|admin(?:\/|$)|contact$|reviews$)/;
const NEXTS_OWN = /^\/+_global-error\b/;
/**
 * Matches segments that change a path, encoded or not. Next resolves them, and would serve another route than
 * this server and a proxy in front see, with other limits.
 */
const LEADS_ELSEWHERE = /(?:^|\/)\.\.?(?:\/|$)|[\\#]/;
/** The liveness check, which balancers request with HTTP/1.0 and no Host. */
const HEALTH = /^\/api\/health(?:\?|$)/;
/** Paths that answer OPTIONS: browsers send a preflight request to the API. */
const TAKES_OPTIONS = /^\/api\//;

const rejection = (status: number, detail: string, headers?: Record<string, string>): Rejection => ({
  status,
  detail,
  ...(headers && { headers }),
});

/** Returns the reason to reject a request before any work; undefined for a valid one. */
export function refusalOf(request: IncomingMessage): Rejection | undefined {
  const { url = "", method = "", headers, rawHeaders } = request;
  if (!url.startsWith("/")) return rejection(400, messages.notAPath);
  if (headers.host === undefined && !isOldHealthCheck(request)) return rejection(400, messages.hostMissing);
  if (hasSecondHost(rawHeaders)) return rejection(400, messages.hostRepeated);
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue")
    return rejection(417, messages.expectationUnsupported);
  const [path = "", query = ""] = splitOnce(url, "?");
  return (
    refusedPath(path) ??
    refusedMethod(method, path) ??
    refusedCounts(query, headers.cookie ?? "") ??
    refusedBody(path, headers)
  );
}

/**
 * Returns true for a liveness check with HTTP/1.0, which requires no Host (RFC 9112, 3.2 only requires it of
 * HTTP/1.1).
 */
const isOldHealthCheck = ({ url = "", httpVersion }: IncomingMessage): boolean =>
  httpVersion === "1.0" && HEALTH.test(url);

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Detects a duplicate Host: Node uses the first, a proxy may use the last (RFC 9112, 3.2). */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

function refusedPath(path: string): Rejection | undefined {
  if (NEXTS_OWN.test(path)) return rejection(404, messages.notFound);
  if (count(path, "/") > BOUNDS.segments) return rejection(414, messages.pathTooLong);
  try {
    const decoded = decodeURIComponent(path);
    if (LEADS_ELSEWHERE.test(decoded)) return rejection(400, messages.pathPartNotAllowed);
    if (!decoded.includes("\0")) return undefined;
  } catch {
    // Invalid UTF-8, or a percent sign without two digits.
  }
  return rejection(400, messages.pathMalformed);
}

function refusedMethod(method: string, path: string): Rejection | undefined {
  const allowed = ["GET", "HEAD"];
  if (TAKES_POST.test(path)) allowed.push("POST");
  if (TAKES_OPTIONS.test(path)) allowed.push("OPTIONS");
  if (allowed.includes(method)) return undefined;
  const methods = allowed.join(", ");
  return rejection(405, messages.methodNotAllowed({ method, allowed: methods }), { Allow: methods });
}

function refusedCounts(query: string, cookies: string): Rejection | undefined {
  if (query !== "" && count(query, "&") >= BOUNDS.parameters)
    return rejection(414, messages.tooManyParameters(BOUNDS.parameters));
  if (cookies !== "" && count(cookies, ";") >= BOUNDS.cookies)
    return rejection(431, messages.tooManyCookies(BOUNDS.cookies));
  return undefined;
}

function refusedBody(path: string, headers: IncomingMessage["headers"]): Rejection | undefined {
  const most = path.startsWith("/api/") ? BOUNDS.bodyBytes : BOUNDS.pageBodyBytes;
  if (Number(headers["content-length"] ?? 0) > most)
    return rejection(413, messages.bodyTooLarge(most / 1024));
  if (headers["transfer-encoding"] !== undefined) return rejection(411, messages.lengthMissing);
  return undefined;
}

function count(text: string, character: string): number {
  let total = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) total += 1;
  return total;
}

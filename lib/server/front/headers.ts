import { NO_PAGE_POLICY, SCRIPT_POLICY } from "./policy.ts";

/** A year in seconds. */
const YEAR = 31_536_000;

/**
 * Matches paths that other sites may load: the API, images, and embeds with their files, which have no origin
 * in a sandboxed frame.
 */
const FOR_OTHERS = /^\/(?:embed\/|_next\/static\/|api\/v1(?:\/|$)|[^/?]*\.(?:svg|png|ico)(?:\?|$))/;

/**
 * Matches files that scripts and styles of other origins may read: data sets, to which the schemas of the API
 * point, and the fonts of embeds, which have no origin in a sandboxed frame. next.config.mjs has the same for
 * development.
 */
const READABLE_BY_OTHERS = /^\/(?:data\/|_next\/static\/[^?]*\.woff2(?:\?|$))/;

export interface Transport {
  /** True if visitors use https. */
  secure: boolean;
  /** Requires https for all subdomains, too. */
  hstsSubdomains?: boolean | undefined;
}

/** Returns the headers of every answer. Next overrides those that a page sets itself (next.config.mjs). */
export function headersFor(
  url: string,
  { secure, hstsSubdomains = false }: Transport,
): Readonly<Record<string, string>> {
  const hsts = `max-age=${YEAR}${hstsSubdomains ? "; includeSubDomains" : ""}`;
  return {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": url.startsWith("/_next/static/") ? SCRIPT_POLICY : NO_PAGE_POLICY,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": FOR_OTHERS.test(url) ? "cross-origin" : "same-origin",
    ...(READABLE_BY_OTHERS.test(url) && { "Access-Control-Allow-Origin": "*" }),
    ...(secure && { "Strict-Transport-Security": hsts }),
  };
}

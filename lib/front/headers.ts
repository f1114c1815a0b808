import { NO_PAGE_POLICY, SCRIPT_POLICY } from "./policy.ts";

/** Seconds of a year. */
const YEAR = 31_536_000;

/**
 * What other sites may load: the API, images, and embeds with what they consist of, which in a sandboxed frame come from
 * no origin at all.
 */
const FOR_OTHERS = /^\/(?:embed\/|_next\/static\/|api\/v1(?:\/|$)|[^/?]*\.(?:svg|png|ico)(?:\?|$))/;

/** The transport on which visitors reach the site. */
export interface Transport {
  /** Visitors come by https. */
  secure: boolean;
  /** Browsers are told to use https for all subdomains, too. */
  hstsSubdomains?: boolean | undefined;
}

/**
 * The headers that every answer has, whoever writes it. Next writes over those that a page has its own word for
 * (next.config.mjs).
 */
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
    ...(secure && { "Strict-Transport-Security": hsts }),
  };
}

import type { ServerResponse } from "node:http";

/**
 * Content security policy. Inline scripts run only with a listed hash or nonce: a built page has its hashes
 * (scripts/pack), a dynamic page a nonce (proxy.ts).
 */

const SCRIPTS = "script-src 'self'";

/** Directives except for scripts. React writes style attributes: widths of bars, positions of points. */
const COMMON = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  // Toasts, and dialogs that lock scrolling, insert style elements whose text depends on the window.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // The style sheet contains the point and comma of results (docs/decisions/numerals.md).
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "manifest-src 'self'",
];

const AUDIENCE = {
  page: ["form-action 'self' https://duckduckgo.com", "frame-ancestors 'self'"],
  // May be framed by anyone. `frame-ancestors *` would exclude local files and the sandboxed previews of page
  // builders.
  embed: ["form-action 'self'"],
  admin: ["form-action 'self'", "frame-ancestors 'none'"],
} as const;

export type Audience = keyof typeof AUDIENCE;

/** Returns the policy of a page with these inline scripts: `'sha256-…'` or `'nonce-…'` each. */
export const pagePolicy = (scripts: readonly string[], audience: Audience): string =>
  [...COMMON, [SCRIPTS, ...scripts].join(" "), ...AUDIENCE[audience]].join("; ");

/** Policy of everything that is not a page: data, files, errors. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of a script file, which a worker with this code inherits: it loads its other parts from here. */
export const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'";

export function audienceOf(path: string): Audience {
  if (path.startsWith("/embed/")) return "embed";
  return /^\/admin(?:\/|$)/.test(path) ? "admin" : "page";
}

export interface OwnPolicies {
  /** Policies of Next's prebuilt not-found and error pages. */
  notFound: string;
  failed: string;
  /** Hashes of the inline scripts on every page. */
  scripts: readonly string[];
}

/** Completes the policy of Next's answers: a nonce for dynamic pages, an entry in `built` for others. */
export function keepPolicy(response: ServerResponse, policies: OwnPolicies, built: string | undefined): void {
  const write = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    const status = Number(all[0]);
    const policy = String(response.getHeader("content-security-policy"));
    const isPage = String(response.getHeader("content-type")).startsWith("text/html");
    if (policy.includes("'nonce-"))
      response.setHeader(
        "Content-Security-Policy",
        policy.replace(SCRIPTS, () => [SCRIPTS, ...policies.scripts].join(" ")),
      );
    else if (isPage && status >= 500) response.setHeader("Content-Security-Policy", policies.failed);
    else if (isPage && (built !== undefined || status >= 400))
      response.setHeader("Content-Security-Policy", built ?? policies.notFound);
    return write(...all);
  };
}

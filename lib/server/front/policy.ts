import type { ServerResponse } from "node:http";

/**
 * The content security policy. No inline script runs but those whose hash or nonce is named here: a page that was built has
 * the hashes of its own (scripts/pack), a page that is rendered on demand a nonce (proxy.ts).
 */

const SCRIPTS = "script-src 'self'";

/** Directives for everything except scripts. React writes styles in attributes: widths of bars, positions of points. */
const COMMON = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  // Toasts, and dialogs while they keep the page from scrolling, write style elements whose text depends on the window.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // The point and comma of results come with the style sheet (docs/decisions/numerals.md).
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "manifest-src 'self'",
];

/** Who may show a page in a frame, and where its forms may go. */
const AUDIENCE = {
  page: ["form-action 'self' https://duckduckgo.com", "frame-ancestors 'self'"],
  // May be framed by anyone. No `frame-ancestors *`: it would keep out local files and the sandboxed previews of page
  // builders.
  embed: ["form-action 'self'"],
  admin: ["form-action 'self'", "frame-ancestors 'none'"],
} as const;

export type Audience = keyof typeof AUDIENCE;

/** The policy of a page whose inline scripts are these: `'sha256-…'` or `'nonce-…'` each. */
export const pagePolicy = (scripts: readonly string[], audience: Audience): string =>
  [...COMMON, [SCRIPTS, ...scripts].join(" "), ...AUDIENCE[audience]].join("; ");

/** Policy of everything that is not a page: data, files, errors. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a script file, which is that of the worker whose code it is: it loads its other parts from here. */
export const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'";

/** Who a page is for, by its path. */
export function audienceOf(path: string): Audience {
  if (path.startsWith("/embed/")) return "embed";
  return /^\/admin(?:\/|$)/.test(path) ? "admin" : "page";
}

/** Policies that the build determines. */
export interface OwnPolicies {
  /** Policies of Next's prebuilt not-found and error pages. */
  notFound: string;
  failed: string;
  /** The hashes of the inline scripts that every page of the site has. */
  scripts: readonly string[];
}

/**
 * Completes the policy of what Next answers: a page that is rendered on demand names its nonce alone, and one that was built,
 * `built`, has its own.
 */
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

import { createHash } from "node:crypto";

const START = "<script";
const END = "</script>";

/** Returns the hashes of a page's inline scripts for its content security policy. */
export function inlineScripts(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf(START); at >= 0; at = html.indexOf(START, at)) {
    const open = html.indexOf(">", at);
    const close = html.indexOf(END, open);
    if (open < 0 || close < 0) break;
    if (isInline(html.slice(at + START.length, open)))
      hashes.add(
        `'sha256-${createHash("sha256")
          .update(html.slice(open + 1, close))
          .digest("base64")}'`,
      );
    at = close + END.length;
  }
  return [...hashes];
}

/** True if a script element contains code that a browser runs: neither a file nor data. */
const isInline = (attributes: string): boolean =>
  !attributes.includes(' src="') && !/ type="application\/(?:ld\+)?json"/.test(attributes);

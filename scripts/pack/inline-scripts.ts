import { createHash } from "node:crypto";

/** A script element with what is in it. Of a page of ours, never of a visitor's. */
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Types of what no browser runs. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;

/** The hashes of the inline scripts of a page, as a content security policy names them. */
export function inlineScripts(html: string): readonly string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\bsrc="/.test(attributes) && !DATA_BLOCK.test(attributes))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

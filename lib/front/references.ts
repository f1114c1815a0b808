import type { IncomingMessage } from "node:http";
import { BOUNDS } from "./bounds.ts";

const QUOTE = 0x22;
const DOLLAR = 0x24;
const ESCAPED_DOLLAR = Buffer.from("\\u0024");

/**
 * Ends a request to a page whose body holds more references of React's ("$1" as JSON) than any form of ours: React
 * spends microseconds on each, and it decodes a body before any code of ours can look at it. Counts while Next reads.
 */
export function boundReferences(request: IncomingMessage): void {
  let references = 0;
  let tail: Buffer = Buffer.alloc(0);
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, ...rest) => {
    if (chunk) {
      // A reference may begin at the end of one piece.
      const text = Buffer.concat([tail, chunk]);
      references += referencesIn(text, tail.length);
      tail = text.subarray(-(ESCAPED_DOLLAR.length - 1));
      if (references > BOUNDS.references) {
        request.destroy();
        return false;
      }
    }
    return push(chunk, ...rest);
  };
}

/** How many references end behind a place in a text. */
function referencesIn(text: Buffer, from: number): number {
  let found = 0;
  for (let at = text.indexOf(DOLLAR, from); at >= 0; at = text.indexOf(DOLLAR, at + 1))
    if (text[at - 1] === QUOTE) found += 1;
  for (let at = text.indexOf(ESCAPED_DOLLAR); at >= 0; at = text.indexOf(ESCAPED_DOLLAR, at + 1))
    if (at + ESCAPED_DOLLAR.length > from) found += 1;
  return found;
}

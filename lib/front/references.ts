import type { IncomingMessage } from "node:http";
import { BOUNDS } from "./bounds.ts";

const QUOTE = 0x22;
const DOLLAR = 0x24;
const ESCAPED_DOLLAR = Buffer.from("\\u0024");

const refused = new WeakSet<IncomingMessage>();

/** Whether the body of a request was cut off since it holds too many references. */
export const hasTooManyReferences = (request: IncomingMessage): boolean => refused.has(request);

/**
 * Cuts the body of a request to a page off where it holds more references of React's ("$1" as JSON) than any form of ours:
 * React spends microseconds on each, and it decodes a body before any code of ours can look at it. Counts while Next reads.
 * What follows is read and forgotten, then `onTooMany` is called: a connection that broke off instead would look to a proxy
 * like a server that is gone, and after three tries all of them would.
 */
export function boundReferences(request: IncomingMessage, onTooMany: () => void): void {
  let references = 0;
  let tail: Buffer = Buffer.alloc(0);
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, ...rest) => {
    if (references > BOUNDS.references) {
      if (chunk !== null) return true;
      onTooMany();
      return push(null);
    }
    if (chunk) {
      // A reference may begin at the end of one piece.
      const text = Buffer.concat([tail, chunk]);
      references += referencesIn(text, tail.length);
      tail = text.subarray(-(ESCAPED_DOLLAR.length - 1));
      if (references > BOUNDS.references) {
        refused.add(request);
        return true;
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

import type { IncomingMessage } from "node:http";
import { BOUNDS } from "./bounds.ts";

const QUOTE = 0x22;
const DOLLAR = 0x24;
const ESCAPED_DOLLAR = Buffer.from("\\u0024");
/** Boundary of a multipart form, in its Content-Type (RFC 2046, 5.1.1: 70 characters at most). */
const BOUNDARY = /^multipart\/form-data;.{0,200}?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/is;

const cutRequests = new WeakSet<IncomingMessage>();

/** True if the body of a request was cut off because it has too many parts or references. */
export const isTooComplex = (request: IncomingMessage): boolean => cutRequests.has(request);

/**
 * Truncates the body of a request to a page at more parts, or more React references ("$1" as JSON), than our
 * forms have: each costs microseconds, and React decodes a body before our code can check it. Counts while
 * Next reads. Then drains the rest and calls `onTooComplex`: a broken connection would look to a proxy like a
 * dead server, and after three tries all of them would.
 */
export function boundForm(request: IncomingMessage, onTooComplex: () => void): void {
  const delimiter = delimiterIn(request.headers["content-type"]);
  const reach = Math.max(ESCAPED_DOLLAR.length, delimiter?.length ?? 0) - 1;
  let [references, parts] = [0, 0];
  let tail: Buffer = Buffer.alloc(0);
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, ...rest) => {
    if (cutRequests.has(request)) {
      if (chunk !== null) return true;
      onTooComplex();
      return push(null);
    }
    if (chunk) {
      // A match may begin at the end of the previous chunk.
      const text = Buffer.concat([tail, chunk]);
      references += referencesIn(text, tail.length);
      if (delimiter) parts += countOf(delimiter, text, tail.length);
      tail = text.subarray(-reach);
      if (references > BOUNDS.references || parts > BOUNDS.parts) {
        cutRequests.add(request);
        return true;
      }
    }
    return push(chunk, ...rest);
  };
}

/** Returns the delimiter before each part of a form's body; undefined for other bodies. */
function delimiterIn(type = ""): Buffer | undefined {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? undefined : Buffer.from(`--${boundary}`, "latin1");
}

/** Counts the references that end after an offset of a text. */
function referencesIn(text: Buffer, from: number): number {
  let total = 0;
  for (let at = text.indexOf(DOLLAR, from); at >= 0; at = text.indexOf(DOLLAR, at + 1))
    if (text[at - 1] === QUOTE) total += 1;
  return total + countOf(ESCAPED_DOLLAR, text, from);
}

/** Counts the occurrences of a byte sequence that end after an offset of a text. */
function countOf(sought: Buffer, text: Buffer, from: number): number {
  let total = 0;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1))
    if (at + sought.length > from) total += 1;
  return total;
}

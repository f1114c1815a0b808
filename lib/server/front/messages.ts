import { formatCounted } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";

/** Reasons to reject a request. Functions take the values that a sentence names. */
export const messages = {
  bodyTooLarge: (kilobytes: number): string => `The body is too large: the limit is ${kilobytes} KB.`,
  expectationUnsupported: "The only expectation supported is 100-continue.",
  hostMissing: "The request names no host.",
  hostRepeated: "The request names more than one host.",
  lengthMissing: "The request must state the length of its body (Content-Length).",
  methodNotAllowed: ({ method, allowed }: { method: string; allowed: string }): string =>
    `${method} is not allowed here. Allowed: ${allowed}.`,
  notAPath: "The address must be a path that begins with a slash.",
  notFound: "Nothing was found at this address.",
  pathMalformed: "The path is not well-formed: a percent sign in it must be written as %25.",
  pathPartNotAllowed: 'The path must not contain "." or ".." as a part, a backslash or a number sign.',
  pathTooLong: "The path has too many parts.",
  tooManyCalls: ({ maximum, seconds }: { maximum: number; seconds: number }): string =>
    `More than ${maximum} calls per minute. Try again in ${formatCounted(seconds, TIME_UNITS.second)}.`,
  tooManyCookies: (maximum: number): string => `The request has more than ${maximum} cookies.`,
  tooManyParameters: (maximum: number): string => `The address has more than ${maximum} parameters.`,
};

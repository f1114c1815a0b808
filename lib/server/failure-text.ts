const MAX_LENGTH = 200;

/** Texts that must not appear in the database or the log: mail addresses, IP addresses, keys. */
const PRIVATE_PARTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[^\s<>()@]{1,64}@[^\s<>()@]{1,255}/g, "[address]"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[address]"],
  [/(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}/gi, "[address]"],
  [/\b(?:sk|key)-[\w*-]{6,200}/g, "[key]"],
];

/**
 * Formats the failure message of a mail server or a model service: one line, shortened, without addresses and
 * keys.
 */
export function failureText(text: string): string {
  let line = text.slice(0, 10 * MAX_LENGTH).replace(/[\s\p{Cc}]+/gu, " ");
  for (const [pattern, replacement] of PRIVATE_PARTS) line = line.replace(pattern, replacement);
  return [...line.trim()].slice(0, MAX_LENGTH).join("");
}

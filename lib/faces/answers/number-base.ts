import { normalizeName } from "../../units/unit-names.ts";

/** Number with an explicit base: "0xff", "hex ff", "xiv roman". */
interface BasedNumber {
  /** Number with the mark of its base: "0xff", "XIV". */
  value: string;
  from: string;
  /** The base as entered, "decimal" if none was. */
  target: string;
}

export const BASES = "number-base";

/** Matches a mark that every such text has. */
const MARK = /\b0[xbo][\da-f]|\bhex|\bbinary\b|\boctal\b|\broman\b|\barabic\b/i;
const LEAD = /^(?:convert|what is|what's|whats)(?: the)? /i;
const TO = "(?: (?:to|in|into|as) (?:an? )?([a-z][a-z\\d ]{0,24}))?";
const MARKED = new RegExp(
  `^(?:(?:hex|hexadecimal|binary|octal)(?: number)? )?(0x[\\da-f_]{1,64}|0b[01_]{1,190}|0o[0-7_]{1,64})(?: (?:hex|hexadecimal|binary|octal))?${TO}$`,
  "i",
);
const NAMED =
  "(hex|hexadecimal|binary|octal|roman|roman numerals?|hex number|hexadecimal number|binary number|octal number)";
const NAME_FIRST = new RegExp(`^${NAMED} ([\\da-z]{1,190})${TO}$`, "i");
const NAME_LAST = new RegExp(`^([\\da-z]{1,190}) ${NAMED}${TO}$`, "i");
const TO_ARABIC = /^([ivxlcdm]{1,15}) (?:to|in|into|as) (?:arabic(?: numerals?| numbers?)?)$/i;

/** Bases with their mark, their digits and the digits of no other base: “hex 255” may be a target. */
const KINDS: readonly { name: RegExp; from: string; mark: string; digits: RegExp; doubtless: RegExp }[] = [
  { name: /^hex/i, from: "hexadecimal", mark: "0x", digits: /^[\da-f]+$/i, doubtless: /[a-f]/i },
  { name: /^bin/i, from: "binary", mark: "0b", digits: /^[01]+$/, doubtless: /^[01]{4,}$/ },
  { name: /^oct/i, from: "octal", mark: "0o", digits: /^[0-7]+$/, doubtless: /^$/ },
  { name: /^roman/i, from: "roman", mark: "", digits: /^[ivxlcdm]+$/i, doubtless: /./ },
];

/** Reads a conversion of number bases, by default to decimal. */
export function readNumberBase(text: string): BasedNumber | undefined {
  if (!MARK.test(text)) return undefined;
  const plain = normalizeName(text)
    .replace(LEAD, "")
    .replace(/(?<![\s?=])[\s?=]+$/, "");
  const marked = MARKED.exec(plain);
  if (marked?.[1] !== undefined) {
    const value = marked[1];
    const kind = KINDS.find(({ mark }) => mark !== "" && value.toLowerCase().startsWith(mark));
    return kind && { value, from: kind.from, target: targetOf(marked[2]) };
  }
  const arabic = TO_ARABIC.exec(plain)?.[1];
  if (arabic !== undefined) return { value: arabic.toUpperCase(), from: "roman", target: "decimal" };
  const first = NAME_FIRST.exec(plain);
  const [, name, digits, toward] = first ?? swapped(NAME_LAST.exec(plain)) ?? [];
  const kind = KINDS.find(({ name: pattern }) => pattern.test(name ?? ""));
  // “hex dec” names two bases.
  if (!kind || digits === undefined || /^dec$/i.test(digits) || !kind.digits.test(digits)) return undefined;
  if (first && toward === undefined && !kind.doubtless.test(digits)) return undefined;
  const value = kind.mark === "" ? digits.toUpperCase() : kind.mark + digits;
  return { value, from: kind.from, target: targetOf(toward) };
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]];

/** Returns the name that the converter knows: "numbers" are decimal ones. */
const targetOf = (name = "decimal"): string =>
  name
    .trim()
    .replace(/^(?:arabic(?: numerals?| numbers?)?|numbers?)$/i, "decimal")
    .replace(/ numbers?$/i, "");

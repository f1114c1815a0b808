import { type ConverterLaws, Failure, type TextLaw } from "../../units/law.ts";
import * as R from "../../units/rational.ts";

const messages = {
  bcdDigitInvalid: (bits: string): string => `${bits} is not a decimal digit: BCD uses 0000 to 1001.`,
  bcdInvalid: "BCD is written in 0s and 1s, with four bits per digit.",
  complement: ({ width, pattern }: { width: number; pattern: string }): string => `In ${width}-bit two’s complement: ${pattern}.`,
  digitInvalid: ({ digit, radix, range, mark }: { digit: string; radix: number; range: string; mark: string }): string => `“${digit}” is not a digit of base ${radix}: ${range}.${mark}`,
  fractionCut: (digits: number): string => `The fraction is cut off after ${digits} digits; the exact value continues.`,
  markedBinary: " It is marked as binary.",
  markedHexadecimal: " It is marked as hexadecimal.",
  markedOctal: " It is marked as octal.",
  missing: "Enter a number.",
  notADecimal: ({ text, digits }: { text: string; digits: number }): string => `“${text}” is not a decimal number of at most ${digits} digits.`,
  notANumber: (text: string): string => `“${text}” is not a number.`,
  romanInvalid: "Roman numerals are written with I, V, X, L, C, D and M.",
  romanNotWhole: "Roman numerals cover whole numbers from 1 to 3999.",
  romanUnknown: (numeral: string): string => `“${numeral}” is not a Roman numeral from I to MMMCMXCIX.`,
  tooLong: (digits: number): string => `At most ${digits} digits can be converted.`,
};

/** Maximum digits that are read, and of a terminating fraction. */
const MAX_DIGITS = 400;
/** Maximum digits after the point of a fraction that does not end sooner. */
const FRACTION_DIGITS = 40;

const exactly = (value: number | R.Rational): R.Rational => (typeof value === "number" ? R.fromNumber(value) : value);

/**
 * Returns sign and digits of an entered number without the marks of its base: 0x, 0b, 0o, &H, #, $, a
 * trailing h, b, o or subscript.
 */
function plainDigits(text: string, radix: number): { negative: boolean; digits: string } {
  const entered = text
    .replace(/(?<![₀-₉])[₀-₉]+$/u, (mark) => (fromSubscript(mark) === radix ? "" : ` ${mark}`))
    .normalize("NFKC")
    .replace(/[−–]/g, "-")
    .trim()
    .toUpperCase();
  const negative = entered.startsWith("-");
  let digits = entered.replace(/^[+-]\s*/, "");
  if (radix === 16) digits = digits.replace(/^(?:0X|&H|#|\$)(?=.)/, "").replace(/(?<=.)H$/, "");
  if (radix === 2) digits = digits.replace(/^0B(?=.)/, "").replace(/(?<=.)B$/, "");
  if (radix === 8) digits = digits.replace(/^(?:0O|&O)(?=.)/, "").replace(/(?<=.)[OQ]$/, "");
  return { negative, digits: withoutGroups(digits, radix) };
}

const fromSubscript = (text: string): number => Number([...text].map((c) => "₀₁₂₃₄₅₆₇₈₉".indexOf(c)).join(""));

/**
 * Removes grouping marks, and converts a decimal comma to a point: 1 000 · 1_000 · 1'000 · 1,000 ·
 * 1,000,000.5 · 1,5.
 */
function withoutGroups(digits: string, radix: number): string {
  const joined = digits.replace(/(?<=[0-9A-Z.])[\s_'’](?=[0-9A-Z.])/g, "");
  if (radix === 10 && /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(joined)) return joined.replaceAll(",", "");
  const commas = joined.split(",").length - 1;
  const fraction = joined.includes(".") ? joined.slice(joined.indexOf(".")) : "";
  if (commas > 1 && !fraction.includes(",")) return joined.replaceAll(",", "");
  return commas === 1 && !joined.includes(".") ? joined.replace(",", ".") : joined;
}

/** Explains a number that has the prefix of another base. */
function foreignMark(digits: string): string {
  if (/^0X/.test(digits)) return messages.markedHexadecimal;
  if (/^0B[01]/.test(digits)) return messages.markedBinary;
  return /^0O[0-7]/.test(digits) ? messages.markedOctal : "";
}

function parsePositional(text: string, radix: number): R.Rational | Failure {
  const { negative, digits } = plainDigits(text, radix);
  if (digits === "") return new Failure(messages.missing);
  if (digits.length > MAX_DIGITS) return new Failure(messages.tooLong(MAX_DIGITS));
  if (radix === 10 && /E/.test(digits)) {
    const decimal = R.parseDecimal(digits);
    if (!decimal) return new Failure(messages.notADecimal({ text: clip(text), digits: MAX_DIGITS }));
    return negative ? R.negate(decimal) : decimal;
  }
  if (!/^(?:[0-9A-Z]+(?:\.[0-9A-Z]*)?|\.[0-9A-Z]+)$/.test(digits)) return new Failure(messages.notANumber(clip(text)));
  const wrong = [...digits].find((digit) => digit !== "." && !(digitValue(digit) < radix));
  if (wrong !== undefined) {
    return new Failure(messages.digitInvalid({ digit: wrong, radix, range: digitRange(radix), mark: foreignMark(digits) }));
  }
  const [whole = "", fraction = ""] = digits.split(".");
  const size = BigInt(radix);
  let number = 0n;
  for (const digit of whole + fraction) number = number * size + BigInt(digitValue(digit));
  return R.rational(negative ? -number : number, size ** BigInt(fraction.length));
}

const digitValue = (digit: string): number => Number.parseInt(digit, 36);
const clip = (text: string): string => [...text.trim()].slice(0, 24).join("");

function digitRange(radix: number): string {
  if (radix === 2) return "use 0 and 1";
  if (radix <= 10) return `use 0 to ${radix - 1}`;
  return `use 0 to 9 and ${radix === 12 ? "A, B" : `A to ${(radix - 1).toString(36).toUpperCase()}`}`;
}

/** Formats the digits of |value| in a base, truncated if the fraction does not end in time. */
function positional(value: R.Rational, radix: number): { text: string; cut: boolean } {
  const n = value.n < 0n ? -value.n : value.n;
  const size = BigInt(radix);
  const whole = (n / value.d).toString(radix).toUpperCase();
  const limit = radix === 10 && endsInTime(value.d) ? MAX_DIGITS : FRACTION_DIGITS;
  let rest = n % value.d;
  let fraction = "";
  while (rest !== 0n && fraction.length < limit) {
    rest *= size;
    fraction += (rest / value.d).toString(radix).toUpperCase();
    rest %= value.d;
  }
  const trimmed = fraction.replace(/(?<!0)0+$/, "");
  return { text: trimmed ? `${whole}.${trimmed}` : whole, cut: rest !== 0n };
}

/** True if a fraction with this denominator ends within the decimals that are written. */
const endsInTime = (denominator: bigint): boolean => 10n ** BigInt(MAX_DIGITS) % denominator === 0n;

const signed = (value: R.Rational, text: string): string => (value.n < 0n && /[1-9A-Z]/.test(text) ? `-${text}` : text);

const cutNote = (cut: boolean): string | undefined => (cut ? messages.fractionCut(FRACTION_DIGITS) : undefined);

/** The pattern of a negative whole number in the narrowest usual word. */
function twosComplement(value: R.Rational, radix: number): string | undefined {
  if (value.n >= 0n || !R.isInteger(value)) return undefined;
  const width = [8, 16, 32, 64].find((bits) => value.n >= -(2n ** BigInt(bits - 1)));
  if (width === undefined) return undefined;
  const pattern = BigInt.asUintN(width, value.n).toString(radix).toUpperCase();
  return messages.complement({ width, pattern });
}

/** Positional notation, base 2 to 36: Knuth, TAOCP 2, section 4.4. Digits 0–9 then A–Z; sign before the digits. */
const base = (radix: number): TextLaw => ({
  parse: (text) => parsePositional(text, radix),
  format: (value) => signed(exactly(value), positional(exactly(value), radix).text),
  note: (value) => {
    const exact = exactly(value);
    const complement = radix === 2 || radix === 16 ? twosComplement(exact, radix) : undefined;
    return complement ?? cutNote(positional(exact, radix).cut);
  },
});

/** Binary-coded decimal, 8421 code: each decimal digit as four bits, in groups of four. */
const bcd: TextLaw = {
  parse: (text) => {
    const entered = text.normalize("NFKC").replace(/[−–]/g, "-").trim();
    const digits = entered.replace(/^[+-]/, "").replace(/[\s_]/g, "");
    if (!/^[01]+(?:\.[01]+)?$/.test(digits)) return new Failure(messages.bcdInvalid);
    const [whole = "", fraction = ""] = digits.split(".");
    const groups = (bits: string): string[] => bits.match(/.{4}/g) ?? [];
    const wholeGroups = groups(whole.padStart(Math.ceil(whole.length / 4) * 4, "0"));
    const fractionGroups = groups(fraction.padEnd(Math.ceil(fraction.length / 4) * 4, "0"));
    const all = [...wholeGroups, ...fractionGroups];
    if (all.length > MAX_DIGITS) return new Failure(messages.tooLong(MAX_DIGITS));
    const wrong = all.find((group) => Number.parseInt(group, 2) > 9);
    if (wrong) return new Failure(messages.bcdDigitInvalid(wrong));
    const number = BigInt(all.map((group) => Number.parseInt(group, 2)).join(""));
    return R.rational(entered.startsWith("-") ? -number : number, 10n ** BigInt(fractionGroups.length));
  },
  format: (value) => {
    const { text } = positional(exactly(value), 10);
    const bits = [...text].map((c) => (c === "." ? "." : Number(c).toString(2).padStart(4, "0"))).join(" ");
    return signed(exactly(value), bits.replace(" . ", "."));
  },
  note: (value) => cutNote(positional(exactly(value), 10).cut),
};

const ROMAN = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** Roman numerals 1 to 3999 in subtractive notation; IIII, XXXX and CCCC of clock faces and inscriptions are read too. */
const roman: TextLaw = {
  parse: (text) => {
    const numeral = text.normalize("NFKC").replace(/\s/g, "").toUpperCase();
    if (numeral === "" || !/^[IVXLCDM]+$/.test(numeral)) return new Failure(messages.romanInvalid);
    if (!/^M{0,3}(?:CM|CD|D?C{0,4})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})$/.test(numeral)) {
      return new Failure(messages.romanUnknown(clip(numeral)));
    }
    let rest = numeral;
    let sum = 0;
    for (const [numeral, amount] of ROMAN) {
      while (rest.startsWith(numeral)) {
        sum += amount;
        rest = rest.slice(numeral.length);
      }
    }
    return R.rational(BigInt(sum));
  },
  format: (value) => {
    const exact = exactly(value);
    if (!R.isInteger(exact) || exact.n < 1n || exact.n > 3999n) return new Failure(messages.romanNotWhole);
    let rest = Number(exact.n);
    let text = "";
    for (const [numeral, amount] of ROMAN) {
      while (rest >= amount) {
        text += numeral;
        rest -= amount;
      }
    }
    return text;
  },
};

export default {
  binary: base(2),
  ternary: base(3),
  quaternary: base(4),
  quinary: base(5),
  senary: base(6),
  octal: base(8),
  decimal: base(10),
  duodecimal: base(12),
  hexadecimal: base(16),
  vigesimal: base(20),
  "base-32": base(32),
  "base-36": base(36),
  bcd,
  roman,
} satisfies ConverterLaws;

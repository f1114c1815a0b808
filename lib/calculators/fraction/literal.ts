import { InputError } from "../../core/result/input-error.ts";
import * as R from "../../units/rational.ts";
import { messages } from "./messages.ts";

const { errors } = messages;

const MAX_DIGITS = 1000;
/** Largest power of ten, as in 1.5e-7; beyond it the decimals of a result could not be displayed. */
const MAX_POWER = 300;

/** Digits of a decimal before and after its mark, its repeating digits, and its power of ten: 0.1(6)e3. */
export interface Digits {
  whole: string;
  fixed: string;
  repeating: string;
  power: number;
}

/** Number in an entered expression. */
export interface Literal {
  value: R.Rational;
  /** Raw text, with plain signs and single spaces. */
  text: string;
  form: "whole" | "fraction" | "mixed" | "decimal";
  decimal?: Digits;
  /** Numerator and denominator of a fraction, without the sign before it. */
  ratio?: { above: R.Rational; below: R.Rational };
  /** "2 7/3": the fraction of a mixed number is 1 or more. */
  improperPart?: true;
}

const SIGNS = /[−–—‐‑﹣－]/g;
const SPACES = /[\s\u200b-\u200d\u2060\ufeff]+/g;
const SLASHES = /[⁄∕]/g;
const VULGAR = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
const OVERLINED = /(?:\d[\u0304\u0305])+/g;

/** Normalizes the spellings of signs, spaces, ½ and overlined digits (0.16̅ becomes 0.1(6)). */
export const plainText = (text: string): string =>
  text
    .replace(OVERLINED, (digits) => `(${digits.replace(/\D/g, "")})`)
    .replace(VULGAR, (glyph) => ` ${glyph.normalize("NFKC")} `)
    .replace(SIGNS, "-")
    .replace(SLASHES, "/")
    .replace(SPACES, " ")
    .trim();

const MIXED = /(\d+) (\d+) ?\/ ?([+-]?) ?(\d+)(?![\d.,(])/y;
const DECIMAL = /(\d*)(?:[.,](\d*)(?:\((\d+)\))?)?(?:[eE]([+-]?\d+))?/y;
const BAR = / ?\/ ?([+-]?) ?(?=[\d.,])/y;
const GROUPED = /\d{1,3}(?:,\d{3})+(?![\d(])/y;

const at = (pattern: RegExp, text: string, position: number): RegExpExecArray | undefined => {
  pattern.lastIndex = position;
  return pattern.exec(text) ?? undefined;
};

/**
 * Reads an unsigned number at a position of a plain text; undefined if there is none. @throws InputError
 */
export function readLiteral(text: string, position: number): { literal: Literal; end: number } | undefined {
  if (!/[\d.,]/.test(text[position] ?? "")) return undefined;
  const mixed = at(MIXED, text, position);
  if (mixed) return { literal: mixedLiteral(mixed), end: position + mixed[0].length };
  const above = readDecimal(text, position);
  const bar = at(BAR, text, above.end);
  if (!bar) return above;
  const below = readDecimal(text, above.end + bar[0].length);
  if (R.isZero(below.literal.value)) throw new InputError(errors.denominatorIsZero);
  const sign = bar[1] === "-" ? "-" : "";
  const quotient = R.divide(above.literal.value, below.literal.value);
  return {
    literal: {
      value: sign ? R.negate(quotient) : quotient,
      text: `${above.literal.text}/${sign}${below.literal.text}`,
      form: "fraction",
      ratio: {
        above: above.literal.value,
        below: sign ? R.negate(below.literal.value) : below.literal.value,
      },
    },
    end: below.end,
  };
}

function mixedLiteral([, whole = "", above = "", sign = "", below = ""]: RegExpExecArray): Literal {
  if (sign) throw new InputError(errors.signInMixedNumber);
  const [w, n, d] = [bigInt(whole), bigInt(above), bigInt(below)];
  if (d === 0n) throw new InputError(errors.denominatorIsZero);
  const literal: Literal = {
    value: R.rational(w * d + n, d),
    text: `${w} ${n}/${d}`,
    form: "mixed",
  };
  return n >= d ? { ...literal, improperPart: true } : literal;
}

function readDecimal(text: string, position: number): { literal: Literal; end: number } {
  const grouped = at(GROUPED, text, position)?.[0];
  if (grouped && !grouped.startsWith("0")) throw new InputError(errors.ambiguousNumber(quoted(grouped)));
  const match = at(DECIMAL, text, position);
  const [all = "", whole = "", fixed = "", repeating = "", power = "0"] = match ?? [];
  if (whole + fixed + repeating === "") throw new InputError(errors.noNumber(quoted(text.slice(position))));
  if (Math.abs(Number(power)) > MAX_POWER) throw new InputError(errors.powerOfTenOutOfRange(MAX_POWER));
  const end = position + all.length;
  const plain = all.replace(",", ".");
  if (!/[.,eE]/.test(all)) {
    return { literal: { value: { n: bigInt(whole), d: 1n }, text: `${bigInt(whole)}`, form: "whole" }, end };
  }
  const value = R.multiply(decimalValue(whole, fixed, repeating), R.power(TEN, Number(power)));
  return {
    literal: {
      value,
      text: plain,
      form: "decimal",
      decimal: { whole: whole || "0", fixed, repeating, power: Number(power) },
    },
    end,
  };
}

const TEN: R.Rational = { n: 10n, d: 1n };

/**
 * Returns whole.fixed(repeating) exactly: with a fixed and k repeating digits, the difference of the digits
 * with and without the repeating part over 10ᵃ(10ᵏ − 1). 0.(9) is 1.
 */
function decimalValue(whole: string, fixed: string, repeating: string): R.Rational {
  const before = bigInt(whole + fixed || "0");
  const shift = 10n ** BigInt(fixed.length);
  if (repeating === "") return R.rational(before, shift);
  const nines = 10n ** BigInt(repeating.length) - 1n;
  return R.rational(bigInt(whole + fixed + repeating) - before, shift * nines);
}

function bigInt(digits: string): bigint {
  if (digits.length > MAX_DIGITS) throw new InputError(errors.numberTooLong);
  return BigInt(digits);
}

/** Quotes entered text in a message: without control characters, at most 24 characters. */
export function quoted(text: string): string {
  const characters = [...text.trim().replace(/\p{C}/gu, "�")];
  return `“${characters.slice(0, 24).join("")}${characters.length > 24 ? "…" : ""}”`;
}

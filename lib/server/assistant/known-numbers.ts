import { simplified } from "../../kit/phrases/normalize.ts";
import { digitsForWords } from "../../kit/phrases/number-words.ts";
import { readNumberValue } from "../../kit/reader/number-text.ts";
import { sentenceOf } from "../../kit/reader/sentence.ts";

/** Maximum number of tokens whose numbers are also read by the question reader. */
const MAX_TOKENS = 500;

/**
 * Numbers that a text of a language model may contain: those of the visitor, or those that our tools
 * computed. An unknown number reveals a computation by the model.
 */
export class KnownNumbers {
  readonly #values = new Set<string>();

  /** Adds every number of a text, also with its scale ("250k" is 250 and 250,000), and the parts of a fraction or a time. */
  learn(text: string): void {
    for (const parts of [joinedTokens(text), tokensOf(plainOf(text))])
      for (const { natural, pieces, scale, isPercent } of parts) {
        for (const value of [...natural, ...pieces, ...natural.map((number) => scaled(number, scale))])
          this.#values.add(value);
        if (isPercent) for (const value of natural) this.#values.add(`${value}%`);
      }
    const sentence = sentenceOf(simplified(text));
    for (let start = 0; start < Math.min(sentence.tokens.length, MAX_TOKENS); ) {
      const number = readNumberValue(sentence, start);
      if (number) this.#values.add(canonical(number.text));
      start = number?.end ?? start + 1;
    }
  }

  /** Finds the numbers of a reply that are not known. A fraction, a time or a percentage must be known as one. */
  strangersIn(text: string): string[] {
    return joinedTokens(text).flatMap(({ natural, scale, isPercent }) =>
      natural
        .map((number) => scaled(number, scale) + (isPercent ? "%" : ""))
        .filter((value) => !this.#values.has(value)),
    );
  }

  /** Finds the unknown numbers in the arguments of a tool call. */
  strangersAmong(text: string): string[] {
    return tokensOf(plainOf(text)).flatMap(({ natural, scale }) =>
      natural.map((number) => scaled(number, scale)).filter((value) => !this.#values.has(value)),
    );
  }
}

interface Token {
  /** Numbers by English rules: "1,234.5" is one, "3.4.2026" are several. */
  natural: string[];
  /** The other reading of "3,4", as a list. */
  pieces: string[];
  /** Power of ten of the word after it. */
  scale: number;
  isPercent: boolean;
}

const tokenOf = (...natural: string[]): Token => ({ natural, pieces: [], scale: 0, isPercent: false });

const SCALES: Readonly<Record<string, number>> = {
  hundred: 2,
  k: 3,
  thousand: 3,
  lakh: 5,
  m: 6,
  mn: 6,
  million: 6,
  crore: 7,
  b: 9,
  bn: 9,
  billion: 9,
  tn: 12,
  trillion: 12,
};
/** A letter is a scale only directly after the number: "300 K" is a temperature, "5 m" a length. */
const TOKEN =
  /([-−–]?)[$€£¥]?((?:(?<!\p{Nd})\.)?\p{Nd}[\p{Nd}.,]*)(?:(k|mn?|bn?|tn)(?![\p{L}\p{Nd}/])|[\s-](hundred|thousand|lakh|million|crore|billion|trillion)s?(?!\p{L}))?(?=(\s?(?:%|٪|(?:per ?cent|pct)(?!\p{L})))?)/giu;
/**
 * Scales and multiples without a number, which `digitsForWords` reads. A model may repeat such a word, but
 * not introduce it.
 */
const WORDS =
  /\b(?<!\d[\s-]?)(?:hundred|thousand|million|billion|trillion)\b|\b(?:dozen|hundred|thousand|million|billion|trillion|third|quarter|fifth|tenth)s\b|\b(?:half|halves|twice|thrice|doubles?|doubled|doubling|triples?|tripled|tripling|quadruples?|quadrupled|squared|cubed|point (?:zero|oh|one))\b|\b[a-z]{2,9}fold\b|\ban? (?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|thousandth)\b/g;
/** Numerals without decimal digits: Roman ones, and Chinese ones of two or more characters. */
const ROMAN = /\b(?=[IVXLC]{3})(?:XC|XL|L?X{0,3}|C{1,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b/g;
const CHINESE = /[〇零一二三四五六七八九十百千萬万億亿兆]{2,}/gu;
/** Numbers of several digit runs: 1.5 × 10^6, 1.5e6; 10^6; 2^8; 3/4; 10:05. Spaced digits: 1 8 1. */
const SCIENTIFIC = /(?<![\p{Nd}.,])(\d[\d.,]{0,30}) ?(?:[×x*·⋅] ?10\^|e)([-−+]?\d{1,3})(?![\p{L}\p{Nd}])/gu;
const JOINED =
  /(?<![\p{Nd}.,/:^])(?:\d{1,9}(?:\.\d{1,9})?\^[-−]?\d{1,9}|\d{1,4} ?\/ ?\d{1,4}(?![\d/])|\d{1,2}(?::\d{2}){1,2}(?!\d)|\d(?: \d){2,9}(?![\d.,]))/gu;

/** Normalizes digits, and writes exponents after ^. */
const plainOf = (text: string): string =>
  digitsForWords(
    text
      .replace(/(?<=\p{Nd})[\u00a0\u2009\u202f'’](?=\p{Nd}{3}(?!\p{Nd}))/gu, ",")
      // Removes the exponent of a unit: m³, s⁻¹.
      .replace(/(?<=\p{L})⁻?[¹²³⁴](?![⁰¹²³⁴-⁹])/gu, "")
      .replace(/⁻?[⁰¹²³⁴-⁹]+/g, (digits) => `^${digits}`)
      .normalize("NFKC")
      // Removes marks that would split a number: 1️⃣8️⃣1️⃣.
      .replace(/(?<=\p{Nd})\p{M}+/gu, "")
      .replace(/⁄/g, "/")
      .toLowerCase(),
  );

/** Splits a text into tokens, with fractions, powers, times and spaced digits as one number each. */
function joinedTokens(text: string): Token[] {
  const joined: Token[] = [];
  const rest = plainOf(text)
    .replace(SCIENTIFIC, (_, digits: string, exponent: string) => {
      const [mantissa = ""] = naturalReading(digits);
      joined.push(tokenOf(scaled(canonical(mantissa), Number(exponent.replace("−", "-")))));
      return " ";
    })
    .replace(JOINED, (whole: string) => {
      joined.push(tokenOf(joinedValue(whole)));
      return " ";
    });
  return [...joined, ...numeralsOf(text), ...tokensOf(rest)];
}

function joinedValue(whole: string): string {
  const exponent = /^10\^([-−]?\d{1,3})$/.exec(whole)?.[1];
  if (exponent !== undefined) return scaled("1", Number(exponent.replace("−", "-")));
  return /^[\d ]+$/.test(whole) ? canonical(whole.replaceAll(" ", "")) : whole.replace(/[ −]/g, "");
}

/** Returns numerals without decimal digits; only the same numeral makes each known. */
function numeralsOf(text: string): Token[] {
  const signs = (text.match(/[\p{Nl}\p{No}]/gu) ?? []).filter((sign) => !/\d/.test(sign.normalize("NFKC")));
  const words = [...(text.match(ROMAN) ?? []), ...(text.match(CHINESE) ?? [])];
  return [...signs, ...words].map((numeral) => tokenOf(numeral));
}

function tokensOf(plain: string): Token[] {
  const words = (plain.match(WORDS) ?? []).map((word) => tokenOf(word));
  const numbers = [...plain.matchAll(TOKEN)].flatMap((match): Token[] => {
    const [whole, minus = "", digits = "", letter, word, percent] = match;
    const before = plain.slice(Math.max(0, match.index - MAX_NAME), match.index);
    const name =
      minus === "" && /^\p{Nd}(?!\p{Nd})/u.test(whole) ? /(?<!\p{L})\p{L}+$/u.exec(before)?.[0] : undefined;
    // The index of m2, CO2 or log2 is part of a name; any other name must have occurred before.
    if (name !== undefined) return isNameWithIndex(name, digits) ? [] : [tokenOf(name + digits.charAt(0))];
    const negative = minus !== "" && !/[\p{L}\p{Nd})]$/u.test(before);
    const bare = digits.replace(/(?<![.,])[.,]+$/, "");
    return [
      {
        natural: naturalReading(bare).map((number) => canonical(negative ? `-${number}` : number)),
        pieces: /^\p{Nd}+,\p{Nd}+$/u.test(bare) && !GROUPED.test(bare) ? bare.split(",").map(canonical) : [],
        scale: SCALES[letter ?? word ?? ""] ?? 0,
        isPercent: percent !== undefined,
      },
    ];
  });
  return [...words, ...numbers];
}

/** Maximum length of a name before an index. */
const MAX_NAME = 20;
const isNameWithIndex = (name: string, digits: string): boolean =>
  /^[234]/.test(digits) && /^(?:[kcdm]?m|ft|in|yd|mi|s|co|o|h|n|so|no)$/.test(name);

const GROUPED = /^\p{Nd}{1,3}(?:,\p{Nd}{3})+(?:\.\p{Nd}+)?$/u;

function naturalReading(digits: string): string[] {
  if (GROUPED.test(digits)) return [digits.replaceAll(",", "")];
  if (/^(?:\p{Nd}+|\p{Nd}*\.\p{Nd}+)$/u.test(digits)) return [digits];
  if (/^\p{Nd}+,\p{Nd}+$/u.test(digits)) return [digits.replace(",", ".")];
  return digits.split(/[.,]/).filter(Boolean);
}

/** Normalizes "007.50" to "7.5". */
function canonical(number: string): string {
  const minus = number.startsWith("-") ? "-" : "";
  const [whole = "", decimals = ""] = number.slice(minus.length).split(".");
  const [plain, rest] = [whole.replace(/^0+/, "") || "0", decimals.replace(/(?<!0)0+$/, "")];
  const value = rest === "" ? plain : `${plain}.${rest}`;
  return value === "0" ? value : `${minus}${value}`;
}

function scaled(number: string, places: number): string {
  if (places === 0) return number;
  const minus = number.startsWith("-") ? "-" : "";
  const [whole = "", decimals = ""] = number.slice(minus.length).split(".");
  const digits =
    whole.padStart(whole.length + Math.max(0, -places), "0") + decimals.padEnd(Math.max(0, places), "0");
  const point = digits.length - Math.max(decimals.length, places, 0) + places;
  return canonical(`${minus}${digits.slice(0, point)}.${digits.slice(point)}`);
}

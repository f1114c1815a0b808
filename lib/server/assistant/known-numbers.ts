import { figuresOf } from "../../phrases/figures.ts";
import { simplified } from "../../phrases/normalize.ts";
import { digitsForWords } from "../../phrases/number-words.ts";

/**
 * The numbers that a language model's reply may contain: those that the visitor wrote and those that our tools computed.
 * A model that works something out by itself is found out by a number from nowhere.
 */
export class KnownNumbers {
  readonly #values = new Set<string>();

  /** Takes in every number of a text, also as it reads with its scale: "250k" is 250 and 250,000. */
  learn(text: string): void {
    for (const { natural, pieces, scale } of tokensOf(text))
      for (const value of [...natural, ...pieces, ...natural.map((number) => scaled(number, scale))])
        this.#values.add(value);
    for (const { value } of figuresOf(simplified(text))) this.#values.add(canonical(value));
  }

  /** Numbers of a text that are not known, as they stand there. */
  strangersIn(text: string): string[] {
    return tokensOf(text).flatMap(({ natural, scale }) =>
      natural.map((number) => scaled(number, scale)).filter((value) => !this.#values.has(value)),
    );
  }
}

/** Whether a text has any number, in digits or in words. */
export const hasNumbers = (text: string): boolean => tokensOf(text).length > 0;

interface Token {
  /** As a reader of English takes it: "1,234.5" is one number, "10:30" and "3.4.2026" are several. */
  natural: string[];
  /** The other reading of "3,4", as a list. */
  pieces: string[];
  /** Powers of ten that a word behind it adds. */
  scale: number;
}

const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  lakh: 5,
  m: 6,
  million: 6,
  billion: 9,
  bn: 9,
  trillion: 12,
};
/** A letter is a scale only when it is written together with the number: "300 K" is a temperature, "5 m" a length. */
const TOKEN =
  /([-−–]?)[$€£¥]?((?:(?<!\p{Nd})\.)?\p{Nd}[\p{Nd}.,]*)(?:(k|m|bn)(?![\p{L}\p{Nd}/])|[\s-](thousand|lakh|million|billion|trillion)s?(?!\p{L}))?/giu;
/** Scales that stand alone: `digitsForWords` makes no number of them. */
const WORDS = /\b(?<!\d[\s-]?)(?:thousand|million|billion|trillion)\b/g;

function tokensOf(text: string): Token[] {
  const plain = digitsForWords(
    text
      .replace(/(?<=\p{Nd})[\u00a0\u2009\u202f'’](?=\p{Nd}{3}(?!\p{Nd}))/gu, ",")
      .replace(/(?<=\p{L})[⁻⁰¹²³⁴-⁹]+/gu, "")
      .replace(/[⁰¹²³⁴-⁹]+/g, (digits) => `^${digits}`)
      .normalize("NFKC")
      .toLowerCase(),
  );
  const words = (plain.match(WORDS) ?? []).map((word) => ({ natural: [word], pieces: [], scale: 0 }));
  const numbers = [...plain.matchAll(TOKEN)].flatMap((match) => {
    const [whole, minus = "", digits = "", letter, word] = match;
    const before = plain.slice(0, match.index).at(-1) ?? "";
    // The index of m2, CO2 or x1 is part of a name.
    if (/\p{L}/u.test(before) && minus === "" && /^\p{Nd}(?!\p{Nd})/u.test(whole)) return [];
    const negative = minus !== "" && !/[\p{L}\p{Nd})]/u.test(before);
    const bare = digits.replace(/(?<![.,])[.,]+$/, "");
    return {
      natural: naturalReading(bare).map((number) => canonical(negative ? `-${number}` : number)),
      pieces: /^\p{Nd}+,\p{Nd}+$/u.test(bare) && !GROUPED.test(bare) ? bare.split(",").map(canonical) : [],
      scale: SCALES[letter ?? word ?? ""] ?? 0,
    };
  });
  return [...words, ...numbers];
}

const GROUPED = /^\p{Nd}{1,3}(?:,\p{Nd}{3})+(?:\.\p{Nd}+)?$/u;

function naturalReading(digits: string): string[] {
  if (GROUPED.test(digits)) return [digits.replaceAll(",", "")];
  if (/^(?:\p{Nd}+|\p{Nd}*\.\p{Nd}+)$/u.test(digits)) return [digits];
  if (/^\p{Nd}+,\p{Nd}+$/u.test(digits)) return [digits.replace(",", ".")];
  return digits.split(/[.,]/).filter(Boolean);
}

/** "007.50" as "7.5". */
function canonical(number: string): string {
  const minus = number.startsWith("-") ? "-" : "";
  const [whole = "", decimals = ""] = number.slice(minus.length).split(".");
  const [plain, rest] = [whole.replace(/^0+/, "") || "0", decimals.replace(/(?<!0)0+$/, "")];
  const value = rest === "" ? plain : `${plain}.${rest}`;
  return value === "0" ? value : `${minus}${value}`;
}

/** A number with its decimal point moved to the right. */
function scaled(number: string, places: number): string {
  if (places === 0) return number;
  const [whole = "", decimals = ""] = number.split(".");
  const moved = decimals.padEnd(places, "0");
  return canonical(`${whole}${moved.slice(0, places)}.${moved.slice(places)}`);
}

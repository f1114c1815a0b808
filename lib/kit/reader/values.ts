import { readLeadingQuantity } from "../../units/read-value.ts";
import { findUnitByName, mayNameUnit } from "../../units/unit-names.ts";
import { daysOf, figureOrderIn } from "../phrases/days.ts";
import type { Question } from "../phrases/define.ts";
import { PER } from "../quantities/ratio-unit.ts";
import { readDuration } from "./duration-value.ts";
import { readNumberValue } from "./number-text.ts";
import type { Span } from "./pattern.ts";
import { type Period, readPeriod } from "./period.ts";
import { readLeadingRatio } from "./ratio-value.ts";
import { isMinusSign, matchSticky, type Sentence, sentenceOf, tokenAfter } from "./sentence.ts";
import { readTime } from "./time-value.ts";
import { CURRENCY_CODES, CURRENCY_SIGNS, type DurationUnit, PLAIN_UNITS } from "./value-words.ts";

/** Value in a question, with the tokens that it consumes. Numbers are decimal text, or "3/4" and "33 1/3". */
export type Value = Span &
  (
    | { kind: "number"; text: string; isScaled?: true }
    /** `per`: "2% a month". An annual rate has none. */
    | { kind: "percent"; text: string; per?: Period }
    | { kind: "money"; text: string; currency?: string; per?: Period; isPlain?: true }
    | { kind: "duration"; parts: Readonly<Partial<Record<DurationUnit, string>>>; isPlain?: true }
    /** `text` as a value field takes it; `unit` the id of its first unit in the converter `slug`. */
    | { kind: "quantity"; slug: string; text: string; unit: string; isPlain?: true }
    /** "2024-03-03", or "today"; both readings if it has two; `isMonthFirst` if another order would be another day. */
    | {
        kind: "date";
        day: string;
        options?: readonly [string, string];
        isMonthFirst?: true;
        isYearless?: true;
      }
    /** Seconds since midnight. */
    | { kind: "time"; seconds: number; isPlain?: true; isHalf?: true }
    | { kind: "name"; id: string }
  );

/** The type of value that a slot takes. */
export type ValueType =
  | "number"
  | "percent"
  | "money"
  | "duration"
  | "date"
  | "time"
  /** The number of a duration in one unit: the 30 of "30 days". */
  | { counts: DurationUnit }
  | { within: readonly DurationUnit[] }
  /** A quantity of the converter `slug`; `plainUnit` is the id of the unit of a number without one. */
  | { slug: string; plainUnit?: string }
  /** The name of a unit of the converter, without a number; the id of the unit. */
  | { unitOf: string }
  /** A name of up to `maxTokens` tokens, default `MAX_NAME_TOKENS`; `find` returns its id. */
  | { find: (name: string) => string | undefined; maxTokens?: number };

const PLAIN_TYPES = ["number", "percent", "money", "duration"] as const;
const MAX_NAME_TOKENS = 6;
/** Maximum tokens of a unit such as "BTU/(hr·ft·°F)". */
const MAX_UNIT_TOKENS = 10;
/** Maximum characters of a quantity with its units. */
const MAX_QUANTITY_LENGTH = 60;

/** The "in" of "0 to 60 in 5 s" and "3 in a triangle" is not an inch; that of "2 in an hour" is. */
const IS_PREPOSITION =
  /^[\d.,]+ in (?:an? |about |only |just )?[\d.,]+ ?(?:s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|ms|milliseconds?)(?![\p{L}\d/])|^0 in \d|^[\d.,]+ in (?:the|my|our|this|that|each|every|total|all|parallel|series|an?(?! (?:second|minute|hour|day|week|month|year))) /iu;
/** That of "3 and 4 in isosceles triangle" belongs to neither number. */
const IS_LISTED = /\d(?: and |, ?)$/;
const IN_WORD = /^[\d.,]+ in (?!x |by |wide|long|high|tall|deep|thick|dia|pipe|and |to )\p{L}{2}/iu;

/** Nanometers: in lowercase, “nm” is not newton meters. */
const IS_NANOMETER = /^[\d.,]+ ?nm(?![\p{L}\d])/u;

/** "3 hours" is a time, not an angle of 45°. */
const IS_TIME = /^[\d.,]+ ?(?:hours?|hrs?)(?![\p{L}\d])/iu;

/** Periods of a rate that isn’t annual. "6% monthly payment" names the payment’s. */
const RATE_PERIOD = / ?(?:an?|per|each|every|\/) ?(?:week|wk|month|mo|mth|quarter)(?!\w)/y;
/** "15 cents", "12¢", "12c": not the 12 of "12 c", a temperature. */
const CENTS = /^(?: ?(?:cents?|¢)|c)$/;

const typeNames = new WeakMap<object, string>();

/** Returns the cache key of a type: by declaration, or its function. */
function keyOfType(type: ValueType): unknown {
  if (typeof type === "string") return type;
  if ("find" in type) return type.find;
  const name = typeNames.get(type) ?? Object.entries(type).join(" ");
  typeNames.set(type, name);
  return name;
}

/** Reads the values of one sentence. Caches each reading for all frames. */
export class ValueReader {
  readonly sentence: Sentence;
  readonly #question: Partial<Pick<Question, "context" | "quantityOf">>;
  /** Values by their type, or its function, and by their first token. */
  readonly #readings = new Map<unknown, Map<number, Value | undefined>>();
  readonly #lists = new Map<unknown, readonly Value[]>();
  #dates: readonly Value[] | undefined;

  /** Without a context, skips dates; without `quantityOf`, skips quantities. */
  constructor(sentence: Sentence, question: Partial<Pick<Question, "context" | "quantityOf">> = {}) {
    this.sentence = sentence;
    this.#question = question;
  }

  /** Reads the value of a type that starts at a token, the longest one; undefined if there is none. */
  read(type: ValueType, start: number): Value | undefined {
    const key = keyOfType(type);
    const readings = this.#readings.get(key) ?? new Map<number, Value | undefined>();
    this.#readings.set(key, readings);
    if (!readings.has(start)) readings.set(start, this.#value(type, start));
    return readings.get(start);
  }

  /** Lists the values of a type, at most one for each first token. */
  readAll(type: ValueType): readonly Value[] {
    const key = keyOfType(type);
    const cached = this.#lists.get(key);
    if (cached) return cached;
    const values = this.sentence.tokens.flatMap((_, start) => this.read(type, start) ?? []);
    this.#lists.set(key, values);
    return values;
  }

  /** Reads the number, percentage, amount or duration that starts at a token, the longest one. */
  readPlain(start: number): Value | undefined {
    const values = PLAIN_TYPES.map((type) => this.read(type, start));
    return values.reduce((best, value) => ((value?.end ?? 0) > (best?.end ?? 0) ? value : best), undefined);
  }

  #value(type: ValueType, start: number): Value | undefined {
    if (typeof type === "object") {
      if ("find" in type) return this.#name(type, start);
      if ("unitOf" in type) return this.#unit(type.unitOf, start);
      if ("within" in type) return this.#duration(type.within, start);
      return "counts" in type ? this.#count(type.counts, start) : this.#quantity(type, start);
    }
    switch (type) {
      case "number":
        return this.#hasUnit(start) ? undefined : readNumberValue(this.sentence, start);
      case "percent":
        return this.#percent(start);
      case "money":
        return this.#money(start);
      case "duration":
        return readDuration(this.sentence, start);
      case "date":
        return this.#date(start);
      case "time":
        return readTime(this.sentence, start);
    }
  }

  #percent(start: number): Value | undefined {
    const number = readNumberValue(this.sentence, start);
    const sign = number && this.sentence.tokens[number.end];
    if (!number || sign?.text !== "%") return undefined;
    const end = number.end + 1;
    const period = matchSticky(RATE_PERIOD, this.sentence.text, sign.end) && this.#period(end);
    return {
      kind: "percent",
      text: number.text,
      ...(period && { per: period.per }),
      start,
      end: period?.end ?? end,
    };
  }

  #money(start: number): Value | undefined {
    const { tokens } = this.sentence;
    const sign = tokens[start]?.text ?? "";
    const isSigned = CURRENCY_SIGNS[sign] !== undefined;
    // "-$500"
    if (
      sign === "-" &&
      CURRENCY_SIGNS[tokens[start + 1]?.text ?? ""] &&
      tokens[start - 1]?.kind !== "number"
    ) {
      const positive = this.#money(start + 1);
      return positive?.kind === "money" ? { ...positive, start, text: `-${positive.text}` } : undefined;
    }
    const number = readNumberValue(this.sentence, isSigned ? start + 1 : start);
    if (!number) return undefined;
    const after = tokens[number.end];
    const code = isSigned
      ? CURRENCY_SIGNS[sign]
      : (CURRENCY_CODES[after?.text ?? ""] ?? CURRENCY_SIGNS[after?.text ?? ""]);
    const isCents =
      !isSigned && CENTS.test(this.sentence.text.slice(tokens[number.end - 1]?.end, after?.end));
    const end = !isSigned && (code !== undefined || isCents) ? number.end + 1 : number.end;
    if (code === undefined && !isCents && this.#hasUnit(start)) return undefined;
    const period = this.#period(end);
    return {
      kind: "money",
      text: isCents ? String(Number(number.text) / 100) : number.text,
      ...(code !== undefined && code !== "USD" && { currency: code }),
      ...(period && { per: period.per }),
      ...(code === undefined && !isCents && !number.isScaled && !period && { isPlain: true as const }),
      start,
      end: period?.end ?? end,
    };
  }

  /** Returns true for "5%", "30 years" and "$5": not plain numbers. */
  #hasUnit(start: number): boolean {
    const number = readNumberValue(this.sentence, start);
    const after = number && this.sentence.tokens[number.end]?.text;
    const before = this.sentence.tokens[start - 1]?.text ?? "";
    return (
      after === "%" ||
      // "c=.9 gpm" asks for gpm.
      (PLAIN_UNITS.has(after ?? "") && before !== "=") ||
      CURRENCY_CODES[after ?? ""] !== undefined ||
      CURRENCY_SIGNS[before] !== undefined ||
      this.read("duration", start) !== undefined
    );
  }

  #period(tokenIndex: number): { per: Period; end: number } | undefined {
    const character = this.sentence.tokens[tokenIndex - 1]?.end ?? 0;
    const period = readPeriod(this.sentence.text, character);
    const end = period && tokenAfter(this.sentence, character + period.length);
    return period && end !== undefined ? { per: period.per, end } : undefined;
  }

  #count(unit: DurationUnit, start: number): Value | undefined {
    const value = this.read("duration", start);
    if (value?.kind !== "duration" || Object.keys(value.parts).length > 1) return undefined;
    const text = value.parts[unit];
    return text === undefined ? undefined : { kind: "number", text, start, end: value.end };
  }

  #duration(units: readonly string[], start: number): Value | undefined {
    const value = this.read("duration", start);
    const isWithin =
      value?.kind === "duration" && Object.keys(value.parts).every((unit) => units.includes(unit));
    return isWithin ? value : undefined;
  }

  #quantity({ slug, plainUnit }: { slug: string; plainUnit?: string }, start: number): Value | undefined {
    const { tokens, cased } = this.sentence;
    const token = tokens[start];
    const [converter, divisor] = slug.split(PER).map((each) => this.#question.quantityOf?.(each));
    if (!token || !converter || token.kind === "word") return undefined;
    if (token.text === "-") {
      if (!isMinusSign(tokens, start)) return undefined;
      const positive = this.read({ slug, ...(plainUnit !== undefined && { plainUnit }) }, start + 1);
      return positive?.kind === "quantity" ? { ...positive, start, text: `-${positive.text}` } : undefined;
    }
    const rest = cased.slice(token.start, token.start + MAX_QUANTITY_LENGTH);
    const isOther =
      IS_PREPOSITION.test(rest) ||
      (IN_WORD.test(rest) && IS_LISTED.test(cased.slice(0, token.start))) ||
      (slug !== "length" && IS_NANOMETER.test(rest)) ||
      (slug === "angle" && IS_TIME.test(rest));
    const match = isOther
      ? undefined
      : divisor
        ? readLeadingRatio(rest, converter, divisor)
        : readLeadingQuantity(rest, converter);
    const end = match && tokenAfter(this.sentence, token.start + match.length);
    if (match && end !== undefined)
      return { kind: "quantity", slug, text: match.value, unit: match.unit, start, end };
    if (plainUnit === undefined || this.#isOfOther(slug, rest)) return undefined;
    const number = this.#hasUnit(start) ? undefined : readNumberValue(this.sentence, start);
    if (!number) return undefined;
    return {
      kind: "quantity",
      slug,
      text: number.text,
      unit: plainUnit,
      isPlain: true,
      start,
      end: number.end,
    };
  }

  /** True for a number with the unit of a quantity that appears with this one: the 12 of "12 V" is no resistance. */
  #isOfOther(slug: string, rest: string): boolean {
    const others = slug === "resistance" ? ["voltage", "current", "power"] : [];
    return others.some((other) => {
      const converter = this.#question.quantityOf?.(other);
      return converter && readLeadingQuantity(rest, converter);
    });
  }

  #unit(slug: string, start: number): Value | undefined {
    const converter = this.#question.quantityOf?.(slug);
    if (!converter || !mayNameUnit(converter, this.sentence.tokens[start]?.text ?? "")) return undefined;
    const find = (name: string): string | undefined => findUnitByName(converter, name);
    return this.#name({ find, maxTokens: MAX_UNIT_TOKENS }, start);
  }

  #date(start: number): Value | undefined {
    if (!this.#question.context) return undefined;
    const { today, timeZone } = this.#question.context;
    this.#dates ??= daysOf(this.sentence.text, today, figureOrderIn(timeZone)).flatMap(
      ({ index, length, ...date }): Value[] => {
        const first = this.sentence.tokens.findIndex((token) => token.start === index);
        const end = tokenAfter(this.sentence, index + length);
        return first < 0 || end === undefined ? [] : [{ kind: "date", ...date, start: first, end }];
      },
    );
    return this.#dates.find((date) => date.start === start);
  }

  #name(
    { find, maxTokens = MAX_NAME_TOKENS }: Extract<ValueType, { find: unknown }>,
    start: number,
  ): Value | undefined {
    const { tokens, cased } = this.sentence;
    const first = tokens[start];
    const isMark = first?.kind === "sign" && /[\p{P}\p{S}]/u.test(first.text);
    if (!first || (isMark && !isMinusSign(tokens, start))) return undefined;
    for (let end = Math.min(start + maxTokens, tokens.length); end > start; end -= 1) {
      const last = tokens[end - 1];
      if (!last || (last.kind === "sign" && end > start + 1 && !/[)\]'"\p{No}]/u.test(last.text))) continue;
      const id = find(cased.slice(first.start, last.end));
      if (id !== undefined) return { kind: "name", id, start, end };
    }
    return undefined;
  }
}

const readers = new WeakMap<Question, ValueReader>();

/** Returns the values of a question. They are read once for all calculators. */
export function valuesOf(question: Question): ValueReader {
  const cached = readers.get(question);
  if (cached) return cached;
  const reader = new ValueReader(sentenceOf(question.lower, question.cased), question);
  readers.set(question, reader);
  return reader;
}

import type { QuantityEntry } from "../fields/field.ts";
import {
  type Ask,
  type Call,
  expressionCall,
  type Focus,
  type OpenQuestion,
  type Question,
} from "../phrases/define.ts";
import { monthsOf, numberOf, siNumberOf } from "./number-of.ts";
import type { Span } from "./pattern.ts";
import type { Token } from "./sentence.ts";
import { type Value, type ValueReader, type ValueType, valuesOf } from "./values.ts";

/**
 * Value that a frame takes from the question. The id of the slot is the id of the field that it fills, unless
 * `call` differs.
 */
export interface Slot {
  /** Types of the value, the likeliest first. */
  type: ValueType | readonly ValueType[];
  /** Words next to the value that name it, before or after: "down | down payment? | deposit". See lib/kit/reader/pattern.ts. */
  roles?: string;
  /** True to require a value with one of its roles; "plain": only a number without a unit needs one. */
  needsRole?: true | "plain";
  /** True if its roles usually follow the value: "20% down 6.5%". */
  rolesFollow?: true;
  /** The frame doesn’t match without it; with another value, the frame asks its `question`. */
  isRequired?: true;
  question?: OpenQuestion;
  /**
   * Money or a rate per period ("500 a month", "2% a month"): allowed or required. Without it such a value
   * doesn’t fit.
   */
  per?: "allowed" | "required";
  /** Maximum number of values; default 1. */
  max?: number;
  /**
   * A number without a unit uses that of another slot’s value of this quantity, if any: "static 70, residual
   * 50 psi".
   */
  sharesUnit?: true;
}

/** Declares a slot that only a value with one of its roles fills. */
export const named = (type: Slot["type"], roles: string, more: Partial<Slot> = {}): Slot => ({
  type,
  roles,
  needsRole: true,
  ...more,
});

/** Declares a slot without which its frame doesn’t match. */
export const required = (type: Slot["type"], roles?: string, more: Partial<Slot> = {}): Slot => ({
  type,
  ...(roles !== undefined && { roles }),
  isRequired: true,
  ...more,
});

/** A part of a call, or a function that returns it. */
type Part<T> = T | ((match: FrameValues) => T);

const partOf = <T extends object>(part: Part<T> | undefined, match: FrameValues): T | undefined =>
  typeof part === "function" ? part(match) : part;

export interface Frame {
  /** Patterns that must all occur; each a list of alternatives ("loan | borrow | finance"). */
  cues: readonly string[];
  /** The frame doesn’t match if this occurs. */
  not?: string;
  /** Tokens that the frame uses in addition to its cues, if it was built for one question. */
  spans?: readonly Span[];
  slots: Readonly<Record<string, Slot>>;
  /** Words that choose an option, by field and option: { frequency: { "bi-weekly": "biweekly | every 2 weeks" } }. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** True if the frame must use the whole question: for values without a word that names the calculator. */
  mustBeWhole?: boolean;
  /** Only the longest of the values that start at a token fills a slot: not the "500" of "500 a month". */
  longestValues?: true;
  /** Words of this question that don’t change its answer, between blanks; in addition to the calculator’s. */
  words?: string;
  /** Slots and choices that the frame doesn’t match without. */
  needs?: readonly string[];
  /** Returns false for values that the frame doesn’t fit. */
  fits?(match: FrameValues): boolean;
  /** Inputs of its call for what the slots and choices don’t fill. */
  input?: Part<Call["input"]>;
  /** Slots and choices that are no inputs. */
  without?: readonly string[];
  /** Outputs of its call, the answer first. An option of the choice `show` precedes them, in the place of the last one. */
  show?: Part<readonly string[]>;
  /** The expression that it evaluates, with the ids of slots and choices in braces: "{price}*{rate}%". */
  expression?: string | ((match: FrameValues) => string);
  /** Further focus of its call: the name and the format of the answer, a note. */
  focus?: Part<Focus>;
  /**
   * Returns the call for what was found, a question that is missing a value, or undefined if the frame doesn’t fit. If left out,
   * the call has the frame’s `input` and `show`, or evaluates its `expression`.
   */
  call?(match: FrameValues): Call | Ask | undefined;
}

/** Declares the call of a mode that names these outputs. */
export const inMode = (mode: string, ...show: readonly string[]): Pick<Frame, "input" | "show"> => ({
  input: { mode },
  show,
});

export type FrameCall = NonNullable<Frame["call"]>;

/** Returns the call, or the question, of a frame for the values and options that it took. */
export function outcomeOf(frame: Frame, match: FrameValues): ReturnType<FrameCall> {
  const { needs = [], fits, call, without = [], expression } = frame;
  if (needs.some((id) => !match.value(id) && !match.isChosen(id)) || fits?.(match) === false)
    return undefined;
  if (call) return call(match);
  const focus = partOf(frame.focus, match);
  const currency = focus?.format === "money" && match.currency();
  const filled = expression && match.fill(typeof expression === "string" ? expression : expression(match));
  if (filled !== undefined)
    return filled.includes("NaN") ? undefined : expressionCall(filled, { ...currency, ...focus });
  const [show = [], chosen] = [partOf(frame.show, match), match.choice("show")];
  const outputs = chosen === undefined ? show : [chosen, ...show.filter((id) => id !== chosen)];
  return {
    kind: "call",
    input: {
      ...partOf(frame.input, match),
      ...match.inputs(["show", ...without]),
      ...match.currency(),
    },
    focus: { show: outputs.slice(0, show.length), assumes: [], ...focus },
  };
}

/** The values and options that a frame took from a question. */
export class FrameValues {
  readonly question: Question;
  readonly #values: ReadonlyMap<string, readonly Value[]>;
  readonly #choices: ReadonlyMap<string, string>;

  constructor(
    question: Question,
    values: ReadonlyMap<string, readonly Value[]>,
    choices: ReadonlyMap<string, string>,
  ) {
    this.question = question;
    this.#values = values;
    this.#choices = choices;
  }

  /** Lists the values of a slot, in the order of the text. */
  values(slot: string): readonly Value[] {
    return this.#values.get(slot) ?? [];
  }

  value(slot: string): Value | undefined {
    return this.values(slot)[0];
  }

  /** Returns the value of a slot as a field takes it: digits, an ISO date, "17:45", a name’s id; of a quantity its text. */
  text(slot: string): string | undefined {
    const value = this.value(slot);
    return value && textOf(value);
  }

  quantity(slot: string): QuantityEntry | undefined {
    const value = this.value(slot);
    return value?.kind === "quantity" ? { value: value.text, unit: value.unit } : undefined;
  }

  /** Lists the texts of a slot’s values as a field takes them. */
  texts(slot: string): string[] {
    return this.values(slot).map(textOf);
  }

  /** Returns the number of a slot’s value; NaN without one. */
  number(slot: string): number {
    return numberOf(this.value(slot));
  }

  /** Returns the quantity of a slot in SI units; NaN without one. */
  siNumber(slot: string): number {
    return siNumberOf(this.question, this.value(slot));
  }

  /** Returns the months of a slot’s years and months; undefined for weeks and shorter units. */
  months(slot: string): number | undefined {
    return monthsOf(this.value(slot));
  }

  /** Returns a slot’s years and months as the text of a number of years. */
  years(slot: string): string | undefined {
    const months = this.months(slot);
    return months === undefined ? undefined : String(months / 12);
  }

  /** Returns the value of a slot with the symbol of its unit, as formulas take it: "100 gpm". */
  measure(slot: string): string | undefined {
    const value = this.value(slot);
    if (value?.kind === "percent") return `${value.text}%`;
    if (value?.kind !== "quantity") return this.text(slot);
    const units = this.question.quantityOf(value.slug)?.units;
    return `${value.text} ${units?.find(({ id }) => id === value.unit)?.symbol ?? ""}`.trim();
  }

  /** Fills values and options into an expression, "{price}*{rate}%"; a duration as its years. NaN for one that is missing. */
  fill(expression: string): string {
    return expression.replace(/\{(\w+)\}/g, (_, id: string) => {
      const text = this.value(id)?.kind === "duration" ? this.years(id) : this.text(id);
      return text ?? this.choice(id) ?? "NaN";
    });
  }

  choice(field: string): string | undefined {
    return this.#choices.get(field);
  }

  /** True if the question names an option of a field. */
  isChosen(field: string): boolean {
    return this.#choices.has(field);
  }

  get tokens(): readonly Token[] {
    return valuesOf(this.question).sentence.tokens;
  }

  /** Returns the word or sign in front of a value; "" if there is none. */
  wordBefore(value: Value | undefined): string {
    return this.tokens[(value?.start ?? 0) - 1]?.text ?? "";
  }

  /** Returns the word or sign behind a value; "" if there is none. */
  wordAfter(value: Value | undefined): string {
    return this.tokens[value?.end ?? 0]?.text ?? "";
  }

  /** Returns the words of a value; "" without one. */
  wordsOf(value: Value | undefined): string {
    const { start = 0, end = 0 } = value ?? {};
    const { text, tokens } = valuesOf(this.question).sentence;
    return text.slice(tokens[start]?.start, tokens[end - 1]?.end);
  }

  /** Returns the currency of the amounts as an input, if it isn’t the dollar. */
  currency(): { currency?: string } {
    for (const values of this.#values.values())
      for (const value of values)
        if (value.kind === "money" && value.currency !== undefined) return { currency: value.currency };
    return {};
  }

  /** Returns the inputs of the slots and choices by their ids, without those in `except`. */
  inputs(except: readonly string[] = []): Record<string, unknown> {
    const slots = [...this.#values.keys()].map((id) => [id, this.quantity(id) ?? this.text(id)] as const);
    return Object.fromEntries(
      [...slots, ...this.#choices].filter(([id, value]) => !except.includes(id) && value !== undefined),
    );
  }
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Returns a value as a field takes it: digits, an ISO date, "17:45", a name’s id, "2 hours 15 minutes". */
export function textOf(value: Value): string {
  switch (value.kind) {
    case "date":
      return value.day;
    case "time":
      return `${two(Math.floor(value.seconds / 3600))}:${two(Math.floor(value.seconds / 60) % 60)}${value.seconds % 60 ? `:${two(value.seconds % 60)}` : ""}`;
    case "name":
      return value.id;
    case "duration":
      return Object.entries(value.parts)
        .map(([unit, count]) => `${count} ${unit}`)
        .join(" ");
    default:
      return value.text;
  }
}

/** Questions for one calculator: the default export of a `phrases.ts` that declares frames. */
export interface FramedQuestions {
  /** Order among calculators whose frames fit a question equally, the greatest first. Conversions of units are at 0. */
  priority: number;
  /** Words of its questions that don’t change their answers, between blanks. */
  words: string;
  frames: readonly Frame[];
  /** Questions that the frames of `framesFor` may ask the user. */
  questions?: readonly OpenQuestion[];
  /** Returns further frames, the likeliest first, for a calculator with too many to try on each question. */
  framesFor?(reader: ValueReader, question: Question): readonly Frame[];
  /** Prepares `framesFor`, in steps between which a page can react. */
  prepare?(): Generator<void>;
  /** Reads a text that is a formula or an equation by itself, and uses all of it. */
  readWhole?(question: Question): Call | undefined;
  /** Words between blanks, or stems, that change the answer if they are left over. */
  decisive?: string | (() => ReadonlySet<string>);
  /** A word after a number may be a unit: left over, it prevents the answer. */
  unitsMatter?: true;
  /** Meaningful words of its frames, between blanks; by default those of the cues and roles of `frames`. */
  vocabulary?: string;
}

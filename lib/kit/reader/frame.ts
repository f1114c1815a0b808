import type { QuantityEntry } from "../fields/field.ts";
import type { Ask, Call, OpenQuestion, Question } from "../phrases/define.ts";
import type { Span } from "./pattern.ts";
import type { Value, ValueReader, ValueType } from "./values.ts";

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
  /** Returns the call, a question for a missing value, or undefined if the frame doesn’t fit. */
  call(match: FrameValues): Call | Ask | undefined;
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

  choice(field: string): string | undefined {
    return this.#choices.get(field);
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

function textOf(value: Value): string | undefined {
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
  /** Reads a text that is a formula or an equation by itself, and uses all of it. */
  readWhole?(question: Question): Call | undefined;
  /** Words between blanks, or stems, that change the answer if they are left over. */
  decisive?: string | (() => ReadonlySet<string>);
  /** A word after a number may be a unit: left over, it prevents the answer. */
  unitsMatter?: true;
  /** Meaningful words of its frames, between blanks; by default those of the cues and roles of `frames`. */
  vocabulary?: string;
}

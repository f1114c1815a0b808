import type { CompiledConverter } from "../../units/compile.ts";
import type { Context } from "../fields/context.ts";

/** A text, ready to be read. */
export interface Question {
  /** The text in plain characters with its capitals. */
  text: string;
  /** The text in lower case, without courtesies, with numbers as digits. */
  lower: string;
  /** The same as `lower`, with its capitals. */
  cased: string;
  context: Pick<Context, "today" | "now" | "timeZone">;
  /** The units of a quantity by its slug. */
  quantityOf(slug: string): CompiledConverter | undefined;
}

/** The part of an answer that a question is about. */
export interface Focus {
  /** Ids of outputs, the answer to the question first. */
  show?: readonly string[];
  /** Name of the first figure in the question: "Monthly payment". */
  label?: string;
  /** Names in the words of the question, by the text of the figure that they replace: { "Offer 2": "16 oz for 4.29" }. */
  names?: Readonly<Record<string, string>>;
  /** Format of an expression’s value, if it isn’t a plain number (`label` names it then); "clock": a time as 1:22:30. */
  format?: "money" | "percent" | "number" | "clock";
  /** Symbol of the unit behind such a number. */
  suffix?: string;
  /** ISO 4217 code of such an amount; dollars without it. */
  currency?: string | undefined;
  /** Fields whose defaults are told when they were not given; all plain numbers where this is left out. */
  assumes?: readonly string[];
  /** The calculator's own caution does not concern this question. */
  withoutCaution?: true;
  /** A sentence on how the question was understood. */
  note?: string;
  /** Source of the first figure, if it differs from that of the rest. */
  source?: string;
  /** The unit that figures of a quantity are wanted in, by the slug of the quantity and the unit's id. */
  unit?: { quantity: string; id: string };
}

/** A question that is understood: what its calculator computes. */
export interface Call {
  kind: "call";
  /** Id of another calculator, where its form answers the question. */
  calculator?: string;
  /** Inputs of its tool by field id, and the currency. */
  input: Readonly<Record<string, unknown>>;
  focus?: Focus;
}

/** A value is missing: what is asked back, one of the calculator's own questions or a choice between two days. */
export interface Ask {
  kind: "ask";
  question: string;
}

/** A question that is asked back. */
export interface OpenQuestion {
  /** The whole sentence; no other question of any calculator is the same. */
  text: string;
  /** The answer in words that the calculator reads when they stand behind what was said before; undefined: it is none. */
  restate(answer: string): string | undefined;
}

/** Parts of a question that its reading does not consume. */
export interface Leftovers {
  /** Numbers, places and words that change a figure: nothing is answered without them. */
  vital: readonly string[];
  /** Other words; those next to each other as one. They are struck through next to the answer. */
  words: readonly string[];
}

/** A calculator’s reading of a question by its frames. */
export interface FramedReading {
  outcome: Call | Ask;
  left: Leftovers;
}

/** The questions that one calculator answers: the default export of `phrases.ts` in its folder. */
export interface Phrases {
  /**
   * When it is asked, the greatest first: the more its own words leave no doubt, the earlier. Conversions of units stand at
   * 0: below are calculators whose words are units, too (days, calories).
   */
  priority: number;
  /** Words that are said of its questions without changing them, between blanks. A word not known here is named in the answer. */
  words: string;
  /** Questions that it may ask the user. */
  questions: readonly OpenQuestion[];
  /** Reads a question by frames, which account for each of its tokens. `jobWords` are stems that other calculators’ frames use. */
  read(question: Question, jobWords: ReadonlySet<string>): FramedReading | undefined;
  /** Reads messages that continue a question one after the other: their values replace those of the question. */
  continueWith(
    question: Question,
    messages: readonly Question[],
    jobWords: ReadonlySet<string>,
  ): FramedReading | undefined;
  /** Words in the cues and roles of its frames, and their stems. */
  vocabulary: ReadonlySet<string>;
}

/** Returns a call that names these outputs first and no defaults. */
export const showCall = (input: Call["input"], show: readonly string[], note?: string): Call => ({
  kind: "call",
  input,
  focus: { show, assumes: [], ...(note !== undefined && { note }) },
});

/** Returns a call that evaluates an expression. `focus` names its value. */
export const expressionCall = (expression: string, focus: Focus): Call => ({
  kind: "call",
  calculator: "scientific",
  input: { expression },
  focus,
});

export const ask = ({ text }: OpenQuestion): Ask => ({ kind: "ask", question: text });

export const questionOf = (
  text: string,
  cased: string,
  context: Question["context"],
  quantityOf: Question["quantityOf"],
): Question => ({ text, lower: cased.toLowerCase(), cased, context, quantityOf });

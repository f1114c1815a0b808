import type { CompiledConverter } from "../../units/compile.ts";
import type { Context } from "../fields/context.ts";

export interface Question {
  /** The text in plain characters with its capitals. */
  text: string;
  /** The text in lower case, without courtesies, with numbers as digits. */
  lower: string;
  /** The same as `lower`, with its capitals. */
  cased: string;
  context: Pick<Context, "today" | "now" | "timeZone">;
  quantityOf(slug: string): CompiledConverter | undefined;
}

/** Part of an answer that a question asks for. */
export interface Focus {
  /**
   * Ids of outputs, the answer to the question first. A result that lacks some of them is displayed with the others; a
   * question about a single output has no answer without it.
   */
  show?: readonly string[];
  /** Name of the first figure in the question: "Monthly payment". */
  label?: string | undefined;
  /** Names in the words of the question, by the text of the figure that they replace: { "Offer 2": "16 oz for 4.29" }. */
  names?: Readonly<Record<string, string>>;
  /** Format of an expression’s value, if it isn’t a plain number (`label` names it then); "clock": a time as 1:22:30. */
  format?: "money" | "percent" | "number" | "clock";
  /** Symbol of the unit behind such a number. */
  suffix?: string | undefined;
  /** ISO 4217 code of such an amount; dollars without it. */
  currency?: string | undefined;
  /** Fields whose defaults appear in the answer; all plain numbers if omitted. */
  assumes?: readonly string[];
  /** True if the calculator's disclaimer does not apply. */
  withoutCaution?: true;
  /** A sentence on how the question was understood. */
  note?: string | undefined;
  /** Source of the first figure, if it differs from that of the rest. */
  source?: string | undefined;
  unit?: { quantity: string; id: string };
}

export interface Call {
  kind: "call";
  /** Id of another calculator whose form answers the question. */
  calculator?: string;
  /** Slug of the job that asks this, if the calculator has a panel. A form’s is found by its inputs. */
  job?: string;
  /** Inputs of its tool by field id, and the currency. */
  input: Readonly<Record<string, unknown>>;
  focus?: Focus;
  /** Form on which the visitor continues, if an expression or another calculator answers the question. */
  form?: { calculator: string; input: Readonly<Record<string, unknown>>; output?: string };
}

/** Question for a missing value: one of the calculator's questions, or a choice between two days. */
export interface Ask {
  kind: "ask";
  question: string;
  /** Id of the missing field, if the question is about one. */
  field?: string;
  /** Inputs that the question already has, by field id. */
  input?: Call["input"];
  /** The question with each of its possible meanings, if a choice between them is asked for. */
  repairs?: readonly Repair[];
  /** Form on which the visitor continues, if it is another calculator’s. */
  form?: Call["form"];
}

/** Corrected question, and what the correction is called. */
export interface Repair {
  label: string;
  question: string;
}

export interface OpenQuestion {
  /** Complete sentence; unique among all calculators. */
  text: string;
  /** Returns the answer in words that the calculator reads after the earlier question; else undefined. */
  restate(answer: string): string | undefined;
}

export interface Leftovers {
  /** Numbers, places and words that change a figure: nothing is answered without them. */
  vital: readonly string[];
  /** Other words; those next to each other as one. They are struck through next to the answer. */
  words: readonly string[];
}

export interface FramedReading {
  outcome: Call | Ask;
  left: Leftovers;
}

/** The questions that one calculator answers: the default export of `phrases.ts` in its folder. */
export interface Phrases {
  /**
   * Order in which calculators are tried, the greatest first: the less ambiguous its words, the greater.
   * Conversions of units have 0; below are calculators whose words are units, too (days, calories).
   */
  priority: number;
  /**
   * Words of its questions that do not change the answer, between blanks. The answer names other unknown
   * words.
   */
  words: string;
  /** Questions that it may ask the user. */
  questions: readonly OpenQuestion[];
  /** Reads a question by frames, which account for each of its tokens. `jobWords` are stems that other calculators’ frames use. */
  read(question: Question, jobWords: ReadonlySet<string>): FramedReading | undefined;
  /** Reads messages that continue a question: their values replace those of the question. */
  continueWith(
    question: Question,
    messages: readonly Question[],
    jobWords: ReadonlySet<string>,
  ): FramedReading | undefined;
  /** Returns the meaningful words of its questions, and their stems. */
  getVocabulary(): ReadonlySet<string>;
  /** Prepares the first reading, in steps between which a page can react. */
  prepare?(): Generator<void>;
}

/** Returns a call that names these outputs first and no defaults, with a note or another focus. */
export const showCall = (input: Call["input"], show: readonly string[], focus?: string | Focus): Call => ({
  kind: "call",
  input,
  focus: { show, assumes: [], ...(typeof focus === "object" ? focus : { note: focus }) },
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

import type { Focus } from "./calculation-text.ts";
import type { ChatContext } from "./chat.ts";
import { type Figure, figuresOf } from "./figures.ts";

/** What was said, ready to be understood. */
export interface Question {
  /** In plain characters, capitals kept. */
  text: string;
  /** In lower case, without courtesies, numbers as digits. */
  lower: string;
  figures: readonly Figure[];
  context: ChatContext;
}

/** A question that is understood: the tool that answers it, and with what. */
export interface Call {
  kind: "call";
  tool: string;
  input: Readonly<Record<string, unknown>>;
  focus?: Focus;
}

/** A value is missing: what is asked back, one of the intent's own questions or a choice between two days. */
export interface Ask {
  kind: "ask";
  question: string;
}

/** A question that an intent asks back. */
export interface OpenQuestion {
  /** The whole sentence; no other question of any intent is the same. */
  text: string;
  /** The answer in words that the intent reads when they stand behind what was said before; undefined: it is none. */
  restate(answer: string): string | undefined;
}

/** What one calculator understands. */
export interface Intent {
  id: string;
  questions: readonly OpenQuestion[];
  /** Undefined: not meant for this calculator. */
  understand(question: Question): Call | Ask | undefined;
}

export const ask = ({ text }: OpenQuestion): Ask => ({ kind: "ask", question: text });

export const questionOf = (text: string, lower: string, context: ChatContext): Question => ({
  text,
  lower,
  figures: figuresOf(lower),
  context,
});

/** The number of an answer such as "6.5", "it is $6.50", "about 6.5 %"; undefined when it says more than a number. */
export function numberAnswer(answer: string): string | undefined {
  const bare = answer.replace(
    /^(?:it's|its|it is|that's|that is|i think|about|around|say|make it|let's say|we have|i have|at|for|over) /,
    "",
  );
  const figures = figuresOf(bare);
  const [only] = figures;
  if (!only || figures.length !== 1 || only.before !== "" || only.after !== "") return undefined;
  return only.value;
}

/** The currency that the figures name, if it is not the dollar. */
export const currencyOf = (figures: readonly Figure[]): { currency?: string } => {
  const code = figures.find(({ currency }) => currency !== undefined)?.currency;
  return code === undefined || code === "USD" ? {} : { currency: code };
};

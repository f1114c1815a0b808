import type { Evaluation } from "@/lib/calculators/scientific/expression/evaluate";
import { largeText } from "@/lib/calculators/scientific/expression/format";
import { fractionText, mixedText } from "@/lib/calculators/scientific/expression/fraction";
import type { ExpressionFailure } from "@/lib/calculators/scientific/expression/syntax";
import { displayed, soFar } from "@/lib/calculators/scientific/keypad/reducer";
import type { ScientificState } from "@/lib/calculators/scientific/keypad/state";
import { firstProblem } from "@/lib/core/result/result";
import type { Seal } from "@/lib/core/sources/seal";
import { displayText } from "@/lib/units/figures";

/** Formats an expression with typographic signs; keeps the position of every character. */
export const readExpression = (expression: string): string =>
  expression.replaceAll("*", "×").replaceAll("/", "÷").replaceAll("-", "−");

const READABLE_DIGITS = 30;

/** Formats the large number; shows the end of a longer one, which is being entered. */
function readValue(plain: string): string {
  const text = /^-?[\d.]+(e-?\d+)?$/.test(plain) ? displayText(plain) : readExpression(plain);
  return text.length > READABLE_DIGITS ? `…${text.slice(-READABLE_DIGITS)}` : text;
}

/** Returns the interpretation of an expression, or null if it matches the text: 1/2π is read as (1 ÷ 2) × π. */
export function reading(expression: string, { echo }: { echo: string }): string | null {
  return bare(echo) === bare(readExpression(expression)) ? null : echo;
}

const bare = (text: string): string => text.replace(/\s/g, "").replace(/\bpi\b/g, "π");

/** Matches an unfinished end of an expression: an operator, an open bracket, a partial name, an exponent. */
const UNFINISHED = /^(?:[A-Za-z][A-Za-z0-9]*\(?|[-+*/^(;,√∛∜|]|\d[\d.]*E[+-]?)\s*$/;

/** True if a failure deserves a message during entry: not while the rest of the expression may still follow. */
export function isMistake({ expression, caret }: ScientificState, failure: ExpressionFailure): boolean {
  const { column = 1 } = firstProblem(failure);
  const { unfinished = UNFINISHED.test(expression.slice(column - 1)) } = failure;
  return caret < expression.length || !unfinished;
}

/** Result that equals would give while the user enters an expression. Undefined when there is nothing to compute. */
export type Ahead = Evaluation | ExpressionFailure | undefined;

export interface Figures {
  /** Large number. */
  value: string;
  /** Large number on a phone: the result so far. */
  answer: string;
  /** Secondary line: what equals would give, or the same number in another form. */
  preview: string | null;
  /** Exact form, "= √6". */
  exact: string | null;
  precise: string | null;
}

/** Returns the result as decimals or as a fraction, or the entry in progress. */
export function figuresOf(state: ScientificState, ahead: Ahead, asFraction: boolean): Figures {
  const { result } = state;
  if (result?.fraction && asFraction) {
    const { fraction } = result;
    const mixed = mixedText(fraction);
    const isMixed = mixed !== fractionText(fraction);
    return {
      value: minus(fractionText(fraction)),
      answer: minus(fractionText(fraction)),
      preview: isMixed ? `= ${minus(mixed)}` : `≈ ${displayText(largeText(result))}`,
      exact: null,
      precise: preciseText(result),
    };
  }
  if (result) {
    const [exact, precise] = [exactText(result), preciseText(result)];
    const value = displayText(largeText(result));
    return { value, answer: value, preview: null, exact, precise };
  }
  const value = readValue(displayed(state));
  if (!ahead?.ok) {
    const before = ahead && soFar(state);
    const answer = ahead ? displayText(before ? largeText(before) : "0") : value;
    return { value, answer, preview: null, exact: null, precise: null };
  }
  const answer = displayText(largeText(ahead));
  return { value, answer, preview: `= ${answer}`, exact: exactText(ahead), precise: preciseText(ahead) };
}

const minus = (text: string): string => text.replace("-", "−");

const exactText = ({ exact }: Evaluation): string | null => (exact === undefined ? null : `= ${exact}`);

function preciseText({ display, precise, isPreciseExact }: Evaluation): string | null {
  if (largeText({ display, precise }) === precise) return null;
  return `${isPreciseExact ? "=" : "≈"} ${displayText(precise)}`;
}

/** True if a value has digits beyond the 15 of the full precision, or fewer because a constant is measured. */
export const hasMoreDigits = (evaluation: Ahead): boolean =>
  evaluation?.ok === true && (!evaluation.isPreciseExact || evaluation.seal === "measured");

/**
 * Returns the result, or what equals would give, in plain digits and full precision; as a fraction if that is
 * displayed.
 */
export function copyText(state: ScientificState, ahead: Ahead, asFraction: boolean): string {
  const { result } = state;
  if (result?.fraction && asFraction) return fractionText(result.fraction);
  const evaluation = result ?? ahead;
  return evaluation?.ok ? evaluation.precise : displayed(state);
}

/** Announces results and errors to screen readers, but not entry. */
export function announcementOf({ result, notice }: ScientificState): string {
  if (notice?.failure) return `${notice.text}: ${firstProblem(notice.failure).message}`;
  if (!result) return "";
  const exactly = result.exact === undefined ? "" : `, exactly ${result.exact}`;
  return `${result.echo} = ${displayText(largeText(result))}${exactly}`;
}

/** Accuracy of an answer, with its source and a link to where the page explains it. */
export interface Sealed {
  seal: Seal;
  source: string;
  href: string;
}

const METHOD = { source: "How it works", href: "#guide" };
const SOURCES: Partial<Record<Seal, Omit<Sealed, "seal">>> = {
  measured: { source: "CODATA 2022", href: "#sources" },
};

/** Returns the seal of the displayed result, or of the one that equals would give; undefined without either. */
export function sealOf({ result }: ScientificState, ahead: Ahead, asFraction: boolean): Sealed | undefined {
  const evaluation = result ?? ahead;
  if (!evaluation?.ok) return undefined;
  const seal = asFraction && result?.fraction ? "exact" : evaluation.seal;
  return { seal, ...(SOURCES[seal] ?? METHOD) };
}

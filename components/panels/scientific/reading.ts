/** Formats the parts of a calculation for reading. */
import type { Evaluation } from "@/lib/calculators/scientific/evaluate";
import { fractionText, mixedText } from "@/lib/calculators/scientific/fraction";
import { displayed, soFar } from "@/lib/calculators/scientific/reducer";
import type { ScientificState } from "@/lib/calculators/scientific/state";
import type { Failure } from "@/lib/calculators/scientific/syntax";
import type { Seal } from "@/lib/core/sources/seal";
import { displayText } from "@/lib/units/figures";

/** An expression with the signs of print; every character keeps its place. */
export const readExpression = (expression: string): string =>
  expression.replaceAll("*", "×").replaceAll("/", "÷").replaceAll("-", "−");

const READABLE_DIGITS = 30;

/** The number in large figures; of a longer one its end, where it is typed. */
function readValue(plain: string): string {
  const text = /^-?[\d.]+(e-?\d+)?$/.test(plain) ? displayText(plain) : readExpression(plain);
  return text.length > READABLE_DIGITS ? `…${text.slice(-READABLE_DIGITS)}` : text;
}

/** Returns the interpretation of an expression, or null if it matches the text: 1/2π is read as (1 ÷ 2) × π. */
export function reading(expression: string, { echo }: { echo: string }): string | null {
  return bare(echo) === bare(readExpression(expression)) ? null : echo;
}

const bare = (text: string): string => text.replace(/\s/g, "").replace(/\bpi\b/g, "π");

/** The end of an expression that is merely unfinished: an operator, an open bracket, half a name, an exponent to come. */
const UNFINISHED = /^(?:[A-Za-z][A-Za-z0-9]*\(?|[-+*/^(;,√∛∜|]|\d[\d.]*E[+-]?)\s*$/;

/** True if a failure deserves a message during entry: not while the rest of the expression may still follow. */
export const isMistake = (
  { expression, caret }: ScientificState,
  { column, unfinished = UNFINISHED.test(expression.slice(column - 1)) }: Failure,
): boolean => caret < expression.length || !unfinished;

/** Result that equals would give while the user enters an expression. Undefined when there is nothing to compute. */
export type Ahead = Evaluation | Failure | undefined;

export interface Figures {
  /** Large. */
  value: string;
  /** Large on a phone: what the expression comes to, as far as it goes. */
  answer: string;
  /** Below it: what equals would give, or the same number in another way. */
  preview: string | null;
  /** The same in exact terms, "= √6". */
  exact: string | null;
  precise: string | null;
}

/** The result as decimals or as a fraction, or what is being typed. */
export function figuresOf(state: ScientificState, ahead: Ahead, asFraction: boolean): Figures {
  const { result } = state;
  if (result?.fraction && asFraction) {
    const { fraction, display } = result;
    const mixed = mixedText(fraction);
    const isMixed = mixed !== fractionText(fraction);
    return {
      value: minus(fractionText(fraction)),
      answer: minus(fractionText(fraction)),
      preview: isMixed ? `= ${minus(mixed)}` : `≈ ${displayText(display)}`,
      exact: null,
      precise: preciseText(result),
    };
  }
  if (result) {
    const [exact, precise] = [exactText(result), preciseText(result)];
    const value = displayText(result.display);
    return { value, answer: value, preview: null, exact, precise };
  }
  const value = readValue(displayed(state));
  if (!ahead?.ok) {
    const answer = ahead ? displayText(soFar(state)?.display ?? "0") : value;
    return { value, answer, preview: null, exact: null, precise: null };
  }
  const answer = displayText(ahead.display);
  return { value, answer, preview: `= ${answer}`, exact: exactText(ahead), precise: preciseText(ahead) };
}

const minus = (text: string): string => text.replace("-", "−");

const exactText = ({ exact }: Evaluation): string | null => (exact === undefined ? null : `= ${exact}`);

function preciseText({ value, display, precise }: Evaluation): string | null {
  if (display === precise) return null;
  return `${Number(precise) === value ? "=" : "≈"} ${displayText(precise)}`;
}

/** The result, or what equals would give, in plain figures and full precision; as a fraction where that is shown. */
export function copyText(state: ScientificState, ahead: Ahead, asFraction: boolean): string {
  const { result } = state;
  if (result?.fraction && asFraction) return fractionText(result.fraction);
  const evaluation = result ?? ahead;
  return evaluation?.ok ? evaluation.precise : displayed(state);
}

/** Told to screen readers: results and refusals, not what is typed. */
export function announcementOf({ result, notice }: ScientificState): string {
  if (notice?.failure) return `${notice.text}: ${notice.failure.message}`;
  if (!result) return "";
  const exactly = result.exact === undefined ? "" : `, exactly ${result.exact}`;
  return `${result.echo} = ${displayText(result.display)}${exactly}`;
}

/** Accuracy of an answer, with its source and a link to where the page explains it. */
export interface Sealed {
  seal: Seal;
  source: string;
  href: string;
}

const DOUBLES = { source: "IEEE 754", href: "#sources" };
const SOURCES: Partial<Record<Seal, Omit<Sealed, "seal">>> = {
  exact: { source: "How it works", href: "#guide" },
  measured: { source: "CODATA 2022", href: "#sources" },
};

/** Returns the seal of the result, or of the result that equals would give; undefined without either. */
export function sealOf({ result }: ScientificState, ahead: Ahead): Sealed | undefined {
  const evaluation = result ?? ahead;
  return evaluation?.ok ? { seal: evaluation.seal, ...(SOURCES[evaluation.seal] ?? DOUBLES) } : undefined;
}

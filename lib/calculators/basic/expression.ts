/** The line above the display: the calculation so far, with the parentheses that usual precedence needs. */

import { type Result, success } from "../../core/result/result.ts";
import * as R from "../../units/rational.ts";
import { calculate, type Operator } from "./arithmetic.ts";
import { fullText, operandText, resultText, textValue } from "./number-text.ts";
import { type BasicState, type Chain, isPending } from "./state.ts";

const GLYPHS: Record<Operator, string> = { "+": "+", "-": "−", "*": "×", "/": "÷" };

/** Length beyond which a left side is formatted as its value. */
const MAX_CHAIN = 200;

const minus = (plain: string): string => plain.replace(/^-/, "−");

export const operandLabel = (state: BasicState): string => state.label ?? minus(operandText(state.value));

/**
 * Formats "left operator", with parentheses around a left side that binds less tightly: keys apply in
 * sequence, so 2 + 3 × 4 becomes (2 + 3) × 4.
 */
function leftSide({ text, operator: inner }: Chain, operator: Operator): string {
  const looser = (inner === "+" || inner === "-") && (operator === "*" || operator === "/");
  return `${looser ? `(${text})` : text} ${GLYPHS[operator]}`;
}

/** Formats "left operator right", with a negative right side in brackets. */
const joined = (chain: Chain, operator: Operator, operand: string): string =>
  `${leftSide(chain, operator)} ${operand.startsWith("−") ? `(${operand})` : operand}`;

/** Appends the pending operation to the left side; `result` is its value. */
export function extended(state: BasicState, result: R.Rational): Chain {
  const { chain, operator } = state;
  const text = chain && operator ? joined(chain, operator, operandLabel(state)) : "";
  const value = minus(resultText(result));
  return text === "" || text.length > MAX_CHAIN ? { text: value, operator: null } : { text, operator };
}

/**
 * Formats the expression line: "12 + 7" during input, "12 + 7 =" above its result, "" during input of the
 * first number.
 */
export function expressionLine(state: BasicState): string {
  const { operator, chain, finished, label } = state;
  if (operator === null || chain === null) return finished === null ? (label ?? "") : `${finished} =`;
  if (!isPending(state)) return leftSide(chain, operator);
  return joined(chain, operator, operandLabel(state));
}

/** Computes the pending operation, as the equals key would. */
const ahead = (state: BasicState): ReturnType<typeof calculate> | null =>
  state.operator === null || state.firstOperand === null || !isPending(state)
    ? null
    : calculate(state.firstOperand, state.operator, state.value);

/** Returns the result or the error that the equals key would display; null if nothing is pending. */
export function preview(state: BasicState): Result<string> | null {
  const outcome = ahead(state);
  return outcome?.ok ? success(largeText(resultText(outcome.value), outcome.value)) : outcome;
}

/** Returns the text of the large number, in full where 7 decimals would hide a small result as 0. */
export const displayedText = ({ displayValue, value }: BasicState): string => largeText(displayValue, value);

const largeText = (text: string, value: R.Rational): string => (text === "0" ? fullText(value) : text);

/**
 * Returns the accuracy of the displayed answer, a preview or a result: exact only if no digit was dropped.
 * Returns null if nothing has been computed.
 */
export function sealOf(state: BasicState): "exact" | "rounded" | null {
  const outcome = ahead(state);
  if (outcome && !outcome.ok) return null;
  const { finished, label, chain, value } = state;
  if (!outcome && finished === null && label === null && !chain?.operator) return null;
  const result = outcome ? outcome.value : value;
  const text = outcome ? largeText(resultText(result), result) : displayedText(state);
  return result.rounded || R.compare(textValue(text), result) !== 0 ? "rounded" : "exact";
}

/**
 * Returns the displayed number to 16 significant digits if the display rounds it, and whether those are all
 * its digits; null if the display is exact.
 */
export function preciseLine(state: BasicState): { text: string; exact: boolean } | null {
  const text = fullText(state.value);
  const full = textValue(text);
  if (R.compare(textValue(displayedText(state)), full) === 0) return null;
  return { text, exact: R.compare(full, state.value) === 0 };
}

/** Returns the displayed number for the clipboard, in plain digits; a tiny number never becomes 0. */
export const copyText = (state: BasicState): string => displayedText(state).replace(/\.$/, "");

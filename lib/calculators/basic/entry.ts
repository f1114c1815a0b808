/** Keys that build or replace the displayed number. */
import { type Failure, firstProblem } from "../../core/result/result.ts";
import * as R from "../../units/rational.ts";
import { type Amount, apply, bounded, calculate, from, type UnaryFunction } from "./arithmetic.ts";
import { messages } from "./messages.ts";
import {
  DISPLAY_DIGITS,
  digitCount,
  negatedText,
  operandText,
  resultText,
  textValue,
} from "./number-text.ts";
import type { BasicState, Digit } from "./state.ts";

/** Length beyond which a label is dropped, so that only the digits remain. */
const MAX_LABEL = 40;

const HUNDRED = R.rational(100n);

const enterText = (state: BasicState, text: string): BasicState => ({
  ...state,
  displayValue: text,
  value: textValue(text),
  waitingForSecondOperand: false,
  operandGiven: false,
  label: null,
  finished: null,
  repeat: null,
});

/** Puts a whole number into the display: as the pending operand, or as a new calculation. */
export const enterValue = (
  state: BasicState,
  value: Amount,
  displayValue: string = operandText(value),
  label: string | null = null,
): BasicState => ({
  ...state,
  displayValue,
  value,
  waitingForSecondOperand: true,
  operandGiven: state.operator !== null,
  label: label !== null && label.length <= MAX_LABEL ? label : null,
  finished: null,
  repeat: null,
});

/** A digit replaces the display if it is 0 or if waiting; otherwise it appends, up to 16 digits. */
export function pressDigit(state: BasicState, digit: Digit): BasicState {
  const { displayValue, waitingForSecondOperand } = state;
  if (waitingForSecondOperand || displayValue === "0") return enterText(state, digit);
  return digitCount(displayValue) < DISPLAY_DIGITS ? enterText(state, displayValue + digit) : state;
}

/** The decimal key shows "0." when waiting, and is ignored if a decimal point is already present. */
export function pressDecimal(state: BasicState): BasicState {
  if (state.waitingForSecondOperand) return enterText(state, "0.");
  return state.displayValue.includes(".") ? state : enterText(state, `${state.displayValue}.`);
}

/** Deletes the last entered character. Does not edit a result or another complete number. */
export function pressBackspace(state: BasicState): BasicState {
  if (state.waitingForSecondOperand) return state;
  const rest = state.displayValue.slice(0, -1);
  return enterText(state, /\d/.test(rest) && rest !== "-0" ? rest : "0");
}

/** Clears the display; a pending operation keeps waiting for its operand. */
export const pressClearEntry = (state: BasicState): BasicState => ({
  ...enterText(state, "0"),
  waitingForSecondOperand: state.operator !== null,
});

/** Negates the display. 0 has no sign. */
export function pressSign(state: BasicState): BasicState {
  const text = negatedText(state.displayValue);
  if (!state.waitingForSecondOperand) return enterText(state, text);
  return enterValue(state, from([state.value], R.negate(state.value)), text);
}

/**
 * Divides the display by 100; an entered number stays editable. With the share rule, takes that share of the
 * first number after + and −: 80 + 10 % is 80 + 8.
 */
export function pressPercent(state: BasicState): BasicState {
  const { percentRule, operator, firstOperand } = state;
  if (percentRule === "share" && firstOperand !== null && (operator === "+" || operator === "-")) {
    const share = bounded(
      from([firstOperand, state.value], R.divide(R.multiply(firstOperand, state.value), HUNDRED)),
    );
    return share.ok ? enterValue(state, share.value) : rejectInput(state, share);
  }
  const outcome = calculate(state.value, "/", HUNDRED);
  if (!outcome.ok) return rejectInput(state, outcome);
  const text = operandText(outcome.value);
  const open = !state.waitingForSecondOperand && !text.includes("e");
  return open ? enterText(state, text) : enterValue(state, outcome.value, text);
}

const LABELS: Record<UnaryFunction, (operand: string) => string> = {
  "square-root": (operand) => `√${operand}`,
  square: (operand) => `${operand}²`,
  reciprocal: (operand) => `(1/${operand})`,
};

const bracketed = (operand: string): string => (/^([\d.]+|\(.*\))$/.test(operand) ? operand : `(${operand})`);

/** Replaces the display with a function of it; `operand` is the number’s text in the expression line. */
export function pressFunction(state: BasicState, name: UnaryFunction, operand: string): BasicState {
  const outcome = apply(name, state.value);
  if (!outcome.ok) return rejectInput(state, outcome);
  return enterValue(state, outcome.value, resultText(outcome.value), LABELS[name](bracketed(operand)));
}

export const rejectInput = (state: BasicState, failure: Failure): BasicState => ({
  ...state,
  notice: { title: messages.title, text: firstProblem(failure).message },
});

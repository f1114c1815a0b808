/** Keys that compute: operators, equals and the memory. */

import { addEntry, type HistoryEntry } from "../../kit/calculator/history.ts";
import * as R from "../../units/rational.ts";
import { type Amount, calculate, type Operator } from "./arithmetic.ts";
import { enterValue, rejectInput } from "./entry.ts";
import { extended, operandLabel } from "./expression.ts";
import { fullText, operandText, resultText } from "./number-text.ts";
import { type BasicState, cleared, INITIAL_STATE, isPending, type Repeat } from "./state.ts";

/**
 * Without a first operand, stores the displayed value and waits. While waiting, replaces the operator. With a
 * pending operation, computes the result and chains: the display rounds it, but the next operation uses the
 * exact value. A division by zero is rejected; the first operand stays and waits for another divisor or
 * operator.
 */
export function pressOperator(state: BasicState, operator: Operator): BasicState {
  const { firstOperand, operator: pending, value } = state;
  if (firstOperand === null || pending === null) {
    return {
      ...waiting(state, operator, value),
      chain: { text: operandLabel(state), operator: null },
    };
  }
  if (!isPending(state)) return { ...state, operator };
  const outcome = calculate(firstOperand, pending, value);
  if (!outcome.ok) {
    const waitingState = {
      ...waiting(state, pending, firstOperand),
      displayValue: operandText(firstOperand),
    };
    return rejectInput(waitingState, outcome);
  }
  return {
    ...waiting(state, operator, outcome.value),
    displayValue: resultText(outcome.value),
    chain: extended(state, outcome.value),
  };
}

const waiting = (state: BasicState, operator: Operator, operand: Amount): BasicState => ({
  ...state,
  value: operand,
  firstOperand: operand,
  operator,
  waitingForSecondOperand: true,
  operandGiven: false,
  label: null,
  finished: null,
  repeat: null,
});

/**
 * Computes and displays the result, clears the operator and waits for new input. Repeated presses repeat the
 * last operation on the result. An invalid operation resets the calculation. `at`: time for the history, ISO
 * 8601.
 */
export function pressEquals(state: BasicState, at?: string): BasicState {
  const current = state.operator === null && state.repeat !== null ? repeated(state, state.repeat) : state;
  const { firstOperand, operator, value } = current;
  if (firstOperand === null || operator === null) return settled(state, at);
  const outcome = calculate(firstOperand, operator, value);
  if (!outcome.ok) return rejectInput(cleared(state), outcome);
  const result = finished(state, extended(current, outcome.value).text, outcome.value, at);
  return { ...result, repeat: { operator, operand: value } };
}

const repeated = (state: BasicState, { operator, operand }: Repeat): BasicState => ({
  ...INITIAL_STATE,
  firstOperand: state.value,
  chain: { text: operandLabel(state), operator: null },
  operator,
  value: operand,
});

/**
 * Handles equals without an operation: the number stays, and the next digit begins a new one. A function of
 * it is a result.
 */
function settled(state: BasicState, at: string | undefined): BasicState {
  if (state.label !== null) return finished(state, state.label, state.value, at);
  return { ...state, waitingForSecondOperand: true };
}

const finished = (
  state: BasicState,
  expression: string,
  value: Amount,
  at: string | undefined,
): BasicState => ({
  ...cleared(state),
  displayValue: resultText(value),
  value,
  waitingForSecondOperand: true,
  finished: expression,
  ans: value,
  history: addEntry(state.history, historyEntry(expression, value, at)),
});

function historyEntry(expression: string, value: Amount, at: string | undefined): HistoryEntry {
  const result = resultText(value);
  const precise = fullText(value);
  return {
    expression,
    result,
    ...(precise === result ? {} : { precise }),
    ...(at === undefined ? {} : { at }),
  };
}

/** Adds the display to the memory, or subtracts it, after finishing a pending operation. */
export function changeMemory(state: BasicState, direction: "add" | "subtract", at?: string): BasicState {
  const done = isPending(state) ? pressEquals(state, at) : state;
  if (done.notice !== null) return done;
  const memory = done.memory ?? R.ZERO;
  const outcome = calculate(memory, direction === "add" ? "+" : "-", done.value);
  return outcome.ok ? stored(done, outcome.value) : rejectInput(done, outcome);
}

export const stored = (state: BasicState, memory: Amount): BasicState => ({
  ...state,
  memory,
  operandGiven: isPending(state),
  waitingForSecondOperand: true,
});

/** Puts the memory or the last answer into the display; does nothing if there is none. */
export const recalled = (state: BasicState, value: Amount | null): BasicState =>
  value === null ? state : enterValue(state, value);

/** The basic calculator as a pure state machine: immediate execution, as docs/specification.md says (section 4). */

import { failure } from "../../core/result/result.ts";
import { removeEntry } from "../../kit/calculator/history.ts";
import { parseDecimal } from "../../units/rational.ts";
import type { Amount } from "./arithmetic.ts";
import {
  enterValue,
  pressBackspace,
  pressClearEntry,
  pressDecimal,
  pressDigit,
  pressFunction,
  pressPercent,
  pressSign,
  rejectInput,
} from "./entry.ts";
import { operandLabel } from "./expression.ts";
import { messages } from "./messages.ts";
import { DISPLAY_DIGITS, digitCount } from "./number-text.ts";
import { changeMemory, pressEquals, pressOperator, recalled, stored } from "./operations.ts";
import { type PastedKey, readPasted } from "./paste.ts";
import { type BasicAction, type BasicState, cleared } from "./state.ts";

/** Returns the state after an action. Never throws; an impossible action leaves a notice. */
export function reduce(before: BasicState, action: BasicAction): BasicState {
  const state = before.notice === null ? before : { ...before, notice: null };
  switch (action.type) {
    case "digit":
      return pressDigit(state, action.digit);
    case "decimal":
      return pressDecimal(state);
    case "operator":
      return pressOperator(state, action.operator);
    case "equals":
      return pressEquals(state, action.at);
    case "sign":
      return pressSign(state);
    case "percent":
      return pressPercent(state);
    case "percent-rule":
      return { ...state, percentRule: action.rule };
    case "function":
      return pressFunction(state, action.name, operandLabel(state));
    case "clear":
      return cleared(state);
    case "clear-entry":
      return pressClearEntry(state);
    case "backspace":
      return pressBackspace(state);
    case "memory-clear":
      return { ...state, memory: null };
    case "memory-recall":
      return recalled(state, state.memory);
    case "memory-store":
      return stored(state, state.value);
    case "memory-add":
      return changeMemory(state, "add", action.at);
    case "memory-subtract":
      return changeMemory(state, "subtract", action.at);
    case "ans":
      return recalled(state, state.ans);
    case "paste":
      return paste(state, action.text, action.at);
    case "recall": {
      const text = action.entry.precise ?? action.entry.result;
      const value = parseDecimal(text);
      return value === undefined
        ? rejectInput(state, failure("", messages.entryWithoutNumber))
        : enterValue(state, read(text, value));
    }
    case "delete-entry":
      return { ...state, history: removeEntry(state.history, action.index) };
    case "clear-history":
      return { ...state, history: [] };
    case "restore-history":
      return { ...state, history: action.entries };
  }
}

/** Reads a number of the history. A number with as many digits as the history stores may have had more. */
const read = (text: string, value: Amount): Amount =>
  digitCount(text) < DISPLAY_DIGITS ? value : { ...value, rounded: true };

/** Runs pasted text through the keys. If one of them fails, none of them takes effect. */
function paste(state: BasicState, text: string, at: string | undefined): BasicState {
  const read = readPasted(text);
  if (!read.ok) return rejectInput(state, read);
  let next = state;
  for (const key of read.value) {
    next = pressPasted(next, key, at);
    if (next.notice !== null) return { ...state, notice: next.notice };
  }
  return next;
}

function pressPasted(state: BasicState, key: PastedKey, at: string | undefined): BasicState {
  switch (key.type) {
    case "number":
      return enterValue(state, key.value);
    case "operator":
      return pressOperator(state, key.operator);
    case "percent":
      return pressPercent(state);
    case "equals":
      return pressEquals(state, at);
  }
}

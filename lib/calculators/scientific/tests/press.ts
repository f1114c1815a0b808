import { reduce } from "../keypad/reducer.ts";
import {
  INITIAL_STATE,
  type NumberKey,
  type OperatorKey,
  type ScientificAction,
  type ScientificState,
} from "../keypad/state.ts";

const NAMED: Readonly<Record<string, ScientificAction>> = {
  "=": { type: "equals" },
  "±": { type: "sign" },
  "x²": { type: "postfix", text: "^2" },
  "!": { type: "postfix", text: "!" },
  AC: { type: "clear" },
  DEL: { type: "backspace" },
  "(": { type: "parenthesis", text: "(" },
  ")": { type: "parenthesis", text: ")" },
  "(−)": { type: "negative" },
  "−key": { type: "minus" },
  EE: { type: "exponent" },
  INV: { type: "inverse" },
  HYP: { type: "hyperbolic" },
  UNDO: { type: "undo" },
  MC: { type: "memory-clear" },
  MR: { type: "memory-recall" },
  MS: { type: "memory-store" },
  "M+": { type: "memory-add" },
  "M-": { type: "memory-subtract" },
  DEG: { type: "angle", angle: "deg" },
  RAD: { type: "angle", angle: "rad" },
  GRAD: { type: "angle", angle: "grad" },
  "←": { type: "caret", to: "left" },
  "→": { type: "caret", to: "right" },
  HOME: { type: "caret", to: "start" },
  END: { type: "caret", to: "end" },
  SUPPR: { type: "delete" },
};
const CONSTANTS = ["π", "e", "φ", "c0", "Ans"];
const OPERATORS = ["+", "-", "*", "/", "^", "mod", "nCr", "nPr"];

/** Returns the action of a key by its label in these tests: 7 . + sin π x² ± = AC ... */
export function actionOf(key: string): ScientificAction {
  const named = NAMED[key];
  if (named) return named;
  if (/^[\d.]$/.test(key)) return { type: "number", key: key as NumberKey };
  if (OPERATORS.includes(key)) return { type: "operator", operator: key as OperatorKey };
  return CONSTANTS.includes(key) ? { type: "constant", name: key } : { type: "function", name: key };
}

/** Returns the state after keys separated by spaces: "3 0 sin =". */
export const press = (keys: string, from: ScientificState = INITIAL_STATE): ScientificState =>
  keys
    .split(" ")
    .filter(Boolean)
    .reduce((state, key) => reduce(state, actionOf(key)), from);

/** Returns the state after text entered at the caret. */
export const typeText = (text: string, from: ScientificState = INITIAL_STATE): ScientificState =>
  reduce(from, { type: "insert", text });

export const expressionAfter = (keys: string): string => press(keys).expression;

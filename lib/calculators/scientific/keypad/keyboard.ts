/** The keyboard as data: `KeyboardEvent.key` to the action of the scientific calculator. */
import type { NumberKey, ScientificAction } from "./state.ts";

const NUMBER_KEYS: readonly NumberKey[] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "."];

const KEYBOARD: ReadonlyMap<string, ScientificAction> = new Map<string, ScientificAction>([
  ...NUMBER_KEYS.map((key): [string, ScientificAction] => [key, { type: "number", key }]),
  ["+", { type: "operator", operator: "+" }],
  ["-", { type: "minus" }],
  ["−", { type: "minus" }],
  ["*", { type: "operator", operator: "*" }],
  ["×", { type: "operator", operator: "*" }],
  ["/", { type: "operator", operator: "/" }],
  ["÷", { type: "operator", operator: "/" }],
  ["^", { type: "operator", operator: "^" }],
  ["(", { type: "parenthesis", text: "(" }],
  [")", { type: "parenthesis", text: ")" }],
  ["!", { type: "postfix", text: "!" }],
  ["%", { type: "postfix", text: "%" }],
  ["°", { type: "postfix", text: "°" }],
  ["²", { type: "postfix", text: "^2" }],
  ["³", { type: "postfix", text: "^3" }],
  ["π", { type: "constant", name: "π" }],
  ["=", { type: "equals" }],
  ["Enter", { type: "equals" }],
  ["Backspace", { type: "backspace" }],
  ["Delete", { type: "delete" }],
  ["Escape", { type: "clear" }],
  ["ArrowLeft", { type: "caret", to: "left" }],
  ["ArrowRight", { type: "caret", to: "right" }],
  ["Home", { type: "caret", to: "start" }],
  ["End", { type: "caret", to: "end" }],
]);

/** Characters that are inserted as typed: letters spell functions and constants. */
const INSERTABLE = /^[A-Za-zφτħ√∛;,|'"′″ ]$/u;

/** Returns the action of a key without modifiers; undefined for unused keys. */
export function keyAction(key: string): ScientificAction | undefined {
  return KEYBOARD.get(key) ?? (INSERTABLE.test(key) ? { type: "insert", text: key } : undefined);
}

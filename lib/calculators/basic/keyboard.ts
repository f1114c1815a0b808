/** The keyboard as data: `KeyboardEvent.key` to the action of the basic calculator. */
import type { BasicAction, Digit } from "./state.ts";

const DIGITS: readonly Digit[] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** A Map, so that no key name can reach an object's prototype. No letters but x: they belong to the browser's and to speech users' commands. */
export const KEYBOARD: ReadonlyMap<string, BasicAction> = new Map<string, BasicAction>([
  ...DIGITS.map((digit): [string, BasicAction] => [digit, { type: "digit", digit }]),
  [".", { type: "decimal" }],
  [",", { type: "decimal" }],
  ["+", { type: "operator", operator: "+" }],
  ["-", { type: "operator", operator: "-" }],
  ["−", { type: "operator", operator: "-" }],
  ["*", { type: "operator", operator: "*" }],
  ["x", { type: "operator", operator: "*" }],
  ["×", { type: "operator", operator: "*" }],
  ["/", { type: "operator", operator: "/" }],
  [":", { type: "operator", operator: "/" }],
  ["÷", { type: "operator", operator: "/" }],
  ["=", { type: "equals" }],
  ["Enter", { type: "equals" }],
  ["%", { type: "percent" }],
  ["F9", { type: "sign" }],
  ["Backspace", { type: "backspace" }],
  ["Delete", { type: "clear-entry" }],
  ["Escape", { type: "clear" }],
  ["Clear", { type: "clear" }],
]);

/**
 * Rules for keys: each maps the text before the caret to its replacement. A key that does not fit leaves the
 * text unchanged. With the caret at the end these are the rules of docs/specification.md.
 */
import { functions } from "../expression/functions.ts";
import type { NumberKey, OperatorKey } from "./state.ts";
import { isPlainNumber, numberAtEnd, numberStart, tailOf, withoutOperators } from "./tail.ts";

/** Mark after which a number is in a smaller unit: the inches of 5′11″, the minutes of 12°34′56″. */
const LARGER_UNIT = /['′’]$/;

export function writeNumber(before: string, key: NumberKey): string {
  if (key === "." && /[.eE]/.test(numberAtEnd(before))) return before;
  if (LARGER_UNIT.test(before.trimEnd())) return before + key;
  return tailOf(before) === "operand" ? `${before}*${key}` : before + key;
}

/** Matches a factor that becomes minutes of an angle once their mark follows. */
const TIMES_MINUTES = /°\*(\d{1,2}(?:\.\d{1,12})?)$/;

export const writeText = (before: string, text: string): string =>
  (/^['′’]/.test(text) ? before.replace(TIMES_MINUTES, "°$1") : before) + text;

export const writeConstant = (before: string, name: string): string => timesAfterOperand(before) + name;

export function writeOperator(before: string, operator: OperatorKey): string {
  const tail = tailOf(before);
  if (tail === "start") return before;
  if (tail === "exponent") return operator === "+" || operator === "-" ? before + operator : before;
  if (tail !== "operator") return before + operator;
  const replaced = writeOperator(withoutOperators(before), operator);
  return replaced.endsWith(operator) ? replaced : before;
}

/** Inserts a sign before the next operand; ignores a second one. */
export function writeNegative(before: string): string {
  const tail = tailOf(before);
  if (tail === "start" || tail === "exponent") return `${before}-`;
  if (tail !== "operator") return before;
  const hasSign =
    before.endsWith("-") && ["start", "operator", "exponent"].includes(tailOf(before.slice(0, -1)));
  return hasSign ? before : `${before}-`;
}

export const writeMinus = (before: string): string =>
  tailOf(before) === "start" ? writeNegative(before) : writeOperator(before, "-");

/** Wraps the preceding number, or opens a call. A function of several values stays open for the next one. */
export function writeFunction(before: string, name: string): string {
  const tail = tailOf(before);
  if (tail === "word" || tail === "exponent") return before;
  if (tail !== "number") return `${timesAfterOperand(before)}${name}(`;
  const start = numberStart(before);
  const close = (functions.get(name)?.arity[0] ?? 1) > 1 ? ";" : ")";
  return `${before.slice(0, start)}${name}(${before.slice(start)}${close}`;
}

/** Appends a postfix operator to an operand. A negative result is treated as a whole: (-5)^2. */
export function writePostfix(before: string, text: string, isResult: boolean): string {
  const tail = tailOf(before);
  if (tail !== "number" && tail !== "operand") return before;
  return isResult && before.startsWith("-") ? `(${before})${text}` : before + text;
}

export const writeParenthesis = (before: string, text: "(" | ")"): string =>
  text === ")" ? `${before})` : `${timesAfterOperand(before)}(`;

export function writeExponent(before: string): string {
  const tail = tailOf(before);
  if (tail === "number") return /[eE]/.test(numberAtEnd(before)) ? before : `${before}E`;
  return tail === "start" || tail === "operator" ? `${before}1E` : before;
}

/** Appends a number from memory or history, in brackets if it is negative and not at the start. */
export const writeValue = (before: string, value: string): string =>
  timesAfterOperand(before) + (value.startsWith("-") && before !== "" ? `(${value})` : value);

/** Negates the expression if it is a plain number other than zero. */
export function negated(expression: string): string {
  if (!isPlainNumber(expression) || Number(expression) === 0) return expression;
  return expression.startsWith("-") ? expression.slice(1) : `-${expression}`;
}

/** Returns the function that a key inserts with INV, HYP or both. */
export function functionFor(name: string, inverse: boolean, hyperbolic: boolean): string {
  const hyperbolicName = hyperbolic && functions.has(`${name}h`) ? `${name}h` : name;
  return inverse ? (functions.get(hyperbolicName)?.inverse ?? hyperbolicName) : hyperbolicName;
}

function timesAfterOperand(before: string): string {
  const tail = tailOf(before);
  return tail === "number" || tail === "operand" ? `${before}*` : before;
}

import { constants } from "./constants.ts";
import { meaningOf } from "./names.ts";

/**
 * What the text before the caret ends in.
 * - `start`: nothing, or ( ^ ; √ , after which an operand begins
 * - `operator`: + - * / mod nCr nPr
 * - `number`: a number, its decimal point or its exponent
 * - `exponent`: the E of a number whose exponent is still to come
 * - `operand`: a bracket, constant or postfix mark that ends an operand
 * - `word`: the name of a function without its bracket, or the beginning of a name
 */
export type Tail = "start" | "operator" | "number" | "exponent" | "operand" | "word";

const NUMBER = String.raw`(?:\d+\.?\d*|\.\d*)(?:[eE][+-]?\d+)?`;
/** Not the 2 of log2 or the 0 of c0, but the 2 of 5nCr2. */
const BEFORE_NUMBER = String.raw`(?:(?<![\p{L}\d.])|(?<=mod|nCr|nPr))`;
const NUMBER_AT_END = new RegExp(`${BEFORE_NUMBER}${NUMBER}$`, "u");
const OPEN_EXPONENT_AT_END = new RegExp(String.raw`${BEFORE_NUMBER}(?:\d+\.?\d*|\.\d+)[eE]$`, "u");
const OPERATORS_AT_END = /(?:[+\-*/]|(?<![A-Za-z])(?:mod|nCr|nPr))+\s*$/;
const NAME_AT_END = /[A-Za-z][A-Za-z0-9]*$/;
const PLAIN_NUMBER = new RegExp(`^-?${NUMBER}$`, "u");
const OPERANDS = new RegExp(`${BEFORE_NUMBER}${NUMBER}|[A-Za-z][A-Za-z0-9]*|[πφτħ]`, "gu");

const NO_VARIABLES: ReadonlySet<string> = new Set();

export function tailOf(text: string): Tail {
  const trimmed = text.trimEnd();
  if (trimmed === "" || /[(^;,√∛∜]$/.test(trimmed)) return "start";
  if (OPERATORS_AT_END.test(trimmed)) return "operator";
  if (NUMBER_AT_END.test(text)) return "number";
  if (OPEN_EXPONENT_AT_END.test(text)) return "exponent";
  if (trimmed.endsWith("|")) return (trimmed.match(/\|/g)?.length ?? 0) % 2 === 0 ? "operand" : "start";
  const name = NAME_AT_END.exec(trimmed)?.[0];
  return name && meaningOf(name, NO_VARIABLES)?.kind !== "value" ? "word" : "operand";
}

/** Index where the number at the end of a text begins, its own sign included (the last minus of 2*-5). */
export function numberStart(text: string): number {
  const start = text.search(NUMBER_AT_END);
  if (start < 1 || text.charAt(start - 1) !== "-") return start;
  const beforeSign = tailOf(text.slice(0, start - 1));
  return beforeSign === "start" || beforeSign === "operator" ? start - 1 : start;
}

/** The number at the end of a text with its sign; "" when there is none. */
export const numberAtEnd = (text: string): string =>
  tailOf(text) === "number" ? text.slice(numberStart(text)) : "";

/** A text without the operators at its end. */
export const withoutOperators = (text: string): string => text.replace(OPERATORS_AT_END, "");

export const isPlainNumber = (text: string): boolean => PLAIN_NUMBER.test(text) && /\d/.test(text);

/** The last number or constant of an expression; undefined when it has none. */
export function lastOperand(expression: string): string | undefined {
  const atEnd = numberAtEnd(expression);
  if (atEnd) return atEnd;
  return expression.match(OPERANDS)?.findLast((found) => /^[\d.πφτħ]/.test(found) || constants.has(found));
}

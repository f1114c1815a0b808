import { constants } from "../../../science/functions/constants.ts";
import { meaningOf } from "../expression/names.ts";

/**
 * End of the text before the caret.
 * - `start`: nothing, or ( ^ ; √ , after which an operand begins
 * - `operator`: + - * / mod nCr nPr
 * - `number`: a number, its decimal point or its exponent
 * - `exponent`: the E of a number whose exponent is still to come
 * - `operand`: a bracket, constant or postfix mark that ends an operand
 * - `word`: the name of a function without its bracket, or the beginning of a name
 */
type Tail = "start" | "operator" | "number" | "exponent" | "operand" | "word";

const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d*)(?:[eE][+-]?\d+)?`;
/** Not the 2 of log2 or the 0 of c0, but the 2 of 5nCr2. */
const BEFORE_NUMBER = String.raw`(?:(?<![\p{L}\d.])|(?<=mod|nCr|nPr))`;
const NUMBER_AT_END = new RegExp(`${BEFORE_NUMBER}${NUMBER}$`, "u");
const OPEN_EXPONENT_AT_END = new RegExp(String.raw`${BEFORE_NUMBER}(?:\d+(?:\.\d*)?|\.\d+)[eE]$`, "u");
const OPERATOR_NAMES = ["mod", "nCr", "nPr"];
const NAME_AT_END = /(?<![A-Za-z0-9])\d*([A-Za-z][A-Za-z0-9]*)$/;
const PLAIN_NUMBER = new RegExp(`^-?${NUMBER}$`, "u");
const OPERANDS = new RegExp(`${BEFORE_NUMBER}${NUMBER}|[A-Za-z][A-Za-z0-9]*|[πφτħ]`, "gu");

const NO_VARIABLES: ReadonlySet<string> = new Set();

export function tailOf(text: string): Tail {
  const trimmed = text.trimEnd();
  if (trimmed === "" || /[(^;,√∛∜]$/.test(trimmed)) return "start";
  if (operatorAt(trimmed, trimmed.length) > 0) return "operator";
  if (NUMBER_AT_END.test(text)) return "number";
  if (OPEN_EXPONENT_AT_END.test(text)) return "exponent";
  if (trimmed.endsWith("|")) return (trimmed.match(/\|/g)?.length ?? 0) % 2 === 0 ? "operand" : "start";
  const name = NAME_AT_END.exec(trimmed)?.[1];
  return name && meaningOf(name, NO_VARIABLES)?.kind !== "value" ? "word" : "operand";
}

/** Returns the index of the number at the end of a text, including its sign (the last minus of 2*-5). */
export function numberStart(text: string): number {
  const start = text.search(NUMBER_AT_END);
  if (start < 1 || text.charAt(start - 1) !== "-") return start;
  const beforeSign = tailOf(text.slice(0, start - 1));
  return beforeSign === "start" || beforeSign === "operator" ? start - 1 : start;
}

/** Returns the number at the end of a text with its sign; "" if there is none. */
export const numberAtEnd = (text: string): string =>
  tailOf(text) === "number" ? text.slice(numberStart(text)) : "";

/** A text without the operators at its end. */
export function withoutOperators(text: string): string {
  let end = text.trimEnd().length;
  for (let length = operatorAt(text, end); length > 0; length = operatorAt(text, end)) end -= length;
  return end < text.trimEnd().length ? text.slice(0, end) : text;
}

/** Returns the length of the operator that ends at a position; 0 if there is none. */
function operatorAt(text: string, end: number): number {
  if (/[+\-*/]/.test(text.charAt(end - 1))) return 1;
  const name = OPERATOR_NAMES.find((operator) => text.endsWith(operator, end));
  return name === undefined || /[A-Za-z]/.test(text.charAt(end - name.length - 1)) ? 0 : name.length;
}

export const isPlainNumber = (text: string): boolean => PLAIN_NUMBER.test(text) && /\d/.test(text);

/** Returns the last number or constant of an expression; undefined if there is none. */
export function lastOperand(expression: string): string | undefined {
  const atEnd = numberAtEnd(expression);
  if (atEnd) return atEnd;
  return expression
    .match(OPERANDS)
    ?.findLast((operand) => /^[\d.πφτħ]/.test(operand) || constants.has(operand));
}

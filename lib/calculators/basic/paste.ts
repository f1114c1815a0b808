/** Conversion of pasted text to keys: a number, or numbers and operators in turn. */

import { failure, type Result, success } from "../../core/result/result.ts";
import * as R from "../../units/rational.ts";
import { readDecimal } from "../../units/read-number.ts";
import { bounded, type Operator } from "./arithmetic.ts";
import { messages } from "./messages.ts";

export type PastedKey =
  | { type: "number"; value: R.Rational }
  | { type: "operator"; operator: Operator }
  | { type: "percent" }
  | { type: "equals" };

/** Key at the start of a text, and the characters that it takes. */
type ReadKey = Result<{ key: PastedKey; length: number }>;

const MAX_LENGTH = 1000;

const OPERATORS = new Map<string, Operator>([
  ["+", "+"],
  ["-", "-"],
  ["−", "-"],
  ["–", "-"],
  ["*", "*"],
  ["×", "*"],
  ["·", "*"],
  ["x", "*"],
  ["X", "*"],
  ["/", "/"],
  ["÷", "/"],
  [":", "/"],
  ["∕", "/"],
]);

/** Matches a sign where a number is expected and follows. */
const SIGN = /^([+\-−–])\s*(?=[\d.,$€£¥])/;
const CURRENCY = /^[$€£¥]\s*/;
const EXPONENT = /^[eE]([+\-−]?\d{1,4})/;

/**
 * Reads "1,234.50", "−5", "1e3", "12 + 7", "3 × 4 =", "50%", "$5". A sign belongs to a number where a number
 * is expected. Anything else returns a sentence that says what is accepted.
 */
export function readPasted(text: string): Result<PastedKey[]> {
  let rest = text.trim().replace(/^=\s*/, "");
  if (rest === "") return failure("", messages.paste.noNumber);
  if (rest.length > MAX_LENGTH) return failure("", messages.paste.tooLong);
  const keys: PastedKey[] = [];
  while (rest !== "") {
    const last = keys.at(-1)?.type;
    const numberDue = last === undefined || last === "operator";
    const read = (numberDue && readNumber(rest)) || readMark(rest, last);
    if (!read.ok) return read;
    keys.push(read.value.key);
    rest = rest.slice(read.value.length).trimStart();
  }
  return success(keys);
}

function readNumber(text: string): ReadKey | undefined {
  const sign = SIGN.exec(text);
  const unsigned = text.slice(sign?.[0].length ?? 0);
  const figures = unsigned.replace(CURRENCY, "");
  const decimal = readDecimal(figures);
  if (!decimal) return undefined;
  let after = figures.slice(decimal.length);
  const exponent = EXPONENT.exec(after);
  after = after.slice(exponent?.[0].length ?? 0).replace(figures === unsigned ? /^\s*[€$£¥]/ : /^/, "");
  const value = R.parseDecimal(`${decimal.digits}e${(exponent?.[1] ?? "0").replace("−", "-")}`);
  const outcome = value ? bounded(value) : failure("", messages.tooLarge);
  if (!outcome.ok) return outcome;
  const negative = sign !== null && sign[1] !== "+";
  return success({
    key: { type: "number", value: negative ? R.negate(outcome.value) : outcome.value },
    length: text.length - after.length,
  });
}

/** Reads an operator, a percent sign, or a final equals sign. */
function readMark(text: string, last: PastedKey["type"] | undefined): ReadKey {
  const mark = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const { length } = mark;
  const operator = OPERATORS.get(mark);
  const complete = last === "number" || last === "percent";
  if (last === "equals") return failure("", messages.paste.afterEquals);
  if (operator) return success({ key: { type: "operator", operator }, length });
  if (mark === "%" && complete) return success({ key: { type: "percent" }, length });
  if (mark === "=" && complete) return success({ key: { type: "equals" }, length });
  if (/[()[\]{}]/.test(mark)) return failure("", messages.paste.parentheses);
  if (complete && /[\d.,]/.test(mark)) return failure("", messages.paste.operatorMissing);
  return failure("", messages.paste.accepted);
}

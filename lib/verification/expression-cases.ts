import { evaluateExpression } from "../calculators/scientific/expression/evaluate.ts";
import { parse } from "../calculators/scientific/expression/parser.ts";
import { evaluateReal } from "../calculators/scientific/expression/real-evaluator.ts";
import { provenDigits } from "../core/reals/digits.ts";
import { Work } from "../core/reals/real.ts";
import { firstProblem } from "../core/result/result.ts";
import { ANGLE_UNITS, type AngleUnit } from "../science/functions/angle-unit.ts";
import * as R from "../units/rational.ts";
import { type Check, checkDigits, checkText, countDigits, type VerifiedCase } from "./verified-case.ts";

/** Expression with its value from a table or from mpmath (tests/oracles/scientific.json). */
export interface ExpressionRecord {
  expression: string;
  angle: AngleUnit;
  expected: string;
  origin: string;
}

/** Limit of work of one expression, in microseconds. */
const WORK_LIMIT = 100_000;

/** Starts of origins that name no document. */
const NO_DOCUMENT = /^(?:mpmath|precedence)/;

export const verifyExpression = (record: ExpressionRecord, index: number): VerifiedCase => ({
  id: `${index + 1}`,
  title: record.expression,
  inputs: { expression: record.expression, angle: record.angle },
  source: { kind: NO_DOCUMENT.test(record.origin) ? "independent" : "published", text: record.origin },
  checks: [checkExpression(record)],
});

function checkExpression({ expression, angle, expected }: ExpressionRecord): Check {
  const evaluation = evaluateExpression(expression, { angle });
  if (!evaluation.ok) return checkText("result", expected, firstProblem(evaluation).message);
  // A measured constant limits the digits of a result.
  const isMeasured = evaluation.seal === "measured";
  const printed = Math.min(countDigits(expected), MAX_DIGITS);
  const proven = isMeasured ? undefined : prove(expression, angle, printed);
  const text = proven?.text ?? evaluation.precise;
  const digits = Math.min(printed, proven?.count ?? countDigits(text));
  const computed = R.parseDecimal(text);
  return computed ? checkDigits("result", expected, computed, digits) : checkText("result", expected, text);
}

/** Digits that are compared at most: the last ones that mpmath prints come from a shorter computation. */
const MAX_DIGITS = 30;
/** Digits that are computed at least, so that rounding them to fewer is right. */
const MIN_DIGITS = 20;

/** Returns an expression’s value to as many digits as its source has, or as many as are proven; undefined if none is. */
function prove(
  expression: string,
  angle: AngleUnit,
  digits: number,
): { text: string; count: number } | undefined {
  const parsed = parse(expression);
  if (!parsed.ok) return undefined;
  const result = evaluateReal(parsed.value.node, { angle }, new Work(WORK_LIMIT));
  const proven = result.ok ? provenDigits(result.value, Math.max(digits, MIN_DIGITS)) : undefined;
  if (!proven) return undefined;
  const { isNegative, exponent } = proven;
  const text = `${isNegative ? "-" : ""}${proven.digits[0]}.${proven.digits.slice(1)}0e${exponent}`;
  return { text, count: proven.digits.length };
}

/** Reads a line of tests/oracles/real-expressions.tsv: angle unit, expression and value. */
export function readExpressionLine(line: string, origin: string): ExpressionRecord {
  const [unit, expression = "", expected = ""] = line.split("\t");
  const angle = ANGLE_UNITS.find((each) => each === unit);
  if (!angle) throw new RangeError(`${line}: no angle unit`);
  return { expression, angle, expected, origin };
}

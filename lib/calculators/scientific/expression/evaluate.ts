import { topOf } from "../../../core/reals/ball.ts";
import { toNumber } from "../../../core/reals/digits.ts";
import { exactText } from "../../../core/reals/exact-text.ts";
import { MAX_EXPONENT, TooLarge } from "../../../core/reals/functions.ts";
import { type Real, rationalOf, Work, WorkSpent } from "../../../core/reals/real.ts";
import { stored } from "../../../core/reals/stored.ts";
import { InputError } from "../../../core/result/input-error.ts";
import { type Failure, failure, type Success } from "../../../core/result/result.ts";
import { type Seal, sealOfNumber } from "../../../core/sources/seal.ts";
import { measuredDigits } from "../../../science/functions/real-constants.ts";
import type * as R from "../../../units/rational.ts";
import { fewestDigits, measuredDigitsOf, type SavedValue } from "../keypad/saved-value.ts";
import { messages } from "../messages.ts";
import { echo } from "./echo.ts";
import type { Fraction } from "./fraction.ts";
import { ANSWER } from "./names.ts";
import { parse } from "./parser.ts";
import { evaluateReal, type RealEnvironment, sentenceOf } from "./real-evaluator.ts";
import { formatDisplay, formatPrecise } from "./real-format.ts";
import type { Node } from "./syntax.ts";

/** Value of an expression with its displayed texts. */
export interface Evaluation extends Success<number> {
  /** The value with more digits than the display, if it was requested. */
  stored?: Exclude<SavedValue, number> | undefined;
  /** The expression with its environment, if the value was requested: for more digits. */
  question?: Question;
  /** To 7 decimals. */
  display: string;
  /** To 15 significant digits. */
  precise: string;
  /** True if `precise` has all digits of the value. */
  isPreciseExact: boolean;
  /** The expression as understood, with explicit brackets. */
  echo: string;
  /** The value as a fraction, if it is one with a denominator from 2 to 100,000. */
  fraction?: Fraction;
  /** Exact form, "7/12", "√6", "π/3", if there is one and the display rounds. */
  exact?: string;
  /** Accuracy of the decimal result as displayed. */
  seal: Seal;
  /** Number of missing closing brackets that were added. */
  closed: number;
}

/** An expression with the environment that gives it a value. */
export interface Question {
  text: string;
  environment: RealEnvironment;
}

/** Limit of work of one expression, in microseconds. */
const WORK_LIMIT = 30_000;

/**
 * Evaluates an expression. @param keeps true to also return the value for expressions that continue from it
 */
export function evaluateExpression(
  text: string,
  environment: RealEnvironment,
  keeps = false,
): Evaluation | Failure {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { node, closed } = parsed.value;
  const work = new Work(WORK_LIMIT);
  const result = evaluateReal(node, environment, work);
  if (!result.ok) return result;
  return withSentence(() => {
    const measured = measuredIn(node, environment);
    const evaluation = evaluationOf(node, result.value, closed, measured);
    if (!keeps) return evaluation;
    return { ...evaluation, ...valueToKeep(result.value, measured), question: { text, environment } };
  });
}

/** Balls are computed when digits are asked for, so errors of the computation come as late. */
function withSentence(compute: () => Evaluation): Evaluation | Failure {
  try {
    return compute();
  } catch (error) {
    return failure("", sentenceOf(error), 1);
  }
}

function valueToKeep(x: Real, measured: number | undefined): Pick<Evaluation, "stored"> | undefined {
  const value = stored(x);
  return value && { stored: { ...value, ...(measured !== undefined && { measured }) } };
}

function evaluationOf(node: Node, x: Real, closed: number, measured: number | undefined): Evaluation {
  requireInRange(x);
  const display = formatDisplay(x, measured);
  if (!display) throw new WorkSpent();
  // A number without a proven digit is 0 in all decimals that are displayed.
  const precise = formatPrecise(x, measured) ?? display;
  const large = display.text === "0" ? precise : display;
  const rational = rationalOf(x);
  const fraction = rational && fractionOf(rational);
  const exact = x.exact && display.text !== precise.text ? exactText(x.exact) : undefined;
  return {
    ok: true,
    value: toNumber(x),
    display: display.text,
    precise: precise.text,
    isPreciseExact: precise.isExact,
    echo: echo(node),
    seal: measured === undefined ? sealOfReal(x, large.isExact) : "measured",
    ...(fraction && { fraction }),
    ...(exact !== undefined && { exact }),
    closed,
  };
}

const sealOfReal = ({ exact }: Real, isComplete: boolean): Seal =>
  exact ? sealOfNumber("exact", !isComplete) : "rounded";

/** @throws TooLarge or InputError for a result beyond 10^±1,000,000,000 */
function requireInRange(x: Real): void {
  const ball = x.exact ? undefined : x.ball(64);
  if (!ball) return;
  if (topOf(ball) > MAX_EXPONENT) throw new TooLarge();
  if (topOf(ball) <= 1 - MAX_EXPONENT) throw new InputError(messages.noValue.tooSmall);
}

/** Returns the fewest significant digits of the measured values in an expression; undefined without one. */
export function measuredIn(node: Node, environment: RealEnvironment): number | undefined {
  const { ans, carried } = environment;
  const parts = (nodes: readonly Node[]): number | undefined =>
    fewestDigits(nodes.map((each) => measuredIn(each, environment)));
  switch (node.kind) {
    case "number":
      return carried && node.at === carried.at ? measuredDigitsOf(carried.value) : undefined;
    case "name":
      return node.name === ANSWER && ans !== undefined ? measuredDigitsOf(ans) : measuredDigits(node.name);
    case "negation":
    case "postfix":
      return measuredIn(node.operand, environment);
    case "binary":
      return parts([node.left, node.right]);
    case "call":
      return parts(node.args);
  }
}

const LARGEST_DENOMINATOR = 100_000n;

function fractionOf({ n, d }: R.Rational): Fraction | undefined {
  const isShort = d > 1n && d <= LARGEST_DENOMINATOR && Number.isSafeInteger(Number(n));
  return isShort ? { numerator: Number(n), denominator: Number(d) } : undefined;
}

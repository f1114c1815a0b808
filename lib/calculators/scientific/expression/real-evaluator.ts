import * as algebra from "../../../core/reals/algebra.ts";
import { TooLarge } from "../../../core/reals/functions.ts";
import type { Real, Work } from "../../../core/reals/real.ts";
import * as X from "../../../core/reals/real.ts";
import { attempt, InputError } from "../../../core/result/input-error.ts";
import type { Result } from "../../../core/result/result.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { realConstant } from "../../../science/functions/real-constants.ts";
import { combine, fromDegrees, realFunctions } from "../../../science/functions/real-functions.ts";
import * as R from "../../../units/rational.ts";
import { type CarriedNumber, realOfSaved, type SavedValue } from "../keypad/saved-value.ts";
import { messages } from "../messages.ts";
import { ANSWER } from "./names.ts";
import { errorAt, type Node } from "./syntax.ts";

export interface RealEnvironment {
  /** Unit of angles in trigonometric functions. */
  angle: AngleUnit;
  /** Last result, if any. */
  ans?: SavedValue | undefined;
  /** Number of the expression that counts with more digits than it displays. */
  carried?: CarriedNumber | undefined;
}

/**
 * Evaluates a parsed expression as a computable real. Fails with a sentence and its column if there is no real value, or
 * the limit of work does not decide a sign that the value depends on.
 */
export function evaluateReal(node: Node, environment: RealEnvironment, work: Work): Result<Real> {
  return attempt(() => compute(node, environment, work));
}

function compute(node: Node, environment: RealEnvironment, work: Work): Real {
  const realOfPart = (part: Node): Real => compute(part, environment, work);
  switch (node.kind) {
    case "number":
      return node.at === environment.carried?.at
        ? realOfSaved(work, environment.carried.value)
        : numberOf(node, work);
    case "name":
      return namedValue(node.name, node.at, environment, work);
    case "negation":
      return X.negate(work, realOfPart(node.operand));
    case "postfix": {
      const operand = realOfPart(node.operand);
      return locateErrors(node, () => applyMark(work, node.operator, operand, environment.angle));
    }
    case "binary": {
      const [left, right] = [realOfPart(node.left), realOfPart(node.right)];
      return locateErrors(node, () => combine(work, node.operator, left, right));
    }
    case "call": {
      const args = node.args.map(realOfPart);
      const call = realFunctions.get(node.name);
      if (!call) throw errorAt(messages.syntax.unknownFunction(node.name), node.at);
      return locateErrors(node, () => call(work, args, environment.angle));
    }
  }
}

function numberOf({ value, text = "", stored }: Node & { kind: "number" }, work: Work): Real {
  if (stored) return realOfSaved(work, stored);
  if (value !== Number.POSITIVE_INFINITY && (value !== 0 || text === "")) return realOfSaved(work, value);
  const [mantissa = "", power = "0"] = text.split(/e/i);
  const scale = algebra.wholePower(work, algebra.fromWhole(work, 10), BigInt(power.replace("+", "")));
  return X.multiply(work, algebra.fromRational(work, R.parseRatio(mantissa)), scale);
}

function applyMark(work: Work, operator: "!" | "%" | "°", x: Real, angle: AngleUnit): Real {
  if (operator === "%") return X.divide(work, x, algebra.fromWhole(work, 100));
  if (operator === "°") return fromDegrees(work, x, angle);
  return realFunctions.get("fact")?.(work, [x], angle) ?? x;
}

/** Adds the place of a step to its errors. */
function locateErrors({ at: index }: Node, step: () => Real): Real {
  try {
    return step();
  } catch (error) {
    throw errorAt(sentenceOf(error), index);
  }
}

/** Returns the sentence of an error of a computation; throws others. */
export function sentenceOf(error: unknown): string {
  if (error instanceof X.WorkSpent) return messages.noValue.tooLong;
  if (error instanceof TooLarge) return messages.noValue.tooLarge;
  if (error instanceof InputError) return error.message;
  throw error;
}

function namedValue(name: string, index: number, { ans }: RealEnvironment, work: Work): Real {
  if (name === ANSWER && ans !== undefined) return realOfSaved(work, ans);
  const constant = realConstant(name, work);
  if (constant) return constant;
  throw errorAt(
    name === ANSWER ? messages.noValue.noEarlierResult : messages.noValue.nameWithoutValue(name),
    index,
  );
}

import { formatInteger } from "../../../core/locale/locale.ts";
import { namedPart } from "./answer.ts";
import { evaluate, type Special } from "./evaluate.ts";
import { call, type Expression } from "./expression.ts";
import { decimalText, expressionTree } from "./expression-tree.ts";
import { integral } from "./integral.ts";
import { type Budget, fail } from "./limits.ts";
import { messages } from "./messages.ts";
import * as R from "./metered-rational.ts";
import { isComplex, isExact, type Num, subtract, toDouble, within } from "./numbers.ts";
import { type Polynomial, valueAt } from "./polynomial.ts";
import { realFunction } from "./real-function.ts";
import { functionChart, polynomialIn, type Solution, variableOf } from "./solve-answers.ts";
import { numberValue, numOf, type Value } from "./value.ts";

interface IntegralRequest {
  of: Expression;
  variable: string;
  from: Num | "inf" | "-inf";
  to: Num | "inf" | "-inf";
}

function parseRequest(args: readonly Expression[], budget: Budget, special: Special): IntegralRequest {
  const [of, by, low, high] = args;
  if (!of || !low || !high) return fail(messages.calculus.integralForm);
  const end = (part: Expression): IntegralRequest["from"] => {
    if (part.kind === "name" && part.name === "inf") return "inf";
    const [inner] = part.kind === "operation" && part.operator === "neg" ? part.args : [];
    if (inner?.kind === "name" && inner.name === "inf") return "-inf";
    const value = numOf(evaluate(part, budget, special), messages.values.subjects.limit);
    return isComplex(value) ? fail(messages.calculus.integralLimits) : value;
  };
  return { of, variable: variableOf(of, by), from: end(low), to: end(high) };
}

const limitOf = (end: IntegralRequest["from"]): number =>
  end === "inf"
    ? Number.POSITIVE_INFINITY
    : end === "-inf"
      ? Number.NEGATIVE_INFINITY
      : isComplex(end)
        ? Number.NaN
        : toDouble(end);

/** Integrates a polynomial between rational limits exactly. */
function exactIntegral({ of, variable, from, to }: IntegralRequest, budget: Budget): Num | undefined {
  if (typeof from === "string" || typeof to === "string" || !isExact(from) || !isExact(to)) return undefined;
  const p = polynomialIn(of, variable, budget);
  if (!p) return undefined;
  const whole: Polynomial = [
    R.ZERO,
    ...p.map((term, index) => R.divide(term, R.rational(BigInt(index + 1)))),
  ];
  return subtract(valueAt(whole, to), valueAt(whole, from));
}

function numeric({ of, variable, from, to }: IntegralRequest, budget: Budget) {
  const result = integral(realFunction(of, variable, budget), limitOf(from), limitOf(to));
  return result.settled ? result : fail(messages.calculus.notConvergent);
}

const numberOfIntegral = ({ value, error }: { value: number; error: number }): Num => within(value, error);

export function integralValue(args: readonly Expression[], budget: Budget, special: Special): Value {
  const request = parseRequest(args, budget, special);
  return numberValue(exactIntegral(request, budget) ?? numberOfIntegral(numeric(request, budget)));
}

/**
 * Answers an integral on a separate line, with its accuracy, and the function as a chart.
 * @param displayed arguments in the angle unit of the line
 */
export function integralFound(
  args: readonly Expression[],
  displayed: readonly Expression[],
  budget: Budget,
  special: Special,
): Solution {
  const request = parseRequest(args, budget, special);
  const left = expressionTree(call("integrate", ...displayed));
  const exact = exactIntegral(request, budget);
  const [low, high] = [limitOf(request.from), limitOf(request.to)];
  const chartsWith = (value: string | undefined) =>
    Number.isFinite(low) && Number.isFinite(high) && low !== high
      ? [
          functionChart(
            realFunction(request.of, request.variable, budget),
            request.variable,
            Math.min(low, high),
            Math.max(low, high),
            "integrand",
            [],
            value === undefined ? undefined : messages.calculus.chartFinding(value),
          ),
        ]
      : [];
  if (exact !== undefined)
    return {
      parts: [namedPart(left, exact)],
      notes: [messages.calculus.exactIntegral],
      charts: chartsWith(isComplex(exact) ? undefined : decimalText(exact, 6)),
    };
  const { value, error, evaluations } = numeric(request, budget);
  const clean = within(value, error);
  return {
    parts: [namedPart(left, clean)],
    notes: [
      messages.calculus.numericIntegral({
        points: formatInteger(evaluations),
        error: decimalText(error, 2),
      }),
    ],
    charts: chartsWith(decimalText(clean, 6)),
  };
}

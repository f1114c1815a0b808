import { formatInteger } from "../../../core/locale/locale.ts";
import { TooLarge } from "../../../core/reals/functions.ts";
import type { Real } from "../../../core/reals/real.ts";
import { functionChart, polynomialIn, variableOf } from "../equations/solve-equations.ts";
import { evaluate, type Special } from "../evaluate.ts";
import { call, type Expression } from "../expressions/expression.ts";
import { decimalText, expressionTree } from "../expressions/expression-tree.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import {
  isComplex,
  isExact,
  type Num,
  type RealNum,
  subtract,
  toDouble,
  toReal,
  within,
} from "../numbers/numbers.ts";
import { numberValue, numOf, type Value } from "../numbers/value.ts";
import type { Solution } from "../part.ts";
import { type Polynomial, valueAt } from "../polynomials/polynomial.ts";
import { namedPart } from "../result-parts.ts";
import { breaksOf } from "./breaks.ts";
import { endAt, endOf, type Integral, integral } from "./integral.ts";
import { waveIntegral } from "./oscillating.ts";
import type { Integrand, Range } from "./quadrature.ts";
import { intervalFunction, realFunction } from "./real-function.ts";

interface IntegralRequest {
  of: Expression;
  variable: string;
  from: RealNum | "inf" | "-inf";
  to: RealNum | "inf" | "-inf";
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
  end === "inf" ? Number.POSITIVE_INFINITY : end === "-inf" ? Number.NEGATIVE_INFINITY : toDouble(end);

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

function numeric(request: IntegralRequest, budget: Budget, special: Special): Integral {
  const { of, variable, from, to } = request;
  const [low, high] = [limitOf(from), limitOf(to)];
  if (low === high) return { value: 0, error: 0, evaluations: 0 };
  if (low > high) {
    const turned = numeric({ ...request, from: to, to: from }, budget, special);
    return { ...turned, value: -turned.value };
  }
  const valueAt = (part: Expression, x: Real): Real => {
    const value = numOf(
      evaluate(part, budget, special, new Map([[variable, x]])),
      messages.values.subjects.limit,
    );
    return isComplex(value) ? fail(messages.calculus.notConvergent) : toReal(value);
  };
  const f: Integrand = {
    enclosure: intervalFunction(of, variable, budget),
    valueAt: (x) => valueAt(of, x),
  };
  const wave = high === Number.POSITIVE_INFINITY ? waveIntegral(of, variable, f, low, budget) : undefined;
  const last = wave?.start ?? high;
  const inner = breaksOf(of, variable, [low, last], valueAt, budget);
  const ends = [
    ...(typeof from === "string" ? [] : [endOf(toReal(from), low)]),
    ...inner,
    ...(wave ? [endAt(wave.start)] : typeof to === "string" ? [] : [endOf(toReal(to), high)]),
  ];
  const [first = endAt(0)] = ends;
  const final = ends.at(-1) ?? first;
  const ranges: Range[] = [
    ...(typeof from === "string" ? [{ from: first, direction: -1 as const }] : []),
    ...ends.slice(1).map((end, at) => ({ from: ends[at] ?? first, to: end })),
    ...(typeof to === "string" && !wave ? [{ from: final, direction: 1 as const }] : []),
  ];
  const rest = boundedIntegral(f, ranges);
  const tail = wave?.tail ?? { value: 0, error: 0, evaluations: 0 };
  return {
    value: rest.value + tail.value,
    error: rest.error + tail.error + Math.abs(rest.value + tail.value) * 2 ** -52,
    evaluations: rest.evaluations + tail.evaluations,
  };
}

/** Integrates; a value beyond all numbers means that there is no integral. */
function boundedIntegral(f: Integrand, ranges: readonly Range[]): Integral {
  try {
    return integral(f, ranges);
  } catch (error) {
    if (error instanceof TooLarge) return fail(messages.calculus.notConvergent);
    throw error;
  }
}

const numberOfIntegral = ({ value, error }: { value: number; error: number }): Num => within(value, error);

export function integralValue(args: readonly Expression[], budget: Budget, special: Special): Value {
  const request = parseRequest(args, budget, special);
  return numberValue(exactIntegral(request, budget) ?? numberOfIntegral(numeric(request, budget, special)));
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
  const { value, error, evaluations } = numeric(request, budget, special);
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

import { InputError } from "../../../core/result/input-error.ts";
import { cosine, sine, tangent } from "../trigonometry.ts";
import { degreesIn, type TrigonometricFunction } from "./degrees.ts";
import type { Expression } from "./expression.ts";
import { kernel } from "./kernel.ts";
import { type Budget, fail } from "./limits.ts";
import { messages } from "./messages.ts";
import * as R from "./metered-rational.ts";

/** Function of one real variable; NaN if it has no real value. */
export type RealFunction = (x: number) => number;

type Bound = (x: number) => number;

const UNARY: Readonly<Record<string, (x: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
  log2: Math.log2,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  abs: Math.abs,
  sign: Math.sign,
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  decimal: (x) => x,
  re: (x) => x,
  im: () => 0,
  conj: (x) => x,
};

/**
 * Compiles an expression to a function of `variable`, in doubles. Charges each value to the budget. @throws
 * InputError
 */
export function realFunction(expression: Expression, variable: string, budget: Budget): RealFunction {
  let cost = 0.4;
  const compile = (part: Expression): Bound => {
    cost += costOf(part);
    switch (part.kind) {
      case "number": {
        const value = R.toNumber(part.value);
        return () => value;
      }
      case "name":
        return part.name === variable ? (x) => x : constant(part.name);
      case "list":
        return fail(messages.calculus.listInFunction);
      case "call": {
        const match = degreesIn(part);
        return match
          ? ofDegrees(match.of, compile(match.degrees))
          : callOf(part.name, part.args.map(compile));
      }
      case "operation":
        return operationOf(part.operator, part.args.map(compile));
    }
  };
  const run = compile(expression);
  return (x) => {
    budget.spend(cost);
    const y = run(x);
    return Number.isFinite(y) ? y : Number.NaN;
  };
}

/** Multiplies by no π, so that tan(90°) has no value and sin(180°) is 0. */
function ofDegrees(of: TrigonometricFunction, degrees: Bound): Bound {
  if (of === "tan") return (x) => tangent(degrees(x), "deg") ?? Number.NaN;
  const run = of === "sin" ? sine : cosine;
  return (x) => run(degrees(x), "deg");
}

const SLOW: ReadonlySet<string> = new Set(["gamma", "erf", "factorial"]);

/** Work of one evaluation of a part, in the unit of LIMITS.work: powers and functions take longer than sums. */
function costOf(part: Expression): number {
  if (part.kind === "call") return SLOW.has(part.name) ? 3.5 : 0.7;
  if (part.kind !== "operation") return 0.14;
  return part.operator === "^" ? 0.9 : part.operator === "!" ? 3.5 : 0.16;
}

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  e: Math.E,
  tau: 2 * Math.PI,
  phi: (1 + Math.sqrt(5)) / 2,
  deg: Math.PI / 180,
};

function constant(name: string): Bound {
  const value = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined;
  if (value === undefined)
    return fail(
      name === "i" ? messages.calculus.realFunctionsOnly : messages.noResult.nameWithoutValue(name),
    );
  return () => value;
}

function operationOf(operator: string, [left, right]: readonly Bound[]): Bound {
  if (!left) return fail(messages.noResult.somethingMissing);
  if (operator === "neg") return (x) => -left(x);
  if (operator === "!") return special("gamma", (x) => left(x) + 1);
  if (!right) return fail(messages.calculus.notInFunction);
  switch (operator) {
    case "+":
      return (x) => left(x) + right(x);
    case "-":
    case "=":
      return (x) => left(x) - right(x);
    case "*":
      return (x) => left(x) * right(x);
    case "/":
      return (x) => left(x) / right(x);
    case "^":
      return (x) => left(x) ** right(x);
    case "mod":
      return (x) => {
        const [a, b] = [left(x), right(x)];
        return a - b * Math.floor(a / b);
      };
    default:
      return fail(messages.calculus.notInFunction);
  }
}

function callOf(name: string, args: readonly Bound[]): Bound {
  const [first, second] = args;
  if (!first) return fail(messages.noResult.somethingMissing);
  if (second) {
    if (name === "log") return (x) => Math.log(first(x)) / Math.log(second(x));
    if (name === "nthRoot")
      return (x) => {
        const [of, degree] = [first(x), second(x)];
        return of < 0 && degree % 2 !== 0 ? -((-of) ** (1 / degree)) : of ** (1 / degree);
      };
    if (name === "mod") return operationOf("mod", args);
    if (name === "min") return (x) => Math.min(...args.map((each) => each(x)));
    if (name === "max") return (x) => Math.max(...args.map((each) => each(x)));
  }
  if (name === "factorial") return operationOf("!", args);
  if (name === "gamma" || name === "erf") return special(name, first);
  const unary = Object.hasOwn(UNARY, name) && !second ? UNARY[name] : undefined;
  if (!unary) return fail(messages.calculus.notInFunctionByName(name));
  return (x) => unary(first(x));
}

function special(name: "gamma" | "erf", inner: Bound): Bound {
  const run = kernel()[name] as unknown as (x: number) => number;
  return (x) => {
    const at = inner(x);
    if (!Number.isFinite(at)) return Number.NaN;
    try {
      return run(at);
    } catch (error) {
      if (error instanceof InputError) throw error;
      return Number.NaN;
    }
  };
}

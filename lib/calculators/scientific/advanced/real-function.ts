import { degreesIn } from "./degrees.ts";
import type { Expression } from "./expression.ts";
import {
  type Interval,
  IntervalError,
  type IntervalOperation,
  intervalFunctions,
  point,
} from "./intervals.ts";
import { type Budget, fail } from "./limits.ts";
import { messages } from "./messages.ts";
import * as R from "./metered-rational.ts";

/** Function of one real variable; NaN if it has no real value. */
export type RealFunction = (x: number) => number;
/** Encloses the values of a function for the numbers of an interval; undefined without a known enclosure. */
export type IntervalFunction = (x: Interval) => Interval | undefined;

type Bound = (x: Interval) => Interval;

/** Compiles an expression to a function of `variable` for intervals. Charges each call to the budget. @throws InputError */
export function intervalFunction(expression: Expression, variable: string, budget: Budget): IntervalFunction {
  let cost = 1;
  const compile = (part: Expression): Bound => {
    cost += 0.7;
    switch (part.kind) {
      case "number": {
        const value = point(R.toNumber(part.value));
        return () => value;
      }
      case "name": {
        if (part.name === variable) return (x) => x;
        const value = constant(part.name);
        return () => value;
      }
      case "list":
        return fail(messages.calculus.listInFunction);
      case "call": {
        const match = degreesIn(part);
        if (match) return applied(`${match.of}Degrees`, [compile(match.degrees)]);
        return applied(part.name === "factorial" ? "!" : part.name, part.args.map(compile));
      }
      case "operation":
        return applied(part.operator, part.args.map(compile));
    }
  };
  const run = compile(expression);
  return (x) => {
    budget.spend(cost);
    try {
      return run(x);
    } catch (error) {
      if (error instanceof IntervalError) return undefined;
      throw error;
    }
  };
}

/** Compiles an expression to a function of doubles. */
export function realFunction(expression: Expression, variable: string, budget: Budget): RealFunction {
  const f = intervalFunction(expression, variable, budget);
  return (x) => {
    const [low, high] = f([x, x]) ?? [Number.NaN, Number.NaN];
    const middle = low / 2 + high / 2;
    return Number.isFinite(middle) ? middle : Number.NaN;
  };
}

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  e: Math.E,
  tau: 2 * Math.PI,
  phi: (1 + Math.sqrt(5)) / 2,
  deg: Math.PI / 180,
};

function constant(name: string): Interval {
  const value = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined;
  if (value === undefined)
    return fail(
      name === "i" ? messages.calculus.realFunctionsOnly : messages.noResult.nameWithoutValue(name),
    );
  return point(value);
}

function applied(name: string, args: readonly Bound[]): Bound {
  const operation: IntervalOperation | undefined = intervalFunctions.get(name);
  if (!operation) return fail(messages.calculus.notInFunctionByName(name));
  const [first, second, ...others] = args;
  if (!first) return fail(messages.noResult.somethingMissing);
  if (!second) return (x) => operation(first(x));
  if (others.length === 0) return (x) => operation(first(x), second(x));
  return (x) => args.map((each) => each(x)).reduce((a, b) => operation(a, b));
}

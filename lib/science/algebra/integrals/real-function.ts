import * as I from "../../functions/interval.ts";
import { binaryFunction, power, unaryFunction } from "../../functions/interval-functions.ts";
import { degreesIn } from "../expressions/degrees.ts";
import type { Expression } from "../expressions/expression.ts";
import { messages } from "../messages.ts";
import { type Budget, fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";

/** Function of one real variable; NaN if it has no real value. */
export type RealFunction = (x: number) => number;
export type Interval = readonly [low: number, high: number];
/** Encloses the values of a function for the numbers of an interval; undefined without a known enclosure. */
export type IntervalFunction = (x: Interval) => Interval | undefined;

type Bound = (x: I.Interval) => I.Interval;
type Operation = (a: I.Interval, b?: I.Interval) => I.Interval;

/** Work of a number, a variable or an operation, in steps of the budget, and of operations that take longer. */
const USUAL_WORK = 0.7;
const WORK_OF: ReadonlyMap<string, number> = new Map([
  ...["^", "log", "logb", "mod", "nthRoot", "sec", "csc"].map((name) => [name, 1.5] as const),
  ...["tan", "cot", "round"].map((name) => [name, 2.5] as const),
  ...["erf", "gamma", "factorial", "!", "digamma"].map((name) => [name, 4] as const),
]);

function workOf(part: Expression): number {
  const name = part.kind === "call" ? part.name : part.kind === "operation" ? part.operator : "";
  return WORK_OF.get(name) ?? USUAL_WORK;
}

/** Compiles an expression to a function of `variable` for intervals. Charges each call to the budget. @throws InputError */
export function intervalFunction(expression: Expression, variable: string, budget: Budget): IntervalFunction {
  let cost = 1;
  const compile = (part: Expression): Bound => {
    cost += workOf(part);
    switch (part.kind) {
      case "number": {
        const value = I.constant(R.toNumber(part.value));
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
        if (match) {
          const [of, degrees] = [unaryFunction(match.of, "deg"), compile(match.degrees)];
          return of ? (x) => of(degrees(x)) : missing();
        }
        return applied(part.name === "factorial" ? "!" : part.name, part.args.map(compile));
      }
      case "operation":
        return applied(part.operator, part.args.map(compile));
    }
  };
  const run = compile(expression);
  return ([low, high]) => {
    budget.spend(cost);
    const values = run(I.interval(low, high));
    return I.isEmpty(values) ? undefined : [values.low, values.high];
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

function constant(name: string): I.Interval {
  const value = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined;
  if (value === undefined)
    return fail(
      name === "i" ? messages.calculus.realFunctionsOnly : messages.noResult.nameWithoutValue(name),
    );
  return I.constant(value);
}

const ZERO = I.constant(0);
const ONE = I.constant(1);
const missing = (): never => fail(messages.noResult.somethingMissing);
const binary =
  (f: (a: I.Interval, b: I.Interval) => I.Interval): Operation =>
  (a, b) =>
    b ? f(a, b) : missing();

/** Operations and functions that the expressions of the other pages do not have, or name otherwise. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  neg: I.negate,
  "+": binary(I.add),
  "-": binary(I.subtract),
  "=": binary(I.subtract),
  "*": binary(I.multiply),
  "/": binary(I.divide),
  "^": binary(power),
  "!": (x) => unaryFunction("gamma", "rad")?.(I.add(x, ONE)) ?? missing(),
  nthRoot: binary((x, degree) => binaryFunction("root", "rad")?.(degree, x) ?? missing()),
  decimal: (x) => x,
  re: (x) => x,
  conj: (x) => x,
  im: () => ZERO,
};

/** Returns the operation of a name for one argument or two, with angles in radians. */
function operationOf(name: string, hasTwo: boolean): Operation | undefined {
  if (Object.hasOwn(OPERATIONS, name)) return OPERATIONS[name];
  if (hasTwo) {
    const f = binaryFunction(name, "rad");
    return f && binary(f);
  }
  return unaryFunction(name, "rad");
}

function applied(name: string, args: readonly Bound[]): Bound {
  const [first, second, ...others] = args;
  const operation = operationOf(name, second !== undefined);
  if (!operation) return fail(messages.calculus.notInFunctionByName(name));
  if (!first) return missing();
  if (!second) return (x) => operation(first(x));
  if (others.length === 0) return (x) => operation(first(x), second(x));
  return (x) => args.map((each) => each(x)).reduce((a, b) => operation(a, b));
}

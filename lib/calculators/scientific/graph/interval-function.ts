import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { constants } from "../../../science/functions/constants.ts";
import { isFold, RADIANS_OF } from "../../../science/functions/double-functions.ts";
import type { Interval } from "../../../science/functions/interval.ts";
import * as I from "../../../science/functions/interval.ts";
import { binaryFunction, power, unaryFunction } from "../../../science/functions/interval-functions.ts";
import type { BinaryOperator } from "../../../science/functions/real-functions.ts";
import type { Node } from "../expression/syntax.ts";
import { CHOICE } from "./derivative.ts";

/** Encloses all values that a function has for the numbers of an interval. */
export type IntervalFunction = (x: Interval) => Interval;

type Combine = (a: Interval, b: Interval) => Interval;

const isolated: Combine = () => I.EMPTY;

const OPERATIONS: Readonly<Record<BinaryOperator, Combine>> = {
  "+": I.add,
  "-": I.subtract,
  "*": I.multiply,
  "/": I.divide,
  "^": power,
  mod: binaryFunction("mod", "rad") ?? isolated,
  nCr: isolated,
  nPr: isolated,
};

/** Compiles an expression in x to a function of intervals. */
export function compileIntervals(node: Node, angle: AngleUnit): IntervalFunction {
  switch (node.kind) {
    case "number":
      return always(I.constant(node.value));
    case "name": {
      if (node.name === "x") return (x) => x;
      const constant = constants.get(node.name);
      return always(constant ? I.constant(constant.value) : I.EMPTY);
    }
    case "negation": {
      const operand = compileIntervals(node.operand, angle);
      return (x) => I.negate(operand(x));
    }
    case "postfix": {
      const operand = compileIntervals(node.operand, angle);
      const factorial = unaryFunction("fact", angle);
      if (node.operator === "!" && factorial) return (x) => factorial(operand(x));
      const factor =
        node.operator === "%"
          ? I.divide(I.constant(1), I.constant(100))
          : angle === "deg"
            ? I.constant(1)
            : I.constant(Math.PI / 180 / RADIANS_OF[angle]);
      return (x) => I.multiply(operand(x), factor);
    }
    case "binary": {
      const [left, right] = [compileIntervals(node.left, angle), compileIntervals(node.right, angle)];
      const combine = OPERATIONS[node.operator];
      return (x) => combine(left(x), right(x));
    }
    case "call":
      return compileCall(
        node.name,
        node.args.map((argument) => compileIntervals(argument, angle)),
        angle,
      );
  }
}

const always =
  (value: Interval): IntervalFunction =>
  () =>
    value;

function compileCall(name: string, args: readonly IntervalFunction[], angle: AngleUnit): IntervalFunction {
  const [first, second, ...rest] = args;
  if (!first) return always(I.EMPTY);
  if (!second) {
    const unary = unaryFunction(name, angle) ?? (isFold(name) ? (x: Interval) => x : undefined);
    return unary ? (x) => unary(first(x)) : always(I.EMPTY);
  }
  const [third] = rest;
  if (name === CHOICE && third) return (x) => choose(first(x), second, third, x);
  const binary = binaryFunction(name, angle) ?? isolated;
  const two: IntervalFunction = (x) => binary(first(x), second(x));
  return rest.reduce<IntervalFunction>((folded, next) => (x) => binary(folded(x), next(x)), two);
}

/** Returns the value of one part, or of both where the sign of the condition is not certain. */
function choose(
  condition: Interval,
  positive: IntervalFunction,
  other: IntervalFunction,
  x: Interval,
): Interval {
  if (I.isEmpty(condition)) return I.EMPTY;
  const sign = I.signOf(condition);
  const chosen = sign > 0 ? positive(x) : sign < 0 ? other(x) : I.union(positive(x), other(x), false);
  return { ...chosen, isContinuous: chosen.isContinuous && condition.isContinuous };
}

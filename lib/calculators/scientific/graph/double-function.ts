import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { constants } from "../../../science/functions/constants.ts";
import * as D from "../../../science/functions/double-functions.ts";
import type { BinaryOperator } from "../../../science/functions/real-functions.ts";
import type { Node } from "../expression/syntax.ts";

export type DoubleFunction = (x: number) => number;

type Binary = (a: number, b: number) => number;

const OPERATIONS: Readonly<Record<Exclude<BinaryOperator, "+" | "-" | "*">, Binary>> = {
  "/": D.divide,
  "^": D.power,
  mod: D.modulo,
  nCr: D.combinations,
  nPr: D.permutations,
};

/** Compiles an expression in x to a function in doubles: NaN without a value, ±∞ beyond the range of doubles. */
export function compileDoubles(node: Node, angle: AngleUnit): DoubleFunction {
  switch (node.kind) {
    case "number":
      return constant(node.value);
    case "name":
      return node.name === "x" ? (x) => x : constant(constants.get(node.name)?.value ?? Number.NaN);
    case "negation": {
      const operand = compileDoubles(node.operand, angle);
      return (x) => -operand(x);
    }
    case "postfix": {
      const operand = compileDoubles(node.operand, angle);
      if (node.operator === "!") return (x) => D.factorial(operand(x));
      const factor = node.operator === "%" ? 0.01 : Math.PI / 180 / D.RADIANS_OF[angle];
      return (x) => operand(x) * factor;
    }
    case "binary":
      return compileOperation(
        node.operator,
        compileDoubles(node.left, angle),
        compileDoubles(node.right, angle),
      );
    case "call":
      return compileCall(
        node.name,
        node.args.map((argument) => compileDoubles(argument, angle)),
        angle,
      );
  }
}

const constant =
  (value: number): DoubleFunction =>
  () =>
    value;

/** Spells out the four operations, because a call of a function from a table costs more than they do. */
function compileOperation(
  operator: BinaryOperator,
  left: DoubleFunction,
  right: DoubleFunction,
): DoubleFunction {
  switch (operator) {
    case "+":
      return (x) => left(x) + right(x);
    case "-":
      return (x) => left(x) - right(x);
    case "*":
      return (x) => left(x) * right(x);
    default: {
      const combine = OPERATIONS[operator];
      return (x) => combine(left(x), right(x));
    }
  }
}

function compileCall(name: string, args: readonly DoubleFunction[], angle: AngleUnit): DoubleFunction {
  const [first, second, ...rest] = args;
  if (!first) return constant(Number.NaN);
  if (!second) {
    const unary = D.unaryFunction(name, angle);
    if (unary) return (x) => unary(first(x));
    return D.isFold(name) ? first : constant(Number.NaN);
  }
  const binary = D.binaryFunction(name, angle) ?? (() => Number.NaN);
  const two: DoubleFunction = (x) => binary(first(x), second(x));
  return rest.reduce<DoubleFunction>((folded, next) => (x) => binary(folded(x), next(x)), two);
}

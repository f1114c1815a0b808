import type { Angle, BinaryOperator, Node } from "../syntax.ts";
import { numberNode } from "./compile.ts";

const ZERO = numberNode(0);
const ONE = numberNode(1);

/** Size of each unit of angles in radians, by the chain rule a factor of the derivative of a sine. */
const RADIANS: Readonly<Record<Angle, Node>> = { rad: ONE, deg: partOfPi(180), grad: partOfPi(200) };

/** Differentiates sums, products, quotients, powers, roots and functions by x; else undefined. */
export function derivative(node: Node, angle: Angle): Node | undefined {
  switch (node.kind) {
    case "number":
      return ZERO;
    case "name":
      return node.name === "x" ? ONE : ZERO;
    case "negation":
      return with1(derivative(node.operand, angle), (inner) => ({ kind: "negation", operand: inner, at: 0 }));
    case "postfix":
      return undefined;
    case "binary":
      return ofBinary(node.operator, node.left, node.right, angle);
    case "call": {
      const [argument] = node.args;
      return argument && node.args.length === 1 ? ofCall(node.name, argument, angle) : undefined;
    }
  }
}

function ofBinary(operator: BinaryOperator, u: Node, v: Node, angle: Angle): Node | undefined {
  const [du, dv] = [derivative(u, angle), derivative(v, angle)];
  if (!du || !dv) return undefined;
  switch (operator) {
    case "+":
    case "-":
      return make(operator, du, dv);
    case "*":
      return make("+", make("*", du, v), make("*", u, dv));
    case "/":
      return make("/", make("-", make("*", du, v), make("*", u, dv)), make("^", v, numberNode(2)));
    case "^":
      return v.kind === "number"
        ? make("*", make("*", v, make("^", u, numberNode(v.value - 1))), du)
        : undefined;
    default:
      return undefined;
  }
}

function ofCall(name: string, u: Node, angle: Angle): Node | undefined {
  const du = derivative(u, angle);
  if (!du) return undefined;
  switch (name) {
    case "sin":
      return make("*", call("cos", u), make("*", du, RADIANS[angle]));
    case "cos":
      return make("*", { kind: "negation", operand: call("sin", u), at: 0 }, make("*", du, RADIANS[angle]));
    case "sqrt":
      return make("/", du, make("*", numberNode(2), call("sqrt", u)));
    case "ln":
      return make("/", du, u);
    default:
      return undefined;
  }
}

function partOfPi(parts: number): Node {
  return {
    kind: "binary",
    operator: "/",
    left: { kind: "name", name: "pi", at: 0 },
    right: numberNode(parts),
    at: 0,
  };
}

const call = (name: string, argument: Node): Node => ({ kind: "call", name, args: [argument], at: 0 });

/** Builds an operation without neutral terms, so that exact values have few terms. */
function make(operator: BinaryOperator, left: Node, right: Node): Node {
  if (operator === "*" && (isNumber(left, 0) || isNumber(right, 0))) return ZERO;
  if (operator === "*" && isNumber(right, 1)) return left;
  if (operator === "*" && isNumber(left, 1)) return right;
  if ((operator === "+" || operator === "-") && isNumber(right, 0)) return left;
  if (operator === "+" && isNumber(left, 0)) return right;
  if (operator === "^" && isNumber(right, 1)) return left;
  return { kind: "binary", operator, left, right, at: 0 };
}

const isNumber = (node: Node, value: number): boolean => node.kind === "number" && node.value === value;
const with1 = <T, R>(value: T | undefined, then: (value: T) => R): R | undefined =>
  value === undefined ? undefined : then(value);

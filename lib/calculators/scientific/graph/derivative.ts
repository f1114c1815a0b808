import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import type { BinaryOperator } from "../../../science/functions/real-functions.ts";
import type { Node } from "../expression/syntax.ts";
import { numberNode } from "./compile.ts";

const ZERO = numberNode(0);
const ONE = numberNode(1);
const TWO = numberNode(2);

/** Size of each unit of angles in radians, by the chain rule a factor of the derivative of a sine. */
const RADIANS: Readonly<Record<AngleUnit, Node>> = { rad: ONE, deg: partOfPi(180), grad: partOfPi(200) };

/**
 * Differentiates an expression by x, for every x at which it is smooth; undefined where there is no expression for the
 * derivative.
 */
function derivative(node: Node, angle: AngleUnit): Node | undefined {
  switch (node.kind) {
    case "number":
      return ZERO;
    case "name":
      return node.name === "x" ? ONE : ZERO;
    case "negation":
      return mapDefined(derivative(node.operand, angle), negation);
    case "postfix":
      if (node.operator === "!") return derivative(gammaOf(node.operand), angle);
      return mapDefined(derivative(node.operand, angle), (inner) =>
        inner === ZERO ? ZERO : { ...node, operand: inner },
      );
    case "binary":
      return ofBinary(node.operator, node.left, node.right, angle);
    case "call": {
      const [u, v] = node.args;
      if (!u) return undefined;
      return v ? ofCallWithTwo(node.name, u, v, node.args, angle) : ofCall(node.name, u, angle);
    }
  }
}

const mapDefined = <T, R>(value: T | undefined, then: (value: T) => R): R | undefined =>
  value === undefined ? undefined : then(value);

/** x! is Γ(x + 1). */
const gammaOf = (operand: Node): Node => call("gamma", operation("+", operand, ONE));

function ofBinary(operator: BinaryOperator, u: Node, v: Node, angle: AngleUnit): Node | undefined {
  const [du, dv] = [derivative(u, angle), derivative(v, angle)];
  if (!du || !dv) return undefined;
  switch (operator) {
    case "+":
    case "-":
      return operation(operator, du, dv);
    case "*":
      return operation("+", operation("*", du, v), operation("*", u, dv));
    case "/":
      if (dv === ZERO) return operation("/", du, v);
      return operation(
        "/",
        operation("-", operation("*", du, v), operation("*", u, dv)),
        operation("^", v, TWO),
      );
    case "^":
      return ofPower(u, v, du, dv);
    case "mod":
      return operation("-", du, operation("*", dv, call("floor", operation("/", u, v))));
    default:
      return undefined;
  }
}

function ofPower(u: Node, v: Node, du: Node, dv: Node): Node {
  if (dv === ZERO) {
    const isWhole = v.kind === "number" && Number.isInteger(v.value);
    const less = isWhole ? numberNode(v.value - 1) : operation("-", v, ONE);
    return operation("*", operation("*", v, operation("^", u, less)), du);
  }
  // (u^v)′ = u^v (v′ ln u + v u′ / u)
  const byExponent = operation("*", dv, call("ln", u));
  const byBase = operation("/", operation("*", v, du), u);
  return operation("*", operation("^", u, v), operation("+", byExponent, byBase));
}

/** Derivative of an outer function at u; undefined for functions without one. */
function outer(name: string, u: Node, angle: AngleUnit): Node | undefined {
  const unit = RADIANS[angle];
  const square = operation("^", u, TWO);
  switch (name) {
    case "sqrt":
      return inverse(operation("*", TWO, call("sqrt", u)));
    case "cbrt":
      return inverse(operation("*", numberNode(3), operation("^", call("cbrt", u), TWO)));
    case "abs":
      return call("sign", u);
    case "exp":
      return call("exp", u);
    case "ln":
      return inverse(u);
    case "log":
      return inverse(operation("*", u, call("ln", numberNode(10))));
    case "log2":
      return inverse(operation("*", u, call("ln", TWO)));
    case "sin":
      return operation("*", call("cos", u), unit);
    case "cos":
      return operation("*", negation(call("sin", u)), unit);
    case "tan":
      return operation("/", unit, operation("^", call("cos", u), TWO));
    case "cot":
      return negation(operation("/", unit, operation("^", call("sin", u), TWO)));
    case "sec":
      return operation("/", operation("*", call("sin", u), unit), operation("^", call("cos", u), TWO));
    case "csc":
      return negation(
        operation("/", operation("*", call("cos", u), unit), operation("^", call("sin", u), TWO)),
      );
    case "asin":
      return inverse(operation("*", unit, call("sqrt", operation("-", ONE, square))));
    case "acos":
      return negation(inverse(operation("*", unit, call("sqrt", operation("-", ONE, square)))));
    case "atan":
      return inverse(operation("*", unit, operation("+", ONE, square)));
    case "sinh":
      return call("cosh", u);
    case "cosh":
      return call("sinh", u);
    case "tanh":
      return inverse(operation("^", call("cosh", u), TWO));
    case "asinh":
      return inverse(call("sqrt", operation("+", square, ONE)));
    case "acosh":
      return inverse(call("sqrt", operation("-", square, ONE)));
    case "atanh":
      return inverse(operation("-", ONE, square));
    case "gamma":
      return operation("*", call("gamma", u), call("digamma", u));
    case "floor":
    case "ceil":
    case "round":
    case "sign":
      return ZERO;
    default:
      return undefined;
  }
}

function ofCall(name: string, u: Node, angle: AngleUnit): Node | undefined {
  if (name === "fact") return derivative(gammaOf(u), angle);
  if (name === "min" || name === "max") return derivative(u, angle);
  const du = derivative(u, angle);
  if (du === ZERO) return ZERO;
  const slope = du && outer(name, u, angle);
  return du && slope && operation("*", slope, du);
}

function ofCallWithTwo(
  name: string,
  u: Node,
  v: Node,
  args: readonly Node[],
  angle: AngleUnit,
): Node | undefined {
  switch (name) {
    case "root":
      return ofRoot(u, v, angle);
    case "log":
    case "logb":
      return derivative(operation("/", call("ln", u), call("ln", v)), angle);
    case "mod":
      return ofBinary("mod", u, v, angle);
    case "round":
      return ZERO;
    case "min":
    case "max":
      return ofExtreme(name, args, angle);
    case CHOICE:
      return ofChoice(args, angle);
    default:
      return undefined;
  }
}

/** Differentiates a root: x^(1/n), or an odd root of any sign by ⁿ√x′ = ⁿ√x x′ / (n x). */
function ofRoot(n: Node, x: Node, angle: AngleUnit): Node | undefined {
  if (n.kind !== "number") return derivative(operation("^", x, operation("/", ONE, n)), angle);
  const dx = derivative(x, angle);
  const root: Node = { kind: "call", name: "root", args: [n, x], at: 0 };
  return dx && operation("*", operation("/", root, operation("*", n, x)), dx);
}

/** Internal function: the second argument where the first is positive, else the third. */
export const CHOICE = "choice";

/** Differentiates the largest or smallest of several values by choosing among their derivatives. */
function ofExtreme(name: "min" | "max", args: readonly Node[], angle: AngleUnit): Node | undefined {
  const [first, ...others] = args;
  if (!first) return undefined;
  let [extreme, slope]: [Node, Node | undefined] = [first, derivative(first, angle)];
  for (const next of others) {
    const nextSlope = derivative(next, angle);
    if (!slope || !nextSlope) return undefined;
    const difference = operation("-", extreme, next);
    const condition = name === "max" ? difference : negation(difference);
    slope = { kind: "call", name: CHOICE, args: [condition, slope, nextSlope], at: 0 };
    extreme = { kind: "call", name, args: [extreme, next], at: 0 };
  }
  return slope;
}

/** Differentiates a choice where its condition is not 0. */
function ofChoice([condition, positive, other]: readonly Node[], angle: AngleUnit): Node | undefined {
  const slopes = [positive, other].map((each) => each && derivative(each, angle));
  const [first, second] = slopes;
  return condition && first && second
    ? { kind: "call", name: CHOICE, args: [condition, first, second], at: 0 }
    : undefined;
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

export const call = (name: string, argument: Node): Node => ({ kind: "call", name, args: [argument], at: 0 });
const negation = (operand: Node): Node => (operand === ZERO ? ZERO : { kind: "negation", operand, at: 0 });
const inverse = (node: Node): Node => operation("/", ONE, node);

/** Builds an operation without neutral terms, so that exact values have few terms. */
export function operation(operator: BinaryOperator, left: Node, right: Node): Node {
  if (operator === "*" && (isNumber(left, 0) || isNumber(right, 0))) return ZERO;
  if (operator === "/" && isNumber(left, 0)) return ZERO;
  if ((operator === "*" || operator === "/") && isNumber(right, 1)) return left;
  if (operator === "*" && isNumber(left, 1)) return right;
  if ((operator === "+" || operator === "-") && isNumber(right, 0)) return left;
  if (operator === "+" && isNumber(left, 0)) return right;
  if (operator === "-" && isNumber(left, 0)) return negation(right);
  if (operator === "^" && isNumber(right, 1)) return left;
  return { kind: "binary", operator, left, right, at: 0 };
}

const isNumber = (node: Node, value: number): boolean => node.kind === "number" && node.value === value;

/** Longer expressions are not differentiated, and longer derivatives not evaluated. */
const MAX_SIZE = 1500;

/** Differentiates an expression by x; undefined if it or its derivative is too long. */
export function shortDerivative(node: Node, angle: AngleUnit): Node | undefined {
  if (countParts(node, MAX_SIZE) >= MAX_SIZE) return undefined;
  const slope = derivative(node, angle);
  return slope && countParts(slope, MAX_SIZE) < MAX_SIZE ? slope : undefined;
}

/** Counts the parts of an expression, up to a maximum. */
export function countParts(node: Node, most = MAX_SIZE): number {
  let size = 0;
  const waiting = [node];
  for (let part = waiting.pop(); part && size < most; part = waiting.pop()) {
    size++;
    if (part.kind === "binary") waiting.push(part.left, part.right);
    else if (part.kind === "call") waiting.push(...part.args);
    else if (part.kind === "negation" || part.kind === "postfix") waiting.push(part.operand);
  }
  return size;
}

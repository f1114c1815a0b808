import type { BinaryOperator } from "../../../science/functions/real-functions.ts";
import type { Node } from "./syntax.ts";

const SIGNS: Readonly<Record<BinaryOperator, string>> = {
  "+": " + ",
  "-": " − ",
  "*": " × ",
  "/": " ÷ ",
  "^": "^",
  mod: " mod ",
  nCr: " nCr ",
  nPr: " nPr ",
};
const NAMES: ReadonlyMap<string, string> = new Map([
  ["pi", "π"],
  ["phi", "φ"],
  ["tau", "τ"],
  ["hbar", "ħ"],
]);

/**
 * Formats the expression as understood, with explicit brackets: 1/2π reads (1 ÷ 2) × π. Parsing it yields the
 * same value. Sums of sums and products of products, taken from the left, need no brackets.
 */
export function echo(node: Node): string {
  switch (node.kind) {
    case "number":
      return numberText(node);
    case "name":
      return NAMES.get(node.name) ?? node.name;
    case "negation":
      return `−${operand(node.operand)}`;
    case "postfix":
      return operand(node.operand) + node.operator;
    case "binary":
      return leftSide(node) + SIGNS[node.operator] + rightSide(node);
    case "call":
      return `${node.name}(${node.args.map(echo).join("; ")})`;
  }
}

function leftSide({ operator, left }: Node & { kind: "binary" }): string {
  const chain =
    (operator === "+" || operator === "*") && left.kind === "binary" && left.operator === operator;
  return chain ? echo(left) : operand(left);
}

/** An exponent may carry its sign: 2^−1. */
function rightSide({ operator, right }: Node & { kind: "binary" }): string {
  return operator === "^" && isNegativeNumber(right) ? echo(right) : operand(right);
}

function operand(node: Node): string {
  const isAtomic =
    (node.kind === "number" && node.value >= 0) || node.kind === "name" || node.kind === "call";
  return isAtomic ? echo(node) : `(${echo(node)})`;
}

function isNegativeNumber(node: Node): boolean {
  if (node.kind === "number") return node.value < 0;
  return node.kind === "negation" && node.operand.kind === "number";
}

const numberText = ({ value, text = String(value) }: Node & { kind: "number" }): string =>
  text.replace("-", "−").replace("e+", "e").replace("e−", "e-");

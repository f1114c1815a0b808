import { exactValue } from "../exact.ts";
import { substituted } from "../substitute.ts";
import { surdText } from "../surd.ts";
import type { Angle, Node } from "../syntax.ts";
import { numberNode } from "./compile.ts";

const LARGEST_DENOMINATOR = 12;
const LARGEST_NUMERATOR = 1000;
const TOLERANCE = 1e-9;

export interface Candidate {
  node: Node;
  text: string;
}

/**
 * Lists exact numbers near a double: fractions, parts of π and roots of fractions. Each is a guess, valid
 * only if the expression is exactly zero there (`zeroAt`).
 */
export function candidates(x: number): readonly Candidate[] {
  const nodes = [
    fractionNode(x),
    product(fractionNode(x / Math.PI), { kind: "name", name: "pi", at: 0 }),
    rootNode(x),
  ];
  return nodes.flatMap((node) => {
    const exact = node && exactValue(node, "rad");
    return node && exact ? [{ node, text: surdText(exact) }] : [];
  });
}

export const zeroAt = (node: Node, x: number, angle: Angle): Candidate | undefined =>
  candidates(x).find((each) => exactAt(node, each, angle)?.numerator === 0);

export function valueAt(node: Node, place: Candidate, angle: Angle): string | undefined {
  const exact = exactAt(node, place, angle);
  return exact && exact.denominator <= LARGEST_NUMERATOR ? surdText(exact) : undefined;
}

const exactAt = (node: Node, place: Candidate, angle: Angle) =>
  exactValue(
    substituted(node, (name) => (name === "x" ? place.node : undefined)),
    angle,
  );

function fractionNode(x: number): Node | undefined {
  for (let q = 1; q <= LARGEST_DENOMINATOR; q++) {
    const p = Math.round(x * q);
    if (Math.abs(p) > LARGEST_NUMERATOR || Math.abs(p / q - x) > TOLERANCE * Math.max(1, Math.abs(x)))
      continue;
    return q === 1 ? numberNode(p) : quotient(numberNode(p), numberNode(q));
  }
  return undefined;
}

function rootNode(x: number): Node | undefined {
  const square = fractionNode(x * x);
  if (!square) return undefined;
  const root: Node = { kind: "call", name: "sqrt", args: [square], at: 0 };
  return x < 0 ? { kind: "negation", operand: root, at: 0 } : root;
}

const quotient = (left: Node, right: Node): Node => ({ kind: "binary", operator: "/", left, right, at: 0 });
const product = (left: Node | undefined, right: Node): Node | undefined =>
  left && { kind: "binary", operator: "*", left, right, at: 0 };

import type { Node } from "../syntax.ts";
import { numberNode } from "./compile.ts";

/** Expression at whose zeros a function has, or may have, a pole or a hole. */
interface Critical {
  node: Node;
  /** True if only zeros without a function value count: for Γ, some of the integers. */
  some?: true;
}

const call = (name: string, argument: Node): Node => ({ kind: "call", name, args: [argument], at: 0 });

/** Maximum number of critical expressions. */
const MOST = 12;

/** Lists denominators and alike: the cosine in a tangent, the base of a negative power, ln's argument. */
export function criticalsOf(node: Node): readonly Critical[] {
  const criticals: Critical[] = [];
  collect(node, criticals);
  return criticals.slice(0, MOST);
}

function collect(node: Node, criticals: Critical[]): void {
  if (criticals.length >= MOST) return;
  switch (node.kind) {
    case "number":
    case "name":
      return;
    case "negation":
      collect(node.operand, criticals);
      return;
    case "postfix":
      if (node.operator === "!") criticals.push({ node: wholeNumbers(node.operand), some: true });
      collect(node.operand, criticals);
      return;
    case "binary":
      if (node.operator === "/") criticals.push({ node: node.right });
      if (node.operator === "^" && !isCount(node.right)) criticals.push({ node: node.left, some: true });
      collect(node.left, criticals);
      collect(node.right, criticals);
      return;
    case "call":
      criticals.push(...ofCall(node.name, node.args));
      for (const argument of node.args) collect(argument, criticals);
  }
}

function ofCall(name: string, [argument]: readonly Node[]): Critical[] {
  if (!argument) return [];
  switch (name) {
    case "tan":
    case "sec":
      return [{ node: call("cos", argument) }];
    case "cot":
    case "csc":
      return [{ node: call("sin", argument) }];
    case "ln":
    case "log":
    case "log2":
    case "logb":
      return [{ node: argument }];
    case "gamma":
      return [{ node: wholeNumbers(argument), some: true }];
    default:
      return [];
  }
}

/** Returns a sine that is zero at integers: mod has no sign change there. */
const wholeNumbers = (argument: Node): Node =>
  call("sin", { kind: "postfix", operator: "°", operand: times180(argument), at: 0 });

const times180 = (argument: Node): Node => ({
  kind: "binary",
  operator: "*",
  left: numberNode(180),
  right: argument,
  at: 0,
});

const isCount = (node: Node): boolean => node.kind === "number" && node.value >= 0;

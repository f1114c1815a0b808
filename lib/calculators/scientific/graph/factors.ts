import type { Node } from "../expression/syntax.ts";
import { numberNode } from "./compile.ts";
import { call, operation } from "./derivative.ts";

/** Functions that are 0 exactly where their argument is. */
const SAME_ZEROS: ReadonlySet<string> = new Set([
  ...["sqrt", "cbrt", "abs", "sign", "asin", "atan", "sinh", "tanh", "asinh", "atanh"],
]);
/** Functions that are never 0. */
const WITHOUT_ZEROS: ReadonlySet<string> = new Set(["exp", "cosh", "gamma", "fact", "sec", "csc"]);

/**
 * Splits an expression into expressions whose zeros together are those of the whole, besides places without a value:
 * the factors of a product, the base of a power, the argument of a root.
 */
export const splitFactors = (node: Node): readonly Node[] =>
  removeRepeated(factorsOf(node), (factor) => factor);

/** Keeps the first of several parts with equal expressions. Positions in the text do not count. */
function removeRepeated<T>(parts: readonly T[], nodeOf: (part: T) => Node): readonly T[] {
  const keyOf = (part: T): string =>
    JSON.stringify(nodeOf(part), (name, value) =>
      name === "at" ? undefined : typeof value === "bigint" ? String(value) : value,
    );
  return [...new Map(parts.toReversed().map((part) => [keyOf(part), part])).values()].toReversed();
}

function factorsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "number":
      return [];
    case "negation":
      return factorsOf(node.operand);
    case "postfix":
      return node.operator === "!" ? [] : factorsOf(node.operand);
    case "binary":
      if (node.operator === "*") return [...factorsOf(node.left), ...factorsOf(node.right)];
      if (node.operator === "/") return factorsOf(node.left);
      if (node.operator === "^") return factorsOf(node.left);
      return [node];
    case "call": {
      const [argument, second] = node.args;
      if (!argument || WITHOUT_ZEROS.has(node.name)) return [];
      if (node.name === "root" && second) return factorsOf(second);
      if (node.name === "tan") return [call("sin", argument)];
      if (node.name === "cot") return [call("cos", argument)];
      return SAME_ZEROS.has(node.name) && !second ? factorsOf(argument) : [node];
    }
    case "name":
      return node.name === "x" ? [node] : [];
  }
}

/** Expression at whose zeros a function may have a pole, a hole, an edge, a jump or a corner. */
interface Critical {
  node: Node;
  /** True if the function may have a value there, but is not smooth. */
  mayHaveValue: boolean;
}

/** Lists denominators, arguments of logarithms and roots, and the like. */
export function listCriticals(node: Node): readonly Critical[] {
  const criticals: Critical[] = [];
  collect(node, criticals);
  return removeRepeated(criticals, (critical) => critical.node).flatMap((critical) =>
    splitFactors(critical.node).map((factor) => ({ ...critical, node: factor })),
  );
}

function collect(node: Node, criticals: Critical[]): void {
  const add = (part: Node, mayHaveValue = false): void => {
    criticals.push({ node: part, mayHaveValue });
  };
  switch (node.kind) {
    case "number":
    case "name":
      return;
    case "negation":
      collect(node.operand, criticals);
      return;
    case "postfix":
      if (node.operator === "!") add(wholeNumbers(node.operand), true);
      collect(node.operand, criticals);
      return;
    case "binary":
      if (node.operator === "/") add(node.right);
      if (node.operator === "^" && !isCount(node.right)) add(node.left, true);
      if (node.operator === "mod") {
        add(wholeNumbers(operation("/", node.left, node.right)), true);
        add(node.right);
      }
      collect(node.left, criticals);
      collect(node.right, criticals);
      return;
    case "call":
      collectCall(node.name, node.args, add);
      for (const argument of node.args) collect(argument, criticals);
  }
}

function collectCall(
  name: string,
  args: readonly Node[],
  add: (part: Node, mayHaveValue?: boolean) => void,
): void {
  const [u, v] = args;
  if (!u) return;
  const ONE = numberNode(1);
  switch (name) {
    case "tan":
    case "sec":
      add(call("cos", u));
      return;
    case "cot":
    case "csc":
      add(call("sin", u));
      return;
    case "ln":
    case "log":
    case "log2":
    case "logb":
      add(u);
      if (v) {
        add(v);
        add(operation("-", v, ONE));
      }
      return;
    case "sqrt":
    case "cbrt":
    case "abs":
    case "sign":
      add(u, true);
      return;
    case "root":
      add(u);
      if (v) add(v, true);
      return;
    case "asin":
    case "acos":
      add(operation("-", u, ONE), true);
      add(operation("+", u, ONE), true);
      return;
    case "atanh":
      add(operation("-", u, ONE));
      add(operation("+", u, ONE));
      return;
    case "acosh":
      add(operation("-", u, ONE), true);
      return;
    case "floor":
    case "ceil":
      add(wholeNumbers(u), true);
      return;
    case "round":
      add(wholeNumbers(operation("+", scaled(u, v), numberNode(0.5))), true);
      return;
    case "mod":
      if (!v) return;
      add(wholeNumbers(operation("/", u, v)), true);
      add(v);
      return;
    case "gamma":
      add(wholeNumbers(u), true);
      return;
    case "fact":
      add(wholeNumbers(u), true);
      return;
    case "atan2":
      add(u, true);
      if (v) add(v, true);
      return;
    case "min":
    case "max":
      for (const [index, one] of args.entries())
        for (const other of args.slice(index + 1)) add(operation("-", one, other), true);
      return;
  }
}

const scaled = (u: Node, decimals: Node | undefined): Node =>
  decimals ? operation("*", u, operation("^", numberNode(10), decimals)) : u;

/** Returns a sine that is zero at integers: the remainder of a division has no sign change there. */
const wholeNumbers = (argument: Node): Node =>
  call("sin", {
    kind: "postfix",
    operator: "°",
    operand: operation("*", numberNode(180), argument),
    at: 0,
  });

const isCount = (node: Node): boolean =>
  node.kind === "number" && Number.isInteger(node.value) && node.value >= 0;

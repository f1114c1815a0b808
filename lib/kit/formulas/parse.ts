import {
  isAssignmentNode,
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  type MathNode,
  parse,
} from "mathjs/number";
import { displayText, plainFigures } from "../../units/figures.ts";
import { type Expression, isOperation } from "./expression.ts";
import type { Formula, FormulaSymbols } from "./formula.ts";
import { symbolName } from "./symbol-name.ts";
import {
  type FormulaTree,
  factorial,
  fraction,
  grouped,
  modulo,
  power,
  product,
  sum,
  type Term,
} from "./tree.ts";

type Equation = Extract<FormulaTree, { kind: "infix" }>;

/**
 * Parses a formula in mathjs's grammar to its tree. Server only: no page loads mathjs. @throws SyntaxError
 * for an invalid formula, TypeError for one that cannot be typeset.
 */
export function parseFormula({ expression, symbols }: Pick<Formula, "expression" | "symbols">): Equation {
  const { left, right } = sidesOf(expression);
  return { kind: "infix", sign: "=", left: treeOf(left, symbols), right: treeOf(right, symbols) };
}

/**
 * Compiles both sides to expressions for pages. pi and e are numbers unless symbols have these names. @throws
 * SyntaxError for an invalid formula, TypeError for an unsupported operation.
 */
export function compileFormula({ expression, symbols }: Pick<Formula, "expression" | "symbols">): {
  left: Expression;
  right: Expression;
} {
  const { left, right } = sidesOf(expression);
  return { left: compiled(left, symbols), right: compiled(right, symbols) };
}

/** Compiles an expression that is not an equation. */
export const compileExpression = (expression: string, symbols: FormulaSymbols): Expression =>
  compiled(parse(expression), symbols);

function sidesOf(expression: string): { left: MathNode; right: MathNode } {
  const node = parse(expression);
  if (isAssignmentNode(node)) return { left: node.object, right: node.value };
  const [left, right] = isOperatorNode(node) && node.fn === "equal" ? node.args : [];
  if (!left || !right) throw new TypeError(`${expression} is neither an assignment nor an equation`);
  return { left, right };
}

const NUMBERS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

function compiled(node: MathNode, symbols: FormulaSymbols): Expression {
  if (isConstantNode(node)) return Number(node.value);
  if (isSymbolNode(node)) {
    if (Object.hasOwn(symbols, node.name)) return node.name;
    const number = Object.hasOwn(NUMBERS, node.name) ? NUMBERS[node.name] : undefined;
    if (number === undefined) throw new TypeError(`${node.name} is not declared`);
    return number;
  }
  if (isParenthesisNode(node)) return compiled(node.content, symbols);
  const operation = isFunctionNode(node) ? node.fn.toString() : isOperatorNode(node) ? node.fn : "";
  const parts = isFunctionNode(node) || isOperatorNode(node) ? node.args : [];
  if (!isOperation(operation)) throw new TypeError(`${node.toString()} cannot be computed in a page`);
  return { op: operation, of: parts.map((part) => compiled(part, symbols)) };
}

function treeOf(node: MathNode, symbols: FormulaSymbols): FormulaTree {
  const of = (part: MathNode): FormulaTree => treeOf(part, symbols);
  if (isConstantNode(node)) return { kind: "number", text: figuresOf(Number(node.value)) };
  if (isSymbolNode(node)) return symbolTree(node.name, symbols);
  // The tree adds necessary brackets, so the author's brackets only define grouping.
  if (isParenthesisNode(node)) return of(node.content);
  if (isFunctionNode(node)) return functionTree(node.fn.toString(), node.args.map(of));
  if (!isOperatorNode(node)) throw new TypeError(`${node.toString()} cannot be set`);
  const [first, second] = node.args;
  if (!first) throw new TypeError(`${node.toString()} cannot be set`);
  switch (node.fn) {
    case "add":
    case "subtract":
    case "unaryMinus":
      return sum(termsOf(node, of));
    case "unaryPlus":
      return of(first);
    case "multiply":
    case "dotMultiply":
    case "divide":
    case "dotDivide":
      return chainTree(node, of);
    case "factorial":
      return factorial(of(first));
  }
  if (!second) throw new TypeError(`${node.toString()} cannot be set`);
  switch (node.fn) {
    case "pow":
    case "dotPow":
      return power(of(first), of(second));
    case "mod":
      return modulo(of(first), of(second));
    default:
      throw new TypeError(`${node.toString()} cannot be set`);
  }
}

function figuresOf(value: number): string {
  const [mantissa = "", exponent = "0"] = value.toExponential().split("e");
  return displayText(plainFigures(mantissa.replace(".", ""), Number(exponent)));
}

function symbolTree(id: string, symbols: FormulaSymbols): FormulaTree {
  const declared = Object.hasOwn(symbols, id) ? symbols[id] : undefined;
  if (!declared && id === "pi") return { kind: "word", text: "π" };
  if (!declared && id === "e") return { kind: "word", text: "e" };
  return { kind: "symbol", id, ...symbolName(id), ...(declared?.list && { list: true }) };
}

/** Lists the terms of a + b − c, and of −a. */
function termsOf(node: MathNode, of: (part: MathNode) => FormulaTree): Term[] {
  const [first, second] = isOperatorNode(node) ? node.args : [];
  if (!isOperatorNode(node) || !first) return [{ of: of(node) }];
  if (node.fn === "unaryMinus") return [{ minus: true, of: of(first) }];
  if ((node.fn === "add" || node.fn === "subtract") && second)
    return [...termsOf(first, of), { ...(node.fn === "subtract" && { minus: true }), of: of(second) }];
  const tree = of(node);
  // −2 · x: the sign belongs to the term.
  return tree.kind === "sum" && tree.terms.length === 1 ? [...tree.terms] : [{ of: tree }];
}

/**
 * Builds a * b / c * d / e, read from the left, as a b ⁄ c · d ⁄ e: factors before a division are its
 * numerator; the next factor starts another fraction. Brackets override: f * (L / D).
 */
function chainTree(node: MathNode, of: (part: MathNode) => FormulaTree): FormulaTree {
  const factors: FormulaTree[] = [];
  let above: FormulaTree[] = [];
  let below: FormulaTree[] = [];
  let minus = false;
  const flush = () => {
    const one: FormulaTree = { kind: "number", text: "1" };
    if (below.length > 0) factors.push(fraction(above.length > 0 ? product(above) : one, product(below)));
    else factors.push(...above);
    [above, below] = [[], []];
  };
  for (const { divides, part } of chainOf(node)) {
    if (divides) {
      below.push(of(part));
      continue;
    }
    if (below.length > 0) flush();
    const tree = of(part);
    const sign = above.length + factors.length === 0 && tree.kind === "sum" ? tree.terms : [];
    if (sign.length === 1 && sign[0]?.minus && !isParenthesisNode(part)) {
      minus = !minus;
      above.push(sign[0].of);
    } else above.push(...(tree.kind === "product" ? tree.factors : [tree]));
  }
  flush();
  const tree = product(factors);
  return minus ? sum([{ minus: true, of: tree }]) : tree;
}

function chainOf(node: MathNode, divides = false): { divides: boolean; part: MathNode }[] {
  const [first, second] = isOperatorNode(node) ? node.args : [];
  if (!isOperatorNode(node) || !first || !second || divides) return [{ divides, part: node }];
  if (node.fn === "multiply" || node.fn === "dotMultiply")
    return [...chainOf(first), { divides: false, part: second }];
  if (node.fn === "divide" || node.fn === "dotDivide")
    return [...chainOf(first), { divides: true, part: second }];
  return [{ divides, part: node }];
}

const NAMES: Readonly<Record<string, string>> = { log: "ln", asin: "arcsin", acos: "arccos", atan: "arctan" };
const FENCES: Readonly<Record<string, readonly [string, string]>> = {
  abs: ["|", "|"],
  floor: ["⌊", "⌋"],
  ceil: ["⌈", "⌉"],
};

function functionTree(name: string, args: readonly FormulaTree[]): FormulaTree {
  const [first, second] = args;
  if (!first) throw new TypeError(`${name} without arguments`);
  const number = (text: string): FormulaTree => ({ kind: "number", text });
  const fence = Object.hasOwn(FENCES, name) ? FENCES[name] : undefined;
  if (fence) return { kind: "fence", open: fence[0], close: fence[1], of: first };
  switch (name) {
    case "sqrt":
      return { kind: "root", of: first };
    case "cbrt":
      return { kind: "root", of: first, index: number("3") };
    case "nthRoot":
      return { kind: "root", of: first, ...(second && { index: second }) };
    case "pow":
      if (second) return power(first, second);
      break;
    case "exp":
      return power({ kind: "word", text: "e" }, first);
    case "log10":
      return { kind: "call", name: "log", sub: number("10"), args: [first] };
    case "log2":
      return { kind: "call", name: "log", sub: number("2"), args: [first] };
    case "log":
      if (second) return { kind: "call", name: "log", sub: second, args: [first] };
      break;
    case "sum":
      return { kind: "total", sign: "∑", of: sums(first) };
    case "prod":
      return { kind: "total", sign: "∏", of: sums(first) };
  }
  return { kind: "call", name: Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name, args };
}

/** Ends the body of ∑ and ∏ at its apparent end. */
const sums = (tree: FormulaTree): FormulaTree => (tree.kind === "sum" ? grouped(tree) : tree);

import type { Fraction, MathNode } from "mathjs";
import { InputError } from "../../../core/result/input-error.ts";
import { messages } from "../messages.ts";
import { fail, LIMITS } from "../numbers/budget.ts";
import { rational } from "../numbers/metered-rational.ts";
import {
  call,
  type Expression,
  name,
  namesIn,
  numberOf,
  type Operator,
  operation,
  type Relation,
  withParts,
} from "./expression.ts";
import { CONSTANTS, functionName, knownFunctions } from "./function-catalog.ts";
import { kernel } from "./mathjs.ts";
import { readPercentage, withPercentages } from "./percent.ts";
import { plainText } from "./plain-text.ts";

export type Line =
  | { kind: "expression"; expression: Expression }
  | { kind: "equations"; equations: readonly Expression[] }
  /** Expressions with a relation between each and the next: a < b, or a < b ≤ c. */
  | { kind: "inequality"; expressions: readonly Expression[]; relations: readonly Relation[] }
  | { kind: "variable"; name: string; expression: Expression }
  | { kind: "function"; name: string; parameters: readonly string[]; expression: Expression };

export type FunctionNames = ReadonlySet<string>;

const VARIABLE = /^([A-Za-z][A-Za-z0-9_]{0,30}) ?= ?(?!=)/;
const FUNCTION = /^([A-Za-z][A-Za-z0-9_]{0,30}) ?\(([A-Za-z0-9_, ]{1,80})\) ?= ?(?!=)/;

/** Reads a line in mathjs's grammar, or LaTeX. @throws InputError with a sentence. */
export function readLine(line: string, functions: FunctionNames): Line {
  if (line.length > LIMITS.length) fail(messages.reading.lineTooLong(LIMITS.length));
  const text = plainText(line);
  if (text === "") fail(messages.reading.empty);
  if (/[<>]/.test(text)) return readInequality(text, functions);
  const equations = equationsIn(text);
  const definition = FUNCTION.exec(text);
  if (definition && equations.length === 1) {
    const [whole, named = "", list = ""] = definition;
    const parameters = list.split(",").map((each) => each.trim());
    const isOwn = !knownFunctions.has(functionName(named)) && !CONSTANTS.has(named);
    if (isOwn && parameters.every((each) => /^[A-Za-z]\w*$/.test(each)))
      return {
        kind: "function",
        name: named,
        parameters,
        expression: readExpression(text.slice(whole.length), functions),
      };
  }
  const assignment = VARIABLE.exec(text);
  if (assignment && equations.length === 1 && assignment[1] !== undefined) {
    const [whole, named] = assignment;
    const rest = text.slice(whole.length);
    // "y = 2x + 1" defines y; "x = 2x - 1" is an equation, since x is on both sides.
    const expression = readExpression(rest, functions);
    const isEquation = mentions(expression, named);
    if (!isEquation && (CONSTANTS.has(named) || knownFunctions.has(functionName(named))) && named !== "d")
      fail(messages.reading.reservedName(named));
    if (!isEquation) return { kind: "variable", name: named, expression };
  }
  if (equations.length > 0 && equations.every((each) => /(?<![=<>!])=/.test(each)))
    return {
      kind: "equations",
      equations: withProductsOfUnknowns(equations.map((each) => readExpression(each, functions))),
    };
  return { kind: "expression", expression: readExpression(text, functions) };
}

const INEQUALITY = /^[^<>=]{1,2000}(?:[<>]=?[^<>=]{1,2000}){1,2}$/;

function readInequality(text: string, functions: FunctionNames): Line {
  const relations = (text.match(/[<>]=?/g) ?? []) as Relation[];
  const isChain = new Set(relations.map((relation) => relation[0])).size === 1;
  if (!INEQUALITY.test(text) || !isChain) return fail(messages.inequalities.form);
  const expressions = text.split(/[<>]=?/).map((part) => readExpression(part, functions));
  return { kind: "inequality", expressions, relations };
}

/** Reads xy as x · y in equations with x and y. */
function withProductsOfUnknowns(equations: readonly Expression[]): Expression[] {
  const names = new Set(equations.flatMap((each) => [...namesIn(each)]));
  const split = (part: Expression): Expression => {
    if (part.kind !== "name") return withParts(part, split);
    const letters = [...part.name];
    const isProduct = /^[a-z]{2,3}$/.test(part.name) && letters.every((letter) => names.has(letter));
    return isProduct ? letters.map(name).reduce((product, factor) => operation("*", product, factor)) : part;
  };
  return equations.map(split);
}

const mentions = (expression: Expression, wanted: string): boolean =>
  expression.kind === "name"
    ? expression.name === wanted
    : (expression.kind === "list"
        ? expression.items
        : expression.kind === "number"
          ? []
          : expression.args
      ).some((part) => mentions(part, wanted));

/** Splits at commas, semicolons and line ends outside of brackets; none without an equals sign. */
function equationsIn(text: string): string[] {
  const parts = splitOutside(text, ",;\n");
  return parts.some((part) => splitOutside(part, "=").length > 1) ? parts : [];
}

export function splitOutside(text: string, marks: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if ("([{".includes(character)) depth += 1;
    else if (")]}".includes(character)) depth -= 1;
    else if (depth === 0 && marks.includes(character)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** Reads one expression, or an equation with "=". @throws InputError */
export function readExpression(text: string, functions: FunctionNames): Expression {
  checkNesting(text);
  let node: MathNode;
  try {
    node = kernel().parse(withoutExponents(withPercentages(text)).replace(/(?<![=<>!])=(?!=)/g, "=="));
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(parseSentence(error, text));
  }
  return readNode(node, LIMITS.parts, (named, args) => calledByVisitor(named, args, functions));
}

/** Handles the call of a function. */
type ReadCall = (named: string, args: readonly Expression[]) => Expression;

/** Converts mathjs's tree to an expression of at most `most` parts. @throws InputError */
export function readNode(node: MathNode, most: number, readCall: ReadCall): Expression {
  let parts = 0;
  const read = (part: MathNode, depth: number): Expression => {
    parts += 1;
    if (parts > most) fail(messages.reading.expressionTooLong);
    if (depth > LIMITS.chain) fail(messages.reading.nestedTooDeep);
    return expressionOf(part, (inner) => read(inner, depth + 1), readCall);
  };
  return read(node, 0);
}

/** Checks nesting and numbers first: mathjs reads brackets by recursion, and numbers of any size. */
function checkNesting(text: string): void {
  let depth = 0;
  for (const character of text) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (depth > LIMITS.depth) fail(messages.reading.nestedTooDeep);
  }
  if (depth > 0) fail(messages.reading.closingMissing);
  for (const [, exponent = "0"] of text.matchAll(/\d\.?[eE][+-]?(\d+)/g))
    if (Number(exponent) > 400) fail(messages.reading.exponentTooLarge);
}

/** Rewrites 1.5e3 as (1.5*10^(3)): mathjs reads fractions without exponents. */
const withoutExponents = (text: string): string =>
  text.replace(/(?<![\w.])(\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})[eE]([+-]?\d{1,4})(?!\w)/g, "($1*10^($2))");

function parseSentence(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : "";
  const at = /\(char (\d+)\)/.exec(message)?.[1];
  const place = at === undefined ? text.length : Number(at) - 1;
  if (/\d,\d{3}/.test(text)) return messages.reading.commaInNumber;
  if (place >= text.length) return messages.reading.endMissing;
  const sign = text.slice(place, place + 12);
  return /[Vv]alue expected|[Uu]nexpected/.test(message)
    ? messages.reading.missingBefore(sign)
    : messages.reading.notAllowed(sign);
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  add: "+",
  subtract: "-",
  multiply: "*",
  dotMultiply: "*",
  divide: "/",
  dotDivide: "/",
  pow: "^",
  mod: "mod",
  equal: "=",
  unaryMinus: "neg",
  factorial: "!",
  ctranspose: "'",
};

interface Parts {
  type: string;
  value?: unknown;
  name?: string;
  fn?: unknown;
  args?: readonly MathNode[];
  items?: readonly MathNode[];
  content?: MathNode;
}

/** Converts a node of an allowed kind; rejects everything else that mathjs can parse. */
function expressionOf(node: MathNode, of: (part: MathNode) => Expression, readCall: ReadCall): Expression {
  const { type, value, name: symbol, fn, args = [], items = [], content } = node as unknown as Parts;
  switch (type) {
    case "ConstantNode":
      return numberOf(exactNumber(value));
    case "SymbolNode":
      return symbolOf(symbol ?? "");
    case "ParenthesisNode":
      return content ? of(content) : fail(messages.reading.emptyParentheses);
    case "ArrayNode":
      return { kind: "list", items: items.map(of) };
    case "OperatorNode": {
      const id = String(fn);
      const percentage = readPercentage(node, of);
      if (percentage) return percentage;
      if (id === "unaryPlus" && args[0]) return of(args[0]);
      const operator = Object.hasOwn(OPERATORS, id) ? OPERATORS[id] : undefined;
      if (!operator) return fail(messages.reading.operator);
      return operation(operator, ...args.map(of));
    }
    case "FunctionNode":
      return readCall(nameOfCall(fn as Parts), args.map(of));
    default:
      return fail(messages.reading.notUnderstood);
  }
}

function exactNumber(value: unknown) {
  if (typeof value === "number") return fail(messages.reading.numberTooLarge);
  const { s, n, d } = value as Fraction;
  if (typeof n !== "bigint" || typeof d !== "bigint") return fail(messages.reading.textOrLogical);
  return rational(BigInt(s as bigint) * n, d);
}

const SYMBOLS: Readonly<Record<string, string>> = {
  π: "pi",
  τ: "tau",
  φ: "phi",
  "∞": "inf",
  Infinity: "inf",
  infinity: "inf",
  PI: "pi",
  Pi: "pi",
  E: "e",
  j: "i",
};

function symbolOf(symbol: string): Expression {
  if (["true", "false", "null", "undefined", "NaN"].includes(symbol))
    return fail(messages.reading.unusableName(symbol));
  if (knownFunctions.has(functionName(symbol)) && symbol.length > 1)
    return fail(
      messages.reading.functionAsName({
        name: symbol,
        signature: knownFunctions.get(functionName(symbol))?.signature,
      }),
    );
  if (symbol.length > 32) return fail(messages.reading.nameTooLong);
  return name(
    Object.hasOwn(SYMBOLS, symbol) && symbol !== "j" && symbol !== "E" ? (SYMBOLS[symbol] ?? symbol) : symbol,
  );
}

const nameOfCall = ({ type, name: named }: Parts): string => (type === "SymbolNode" ? (named ?? "") : "");

function calledByVisitor(
  spelling: string,
  args: readonly Expression[],
  functions: FunctionNames,
): Expression {
  if (functions.has(spelling)) return call(spelling, ...args);
  const canonical = functionName(spelling);
  const about = knownFunctions.get(canonical);
  if (!about) {
    // Reads x(x + 1) as a product.
    const [only] = args;
    if (only && args.length === 1 && /^[A-Za-z]$|^pi$/.test(spelling))
      return operation("*", symbolOf(spelling), only);
    return fail(
      spelling === ""
        ? messages.reading.onlyFunctionsAreCalled
        : messages.reading.unknownFunction(spelling.slice(0, 40)),
    );
  }
  const [least, most] = about.args;
  if (args.length < least || args.length > most)
    return fail(messages.reading.argumentCount({ name: canonical, signature: about.signature }));
  return call(canonical, ...args);
}

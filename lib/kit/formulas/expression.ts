/**
 * Side of a formula as plain data, which pages compute without mathjs: a number, a symbol, or an operation
 * with its arguments. Built by lib/kit/formulas/parse.ts.
 */
export type Expression = number | string | Operation;

interface Operation {
  /** Name of the operation in mathjs: "add", "sqrt". */
  op: string;
  of: readonly Expression[];
}

export type Values = Readonly<Record<string, number>>;

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  pow: (a, b) => a ** b,
  // mathjs gives the result the divisor’s sign.
  mod: (a, b) => a - b * Math.floor(a / b),
  min: Math.min,
  max: Math.max,
  unaryMinus: (a) => -a,
  abs: Math.abs,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  exp: Math.exp,
  log: Math.log,
  log10: Math.log10,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
};

/** Returns true for operations that lib/kit/formulas/parse.ts may use. */
export const isOperation = (name: string): boolean => Object.hasOwn(OPERATIONS, name);

/** Evaluates an expression in doubles: NaN if a symbol is missing, or if there is no real value. */
export function evaluate(expression: Expression, values: Values): number {
  if (typeof expression === "number") return expression;
  if (typeof expression === "string")
    return Object.hasOwn(values, expression) ? (values[expression] ?? Number.NaN) : Number.NaN;
  const [first = Number.NaN, second] = expression.of;
  const compute = OPERATIONS[expression.op];
  if (!compute) return Number.NaN;
  return compute(evaluate(first, values), second === undefined ? Number.NaN : evaluate(second, values));
}

/** Returns true if an expression contains a symbol. */
export const dependsOn = (expression: Expression, symbol: string): boolean =>
  typeof expression === "string"
    ? expression === symbol
    : typeof expression === "object" && expression.of.some((part) => dependsOn(part, symbol));

import { Decimal } from "decimal.js";
import { all, type BigNumber, create, type MathJsInstance } from "mathjs";
import type { LibraryAnswer } from "./classify.ts";
import { type Arithmetic, type ExpressionCase, evaluateWith } from "./expressions.ts";

type MathValue = number | BigNumber;

/** mathjs with numbers of one type. Its functions have types for each; here they are called with one. */
function mathArithmetic(math: MathJsInstance, parse: (text: string) => MathValue): Arithmetic<MathValue> {
  type Run = (...values: MathValue[]) => MathValue;
  const run = (name: string): Run => (math as unknown as Record<string, Run>)[name] as Run;
  const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, run(name)]));
  return {
    number: parse,
    constants: {
      pi: () => math.evaluate("pi") as MathValue,
      e: () => math.evaluate("e") as MathValue,
      phi: () => math.evaluate("phi") as MathValue,
    },
    functions: {
      ...same("add", "subtract", "multiply", "divide", "mod", "sqrt", "cbrt", "abs", "exp", "log2", "gamma"),
      ...same("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh"),
      ...same("floor", "ceil", "gcd", "lcm"),
      power: run("pow"),
      negate: run("unaryMinus"),
      ln: run("log"),
      log: (x, base) =>
        base === undefined ? run("log10")(x as MathValue) : run("log")(x as MathValue, base),
      root: (n, x) => run("nthRoot")(x as MathValue, n as MathValue),
      fact: run("factorial"),
      nCr: run("combinations"),
      nPr: run("permutations"),
    },
    format(value) {
      if (typeof value !== "number" && !math.isBigNumber(value)) throw new RangeError("Not a real number");
      return String(value);
    },
  };
}

const bigMath = create(all ?? {}, { number: "BigNumber", precision: 64 });

interface ExpressionLibrary {
  /** Name in the table. */
  name: string;
  /** Name of its package. */
  library: string;
  evaluate(each: ExpressionCase): LibraryAnswer;
}

const withArithmetic = <Value>(
  name: string,
  library: string,
  arithmetic: Arithmetic<Value>,
): ExpressionLibrary => ({ name, library, evaluate: (each) => evaluateWith(arithmetic, each) });

/** The libraries that evaluate expressions. */
export const arithmetics: readonly ExpressionLibrary[] = [
  withArithmetic("mathjs, numbers", "mathjs", mathArithmetic(create(all ?? {}), Number)),
  withArithmetic(
    "mathjs, BigNumber of 64 digits",
    "mathjs",
    mathArithmetic(bigMath, (text) => bigMath.bignumber(text)),
  ),
  withArithmetic("decimal.js, 20 digits", "decimal.js", decimalArithmetic()),
];

/** decimal.js with its default of 20 digits. */
function decimalArithmetic(): Arithmetic<Decimal> {
  type Name =
    | "sqrt"
    | "cbrt"
    | "abs"
    | "exp"
    | "ln"
    | "log2"
    | "sin"
    | "cos"
    | "tan"
    | "asin"
    | "acos"
    | "atan";
  type Hyperbolic = "sinh" | "cosh" | "tanh" | "asinh" | "acosh" | "atanh" | "floor" | "ceil";
  const same = (...names: (Name | Hyperbolic)[]) =>
    Object.fromEntries(names.map((name) => [name, (x: Decimal) => Decimal[name](x)]));
  return {
    number: (text) => new Decimal(text),
    constants: {
      pi: () => Decimal.acos(-1),
      e: () => Decimal.exp(1),
      phi: () => Decimal.sqrt(5).plus(1).div(2),
    },
    functions: {
      ...same("sqrt", "cbrt", "abs", "exp", "ln", "log2", "sin", "cos", "tan", "asin", "acos", "atan"),
      ...same("sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "floor", "ceil"),
      add: (a, b) => a.plus(b),
      subtract: (a, b) => a.minus(b),
      multiply: (a, b) => a.times(b),
      divide: (a, b) => a.div(b),
      power: (a, b) => a.pow(b),
      mod: (a, b) => a.mod(b),
      negate: (a) => a.neg(),
      log: (x, base) => (base === undefined ? Decimal.log10(x) : Decimal.log(x, base)),
    },
    format: String,
  };
}

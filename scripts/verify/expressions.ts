import { evaluateExpression } from "../../lib/calculators/scientific/expression/evaluate.ts";
import { parse } from "../../lib/calculators/scientific/expression/parser.ts";
import type { Node } from "../../lib/calculators/scientific/expression/syntax.ts";
import type { AngleUnit } from "../../lib/science/functions/angle-unit.ts";
import * as R from "../../lib/units/rational.ts";
import { type ExpressionRecord, readExpressionLine } from "../../lib/verification/expression-cases.ts";
import { ORACLE_FOLDER } from "../../lib/verification/oracles.ts";
import { readProjectFile } from "../../lib/verification/read-project-file.ts";
import { countDigits } from "../../lib/verification/verified-case.ts";
import type { LibraryAnswer } from "./classify.ts";

export interface ExpressionCase {
  record: ExpressionRecord;
  expected: R.Rational;
  digits: number;
}

/** Digits of an oracle that are compared at most. */
const MAX_DIGITS = 30;

/** One of so many random expressions is compared: some take libraries as long as they are allowed to. */
const RANDOM_STEP = 20;

/** The expressions of the tables, and every 20th random one. */
export function expressionCases(): ExpressionCase[] {
  const lines = readProjectFile(`${ORACLE_FOLDER}/real-expressions.tsv`).trimEnd().split("\n");
  const random = lines.filter((_, index) => index % RANDOM_STEP === 0);
  const records = [
    ...(JSON.parse(readProjectFile(`${ORACLE_FOLDER}/scientific.json`)) as ExpressionRecord[]),
    ...random.map((line) => readExpressionLine(line, "mpmath")),
  ];
  return records.flatMap((record) => {
    const expected = R.parseDecimal(record.expected.replace("e+", "e"));
    const digits = Math.min(MAX_DIGITS, countDigits(record.expected));
    return expected ? [{ record, expected, digits }] : [];
  });
}

export function evaluateHere({ record: { expression, angle } }: ExpressionCase): LibraryAnswer {
  const evaluation = evaluateExpression(expression, { angle });
  return evaluation.ok ? { text: evaluation.precise } : "refused";
}

/** Functions of a library by the names of the calculator, for values of its type. */
export interface Arithmetic<Value> {
  number(text: string): Value;
  constants: Readonly<Record<string, () => Value>>;
  /** Functions of numbers. Those of angles take and return radians. */
  functions: Readonly<Record<string, (...values: Value[]) => Value>>;
  format(value: Value): string;
}

class Unsupported extends Error {}

const ANGLE_FUNCTIONS = new Set(["sin", "cos", "tan"]);
const ANGLE_RESULTS = new Set(["asin", "acos", "atan"]);
const HALF_TURNS: Readonly<Record<AngleUnit, string | undefined>> = {
  deg: "180",
  grad: "200",
  rad: undefined,
};
const OPERATORS: Readonly<Record<string, string>> = {
  "+": "add",
  "-": "subtract",
  "*": "multiply",
  "/": "divide",
  "^": "power",
};

/** Evaluates an expression with the functions of a library, in the order of its brackets. */
export function evaluateWith<Value>(library: Arithmetic<Value>, { record }: ExpressionCase): LibraryAnswer {
  const parsed = parse(record.expression);
  if (!parsed.ok) return "unsupported";
  try {
    return { text: library.format(compute(library, parsed.value.node, record.angle)) };
  } catch (error) {
    return error instanceof Unsupported ? "unsupported" : "refused";
  }
}

function compute<Value>(library: Arithmetic<Value>, node: Node, angle: AngleUnit): Value {
  const part = (each: Node): Value => compute(library, each, angle);
  const call = (name: string, ...values: Value[]): Value => {
    const run = Object.hasOwn(library.functions, name) ? library.functions[name] : undefined;
    if (!run) throw new Unsupported(name);
    return run(...values);
  };
  /** Converts between the angle unit and radians. */
  const turn = (value: Value, from: "unit" | "radians"): Value => {
    const half = HALF_TURNS[angle];
    const pi = library.constants.pi;
    if (half === undefined || !pi) return value;
    const [by, per] = from === "unit" ? [pi(), library.number(half)] : [library.number(half), pi()];
    return call("multiply", value, call("divide", by, per));
  };
  switch (node.kind) {
    case "number":
      return library.number(node.text ?? String(node.value));
    case "name": {
      const constant = Object.hasOwn(library.constants, node.name) ? library.constants[node.name] : undefined;
      if (!constant) throw new Unsupported(node.name);
      return constant();
    }
    case "negation":
      return call("negate", part(node.operand));
    case "postfix":
      if (node.operator === "%") return call("divide", part(node.operand), library.number("100"));
      if (node.operator === "!") return call("fact", part(node.operand));
      throw new Unsupported(node.operator);
    case "binary":
      return call(OPERATORS[node.operator] ?? node.operator, part(node.left), part(node.right));
    case "call": {
      const values = node.args.map(part);
      const [first] = values;
      if (first !== undefined && ANGLE_FUNCTIONS.has(node.name)) return call(node.name, turn(first, "unit"));
      if (ANGLE_RESULTS.has(node.name)) return turn(call(node.name, ...values), "radians");
      return call(node.name, ...values);
    }
  }
}

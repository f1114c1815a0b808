import { provenDigits } from "../../../core/reals/digits.ts";
import type { Exact } from "../../../core/reals/exact.ts";
import type { AngleUnit } from "../../functions/angle-unit.ts";
import { messages } from "../messages.ts";
import { type Budget, fail, LIMITS } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { isComplex, isExact, isTiny, type Num } from "../numbers/numbers.ts";
import type { Value } from "../numbers/value.ts";
import { toRadians } from "./angle-unit.ts";
import { call, type Expression, name, numberOf, operation, partsOf, withParts } from "./expression.ts";
import { type Line, readLine } from "./read-line.ts";

/** User-defined variable or function, as a line that defines it again: "a = 5", "f(x) = x^2". */
export interface Definition {
  name: string;
  line: string;
  /** Unit of the angles in the line; radians if omitted. */
  angle?: AngleUnit;
}

type Read = Extract<Line, { kind: "variable" | "function" }>;

/** The visitor’s variables and functions. Each is parsed on first use. */
export class UserDefinitions {
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #read = new Map<string, Read | undefined>();
  readonly functions: ReadonlySet<string>;

  constructor(definitions: readonly Definition[]) {
    const accepted = definitions
      .slice(0, LIMITS.names)
      .filter(({ line }) => line.length <= LIMITS.definition);
    this.#definitions = new Map(accepted.map((definition) => [definition.name, definition]));
    this.functions = new Set(
      accepted.filter(({ name: named, line }) => line.startsWith(`${named}(`)).map((each) => each.name),
    );
  }

  get size(): number {
    return this.#definitions.size;
  }

  /** Returns the definition of a name; undefined if it has none, or if its line cannot be read. */
  find(named: string): Read | undefined {
    if (this.#read.has(named)) return this.#read.get(named);
    const definition = this.#definitions.get(named);
    let read: Read | undefined;
    try {
      const parsed = definition && readLine(definition.line, this.functions);
      if (parsed?.kind === "variable" || parsed?.kind === "function")
        read = { ...parsed, expression: toRadians(parsed.expression, definition?.angle ?? "rad") };
    } catch {
      // Saved lines of an earlier version of the site may be unreadable; treats them as undefined.
    }
    this.#read.set(named, read);
    return read;
  }

  /** Inlines the visitor's functions and variables, except `bound` names. @throws InputError */
  inlined(expression: Expression, bound: ReadonlySet<string>, budget: Budget): Expression {
    return this.#inline(expression, bound, budget, []);
  }

  #inline(
    expression: Expression,
    bound: ReadonlySet<string>,
    budget: Budget,
    within: readonly string[],
  ): Expression {
    budget.spend(6);
    if (expression.kind === "name" && !bound.has(expression.name)) {
      const definition = this.find(expression.name);
      if (definition?.kind !== "variable") return expression;
      return this.#inline(definition.expression, new Set(), budget, deeper(within, expression.name));
    }
    const isOwn = expression.kind === "call" && this.functions.has(expression.name);
    if (!isOwn) {
      const inner = boundBy(expression, bound);
      return withParts(expression, (part) => this.#inline(part, inner, budget, within));
    }
    const definition = this.find(expression.name);
    if (definition?.kind !== "function")
      return fail(messages.definitions.unreadableFunction(expression.name));
    const { parameters } = definition;
    if (parameters.length !== expression.args.length)
      fail(messages.definitions.parameterCount({ name: definition.name, parameters }));
    const args = expression.args.map((part) => this.#inline(part, bound, budget, within));
    const body = this.#inline(
      definition.expression,
      new Set(parameters),
      budget,
      deeper(within, definition.name),
    );
    const substitutions = new Map(
      parameters.map((parameter, at) => [parameter, args[at] ?? name(parameter)]),
    );
    return replaced(body, substitutions, budget);
  }
}

function deeper(within: readonly string[], named: string): readonly string[] {
  if (within.includes(named)) fail(messages.definitions.endless(named));
  if (within.length >= LIMITS.calls) fail(messages.definitions.tooDeep);
  return [...within, named];
}

const BINDS = new Set(["derivative", "integrate", "solve", "roots", "sum", "product", "limit", "taylor"]);

/** Adds the names that an expression binds itself: the x of derivative(f, x). */
function boundBy(expression: Expression, bound: ReadonlySet<string>): ReadonlySet<string> {
  if (expression.kind !== "call" || !BINDS.has(expression.name)) return bound;
  const [, variable] = expression.args;
  return variable?.kind === "name" ? new Set([...bound, variable.name]) : bound;
}

export function replaced(
  expression: Expression,
  substitutions: ReadonlyMap<string, Expression>,
  budget: Budget,
): Expression {
  budget.spend(4);
  if (expression.kind === "name") return substitutions.get(expression.name) ?? expression;
  return partsOf(expression).length === 0
    ? expression
    : withParts(expression, (part) => replaced(part, substitutions, budget));
}

/** Digits with which a number without an exact form continues in later lines. */
const CONTINUED_DIGITS = 60;
/** Powers of ten of a number that later lines can use. */
const MAX_CONTINUED_EXPONENT = 1000;

/** Formats a number as an expression that has its value: exactly, or with the error of its last digit. */
export function numberExpression(x: Num): Expression {
  if (isExact(x)) return numberOf(x);
  if (isComplex(x))
    return operation("+", numberExpression(x.re), operation("*", numberExpression(x.im), name("i")));
  if (x.exact && x.exact.length <= 2) return exactExpression(x.exact);
  const proven = provenDigits(x, CONTINUED_DIGITS);
  if (!proven) return isTiny(x) ? numberOf(R.ZERO) : fail(messages.numbers.undecided);
  if (Math.abs(proven.exponent) > MAX_CONTINUED_EXPONENT) return fail(messages.definitions.valueTooLong);
  const places = Math.max(proven.digits.length - 1 - proven.exponent, 0);
  const scale = 10n ** BigInt(Math.abs(proven.digits.length - 1 - proven.exponent));
  const units = BigInt(proven.isNegative ? `-${proven.digits}` : proven.digits);
  const value = places > 0 ? R.rational(units, scale) : R.rational(units * scale);
  return call("decimal", numberOf(value), numberOf(R.rational(BigInt(places))));
}

function exactExpression(exact: Exact): Expression {
  const terms = exact.map(({ coefficient, root, pi }) => {
    const isOne = coefficient.n === coefficient.d && (root !== 1n || pi !== 0);
    const factors = [
      ...(isOne ? [] : [numberOf(coefficient)]),
      ...(root === 1n ? [] : [call("sqrt", numberOf(R.rational(root)))]),
      ...(pi === 0 ? [] : [operation("^", name("pi"), numberOf(R.rational(BigInt(pi))))]),
    ];
    return factors.reduce((product, factor) => operation("*", product, factor));
  });
  return terms.reduce((sum, term) => operation("+", sum, term));
}

export function valueExpression(value: Value): Expression {
  if (value.kind === "number") return numberExpression(value.value);
  if (value.kind === "vector") return { kind: "list", items: value.items.map(numberExpression) };
  return {
    kind: "list",
    items: value.rows.map((row): Expression => ({ kind: "list", items: row.map(numberExpression) })),
  };
}

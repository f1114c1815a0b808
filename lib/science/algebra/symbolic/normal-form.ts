/**
 * Expressions in one normal form: sums of products of powers, with exact coefficients. Collects like terms
 * and joins powers of one base, by the rules of automatic simplification (J. S. Cohen, Computer Algebra and
 * Symbolic Computation: Mathematical Methods, 2003, ch. 3). mathjs's own simplify searches for patterns and
 * takes minutes for a sum of sixty terms.
 */

import { call, type Expression, name, numberOf, operation } from "../expressions/expression.ts";
import { messages } from "../messages.ts";
import { type Budget, fail, LIMITS, spendOnActiveBudget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { smallPrimes } from "../polynomials/modular-polynomial.ts";

/** Part of a normal form; equal parts have equal keys. */
export type Normal =
  | { kind: "number"; value: R.Rational; key: string }
  | { kind: "name"; name: string; key: string }
  | { kind: "sum"; parts: readonly Normal[]; key: string }
  | { kind: "product"; parts: readonly Normal[]; key: string }
  | { kind: "power"; base: Normal; exponent: Normal; key: string }
  | { kind: "call"; name: string; args: readonly Normal[]; key: string };

const bitsOf = ({ n, d }: R.Rational): number => (n.toString(16).length + d.toString(16).length) * 4;

export function number(value: R.Rational): Normal {
  if (bitsOf(value) > LIMITS.bits) fail(messages.formulas.numbersTooLong);
  return { kind: "number", value, key: R.ratioText(value) };
}
export const ZERO = number(R.ZERO);
export const ONE = number(R.ONE);
const MINUS_ONE = number(R.negate(R.ONE));
export const whole = (value: number): Normal => number(R.rational(BigInt(value)));
export const symbol = (text: string): Normal => ({ kind: "name", name: text, key: text });

const isNumber = (part: Normal): part is Extract<Normal, { kind: "number" }> => part.kind === "number";
export const isZero = (part: Normal): boolean => isNumber(part) && R.isZero(part.value);
const isOne = (part: Normal): boolean => part.key === "1";
/** Returns a whole number that is small enough to count with. */
export const wholeOf = (part: Normal): number | undefined =>
  isNumber(part) && R.isInteger(part.value) && Math.abs(Number(part.value.n)) <= 10_000
    ? Number(part.value.n)
    : undefined;

function splitTerm(term: Normal): [R.Rational, Normal] {
  if (isNumber(term)) return [term.value, ONE];
  const [first, ...rest] = term.kind === "product" ? term.parts : [];
  if (!first || !isNumber(first)) return [R.ONE, term];
  return [first.value, rest.length === 1 && rest[0] ? rest[0] : productOf(rest)];
}

/** Returns a term that {@link splitTerm} took apart, with another coefficient. */
function joinTerm(factor: R.Rational, rest: Normal): Normal {
  if (isOne(rest)) return number(factor);
  if (isUnit(factor)) return rest;
  if (rest.kind === "sum") return product([number(factor), rest]);
  return productOf([number(factor), ...(rest.kind === "product" ? rest.parts : [rest])]);
}

const productOf = (parts: readonly Normal[]): Normal => ({
  kind: "product",
  parts,
  key: `(${joinedKeys(parts, "*")})`,
});

/**
 * Joins the keys of parts, and charges the work of a normal form, which is built with its key. Rejects keys
 * so long that the formula would be unreadable.
 */
function joinedKeys(parts: readonly Normal[], mark: string): string {
  const length = parts.reduce((total, { key }) => total + key.length + 1, 0);
  if (length > LIMITS.formula) fail(messages.formulas.tooLong);
  spendOnActiveBudget(3 + parts.length * 4 + length * 0.12);
  return parts.map(({ key }) => key).join(mark);
}

export function sum(parts: readonly Normal[]): Normal {
  spendOnActiveBudget(8 + parts.length * 5);
  const terms = new Map<string, { factor: R.Rational; rest: Normal }>();
  for (const part of parts.flatMap((each) => (each.kind === "sum" ? each.parts : [each]))) {
    const [factor, rest] = splitTerm(part);
    const previous = terms.get(rest.key);
    terms.set(rest.key, { factor: previous ? R.add(previous.factor, factor) : factor, rest });
  }
  const nonzero = [...terms.values()]
    .filter(({ factor }) => !R.isZero(factor))
    .map(({ factor, rest }) => joinTerm(factor, rest));
  const [first] = nonzero;
  if (!first) return ZERO;
  if (nonzero.length === 1) return first;
  const sorted = sortedBy(nonzero, (term) => -degreeOf(term));
  return { kind: "sum", parts: sorted, key: `(${joinedKeys(sorted, "+")})` };
}

const sortedBy = (parts: readonly Normal[], rank: (part: Normal) => number): Normal[] =>
  parts
    .map((part) => ({ part, rank: rank(part) }))
    .sort((a, b) => a.rank - b.rank || (a.part.key < b.part.key ? -1 : 1))
    .map(({ part }) => part);

/** Returns the sum of the exponents of names, by which terms are sorted. */
function degreeOf(part: Normal): number {
  if (part.kind === "name") return part.name === "pi" || part.name === "e" ? 0 : 1;
  if (part.kind === "product") return part.parts.reduce((total, each) => total + degreeOf(each), 0);
  if (part.kind !== "power") return part.kind === "call" ? 0.001 : part.kind === "sum" ? 0.5 : 0;
  const exponent = isNumber(part.exponent) ? R.toNumber(part.exponent.value) : 0;
  return degreeOf(part.base) * exponent;
}

export function product(parts: readonly Normal[]): Normal {
  spendOnActiveBudget(8 + parts.length * 5);
  let factor = R.ONE;
  const powers = new Map<string, { base: Normal; exponents: Normal[] }>();
  const take = (part: Normal): void => {
    if (part.kind === "product") {
      part.parts.forEach(take);
      return;
    }
    if (isNumber(part)) {
      factor = R.multiply(factor, part.value);
      if (bitsOf(factor) > LIMITS.bits) fail(messages.formulas.numbersTooLong);
      return;
    }
    const [base, exponent] = part.kind === "power" ? [part.base, part.exponent] : [part, ONE];
    const previous = powers.get(base.key);
    powers.set(base.key, { base, exponents: [...(previous?.exponents ?? []), exponent] });
  };
  parts.forEach(take);
  if (R.isZero(factor)) return ZERO;
  const joined: Normal[] = [];
  for (const { base, exponents } of powers.values()) {
    const raised =
      exponents.length === 1 && exponents[0] ? restored(base, exponents[0]) : power(base, sum(exponents));
    if (isNumber(raised)) factor = R.multiply(factor, raised.value);
    else if (raised.kind === "product")
      for (const each of raised.parts) {
        if (isNumber(each)) factor = R.multiply(factor, each.value);
        else joined.push(each);
      }
    else joined.push(raised);
  }
  if (R.isZero(factor)) return ZERO;
  const sorted = sortedBy(joined, rankOf);
  const [only] = sorted;
  if (!only) return number(factor);
  // Expands 2 (x + 1), so that like terms meet.
  if (sorted.length === 1 && only.kind === "sum" && !isUnit(factor))
    return sum(only.parts.map((part) => product([number(factor), part])));
  if (isUnit(factor)) return sorted.length === 1 ? only : productOf(sorted);
  return productOf([number(factor), ...sorted]);
}

const isUnit = ({ n, d }: R.Rational): boolean => n === 1n && d === 1n;
const restored = (base: Normal, exponent: Normal): Normal =>
  isOne(exponent) ? base : { kind: "power", base, exponent, key: joinedKeys([base, exponent], "^") };
/** Sorts roots of numbers first, then names, sums, functions. */
const rankOf = (part: Normal): number => {
  const base = part.kind === "power" ? part.base : part;
  if (isNumber(base)) return 0;
  if (base.kind === "name") return base.name === "pi" ? 1 : base.name === "e" ? 3 : 2;
  return base.kind === "sum" ? 4 : 5;
};

export function power(base: Normal, exponent: Normal): Normal {
  if (isZero(exponent)) return ONE;
  if (isOne(exponent) || isOne(base)) return base;
  const count = wholeOf(exponent);
  if (isNumber(base)) {
    if (R.isZero(base.value)) {
      if (isNumber(exponent) && exponent.value.n < 0n) return fail(messages.noResult.divisionByZero);
      return isNumber(exponent) ? ZERO : restored(base, exponent);
    }
    if (count !== undefined && bitsOf(base.value) * Math.abs(count) <= LIMITS.bits)
      return number(R.power(base.value, count));
    if (isNumber(exponent) && !R.isInteger(exponent.value)) return rootOfNumber(base.value, exponent.value);
    return restored(base, exponent);
  }
  if (base.kind === "power" && (count !== undefined || base.key.startsWith("e^")))
    return power(base.base, product([base.exponent, exponent]));
  if (base.kind === "product" && count !== undefined)
    return product(base.parts.map((part) => power(part, exponent)));
  // e^(ln x) is x.
  if (base.key === "e" && exponent.kind === "call" && exponent.name === "ln" && exponent.args[0])
    return exponent.args[0];
  return restored(base, exponent);
}

/** Rewrites 8^(1/2) as 2 · 2^(1/2): extracts powers from the root. */
function rootOfNumber(value: R.Rational, exponent: R.Rational): Normal {
  const degree = Number(exponent.d);
  const as = Number(exponent.n);
  const base = number(value);
  const root = number(R.rational(1n, exponent.d));
  if (degree > 6 || Math.abs(as) > 12 || value.n < 0n || bitsOf(value) > 64)
    return restored(base, number(exponent));
  const raised = R.power(value, as);
  if (bitsOf(raised) > 256) return restored(base, number(exponent));
  // Rationalizes the denominator: 1/√2 is √2/2.
  const inside = raised.n * raised.d ** BigInt(degree - 1);
  const [outer, inner] = extractPowers(inside, degree);
  const factor = number(R.rational(outer, raised.d));
  if (inner === 1n) return factor;
  const left = restored(number(R.rational(inner)), root);
  return isOne(factor) ? left : productOf([factor, left]);
}

/** Takes powers of small primes out of the root of a positive integer: the factor before the root, and what remains below it. */
export function extractPowers(value: bigint, degree: number): [bigint, bigint] {
  let outer = 1n;
  let inner = value;
  for (const prime of smallPrimes()) {
    const whole = prime ** BigInt(degree);
    spendOnActiveBudget(2);
    if (whole > inner) break;
    while (inner % whole === 0n) {
      inner /= whole;
      outer *= prime;
    }
  }
  const nearest = Math.round(Number(inner) ** (1 / degree));
  if (nearest < 2 || !Number.isSafeInteger(nearest)) return [outer, inner];
  return BigInt(nearest) ** BigInt(degree) === inner ? [outer * BigInt(nearest), 1n] : [outer, inner];
}

const ODD = new Set(["sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh", "erf"]);
const AT_ZERO: Readonly<Record<string, Normal>> = {
  sin: ZERO,
  tan: ZERO,
  asin: ZERO,
  atan: ZERO,
  sinh: ZERO,
  tanh: ZERO,
  asinh: ZERO,
  atanh: ZERO,
  erf: ZERO,
  cos: ONE,
  cosh: ONE,
  abs: ZERO,
  sign: ZERO,
};

export function applied(of: string, args: readonly Normal[]): Normal {
  const [first, second] = args;
  const half = number(R.rational(1n, 2n));
  if (!first) return fail(messages.values.noArgument(of));
  if (of === "sqrt") return power(first, half);
  if (of === "decimal" && args.length === 1 && isNumber(first)) return first;
  if (of === "exp") return power(symbol("e"), first);
  if (of === "cbrt" && isNumber(first) && first.value.n > 0n) return power(first, number(R.rational(1n, 3n)));
  if (of === "ln" && isOne(first)) return ZERO;
  if (of === "ln" && first.key === "e") return ONE;
  if (of === "ln" && first.kind === "power" && first.base.key === "e") return first.exponent;
  if (isZero(first) && Object.hasOwn(AT_ZERO, of)) return AT_ZERO[of] ?? ZERO;
  if (second === undefined && isNegativeTerm(first)) {
    const turned = product([MINUS_ONE, first]);
    if (ODD.has(of)) return product([MINUS_ONE, applied(of, [turned])]);
    if (of === "cos" || of === "cosh" || of === "abs") return applied(of, [turned]);
  }
  if (of === "abs" && isNumber(first)) return first;
  const turns = turnsOf(first);
  if (turns !== undefined && (of === "sin" || of === "cos")) {
    const quarter = Math.abs((turns * 2) % 4);
    return whole([0, 1, 0, -1].at(of === "sin" ? quarter : (quarter + 1) % 4) ?? 0);
  }
  return { kind: "call", name: of, args, key: `${of}[${joinedKeys(args, ",")}]` };
}

const isNegativeTerm = (term: Normal): boolean => splitTerm(term)[0].n < 0n;

/** Returns the angle divided by π if that is a multiple of ½; otherwise undefined. */
function turnsOf(angle: Normal): number | undefined {
  const [factor, rest] = splitTerm(angle);
  if (rest.key !== "pi" || (factor.d !== 1n && factor.d !== 2n) || factor.n > 1000n || factor.n < 0n)
    return undefined;
  return Number(factor.n) / Number(factor.d);
}

/** Returns the normal form of an expression. @throws InputError for matrices and equations. */
export function normalOf(expression: Expression, budget: Budget): Normal {
  budget.spend(20);
  const of = (part: Expression): Normal => normalOf(part, budget);
  switch (expression.kind) {
    case "number":
      return number(expression.value);
    case "name":
      if (expression.name === "tau") return product([whole(2), symbol("pi")]);
      if (expression.name === "deg") return product([symbol("pi"), number(R.rational(1n, 180n))]);
      return symbol(expression.name);
    case "list":
      return fail(messages.formulas.list);
    case "call":
      return callOf(expression.name, expression.args.map(of));
    case "operation":
      return operated(expression, of);
  }
}

type Operation = Extract<Expression, { kind: "operation" }>;

/** Lists the terms of a chain of sums, or the factors of a chain of products, each with its sign or side. */
function chainOf(
  expression: Expression,
  joins: "+" | "*",
  turns: "-" | "/",
): { part: Expression; turned: boolean }[] {
  const chain: { part: Expression; turned: boolean }[] = [];
  let rest = expression;
  while (rest.kind === "operation" && (rest.operator === joins || rest.operator === turns)) {
    const [left, right]: readonly (Expression | undefined)[] = rest.args;
    if (!left || !right) break;
    chain.push({ part: right, turned: rest.operator === turns });
    rest = left;
  }
  chain.push({ part: rest, turned: false });
  return chain.reverse();
}

function operated(expression: Operation, of: (part: Expression) => Normal): Normal {
  const { operator, args } = expression;
  const [left, right] = args;
  const joined = (joins: "+" | "*", turns: "-" | "/", turn: (part: Normal) => Normal): Normal[] =>
    chainOf(expression, joins, turns).map(({ part, turned }) => {
      const result = of(part);
      return turned ? turn(result) : result;
    });
  switch (operator) {
    case "+":
    case "-":
      return sum(joined("+", "-", (part) => product([MINUS_ONE, part])));
    case "*":
    case "/":
      return product(joined("*", "/", (part) => power(part, MINUS_ONE)));
  }
  const [first, second] = [left && of(left), right && of(right)];
  if (!first) return fail(messages.noResult.somethingMissing);
  switch (operator) {
    case "neg":
      return product([MINUS_ONE, first]);
    case "^":
      return power(first, second ?? ONE);
    case "!":
      return applied("factorial", [first]);
    case "mod":
      return applied("mod", [first, second ?? ONE]);
    default:
      return fail(messages.formulas.equation);
  }
}

function callOf(of: string, args: readonly Normal[]): Normal {
  const [first, second] = args;
  if (of === "log" && first && second)
    return product([applied("ln", [first]), power(applied("ln", [second]), MINUS_ONE)]);
  if (of === "nthRoot" && first && second && !isNegativeTerm(first))
    return power(first, power(second, MINUS_ONE));
  return applied(of, args);
}

/** Expands products and whole powers. */
export function expanded(part: Normal, budget: Budget): Normal {
  budget.spend(20);
  switch (part.kind) {
    case "sum":
      return sum(part.parts.map((each) => expanded(each, budget)));
    case "product":
      return part.parts
        .map((each) => expanded(each, budget))
        .reduce((left, right) => distributed(left, right), ONE);
    case "power": {
      const base = expanded(part.base, budget);
      const count = wholeOf(part.exponent);
      if (base.kind !== "sum" || count === undefined || count < 2 || count > 40)
        return power(base, part.exponent);
      let raised: Normal = ONE;
      for (let turn = 0; turn < count; turn += 1) raised = distributed(raised, base);
      return raised;
    }
    case "call":
      return applied(
        part.name,
        part.args.map((each) => expanded(each, budget)),
      );
    default:
      return part;
  }
}

function distributed(left: Normal, right: Normal): Normal {
  const termsOf = (part: Normal): readonly Normal[] => (part.kind === "sum" ? part.parts : [part]);
  const [a, b] = [termsOf(left), termsOf(right)];
  if (a.length * b.length > LIMITS.terms * 20) fail(messages.formulas.tooManyTerms);
  const total = sum(a.flatMap((one) => b.map((other) => product([one, other]))));
  if (termsOf(total).length > LIMITS.terms) fail(messages.formulas.tooManyTerms);
  return total;
}

/** Replaces sin²u + cos²u with 1 in sums, including common factors. */
export function withoutSquares(part: Normal): Normal {
  if (part.kind !== "sum") return part;
  const sines = new Map<string, { term: Normal; rest: Normal }>();
  for (const term of part.parts)
    for (const [square, rest] of squaresOf(term)) sines.set(`${square}|${rest.key}`, { term, rest });
  for (const [id, { term, rest }] of sines) {
    const partner = sines.get(id.startsWith("sin") ? id.replace("sin", "cos") : "");
    if (!partner) continue;
    const others = part.parts.filter((each) => each !== term && each !== partner.term);
    return withoutSquares(sum([...others, rest]));
  }
  return part;
}

function squaresOf(term: Normal): [string, Normal][] {
  const parts = term.kind === "product" ? term.parts : [term];
  return parts.flatMap((part, at): [string, Normal][] => {
    const base = part.kind === "power" && part.exponent.key === "2" ? part.base : undefined;
    if (base?.kind !== "call" || (base.name !== "sin" && base.name !== "cos")) return [];
    return [[base.key, product(parts.filter((_, place) => place !== at))]];
  });
}

export function weightOf(part: Normal): number {
  switch (part.kind) {
    case "number":
      return 1 + part.key.length / 4;
    case "name":
      return 1;
    case "sum":
    case "product":
      return part.parts.reduce((total, each) => total + weightOf(each) + 0.5, 0);
    case "power":
      return 1 + weightOf(part.base) + weightOf(part.exponent) * 0.8;
    case "call":
      return 1 + part.args.reduce((total, each) => total + weightOf(each), 0);
  }
}

/** Converts a normal form back to an expression, with conventional roots and fractions. */
export function expressionOf(part: Normal): Expression {
  switch (part.kind) {
    case "number":
      return part.value.n < 0n ? operation("neg", numberOf(R.negate(part.value))) : numberOf(part.value);
    case "name":
      return name(part.name);
    case "call":
      return call(part.name, ...part.args.map(expressionOf));
    case "power":
    case "product":
      return quotientOf(part.kind === "product" ? part.parts : [part]);
    case "sum": {
      const [first, ...rest] = part.parts;
      return rest.reduce(
        (left, term) => {
          const isMinus = isNegativeTerm(term);
          const termExpression = expressionOf(isMinus ? product([MINUS_ONE, term]) : term);
          return operation(isMinus ? "-" : "+", left, termExpression);
        },
        expressionOf(first ?? ZERO),
      );
    }
  }
}

function quotientOf(parts: readonly Normal[]): Expression {
  const above: Expression[] = [];
  const below: Expression[] = [];
  let minus = false;
  for (const part of parts) {
    if (isNumber(part)) {
      const { n, d } = part.value;
      minus = n < 0n;
      const size = n < 0n ? -n : n;
      if (size !== 1n) above.push(numberOf(R.rational(size)));
      if (d !== 1n) below.push(numberOf(R.rational(d)));
    } else if (part.kind === "power" && isNegativeTerm(part.exponent) && part.base.key !== "e")
      below.push(powerOf(part.base, product([MINUS_ONE, part.exponent])));
    else above.push(part.kind === "power" ? powerOf(part.base, part.exponent) : expressionOf(part));
  }
  const multiplied = (factors: readonly Expression[]): Expression | undefined => {
    const [first, ...rest] = factors;
    return first && rest.reduce((left, right) => operation("*", left, right), first);
  };
  const numerator = multiplied(above) ?? numberOf(R.ONE);
  const denominator = multiplied(below);
  const quotient = denominator ? operation("/", numerator, denominator) : numerator;
  return minus ? operation("neg", quotient) : quotient;
}

function powerOf(base: Normal, exponent: Normal): Expression {
  if (isOne(exponent)) return expressionOf(base);
  if (exponent.key === "1/2") return call("sqrt", expressionOf(base));
  if (exponent.key === "1/3" && isNumber(base)) return call("cbrt", expressionOf(base));
  return operation("^", expressionOf(base), expressionOf(exponent));
}

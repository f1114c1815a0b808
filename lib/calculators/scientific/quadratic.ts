/** Exact solution of ax² + bx + c = 0 with its steps, small enough for a page without the advanced engine. */
import { type FormulaTree, fraction, power, product, sum, type Term } from "../../kit/formulas/tree.ts";
import { gcd } from "../../units/gcd.ts";
import * as R from "../../units/rational.ts";
import { readNumber } from "../../units/read-number.ts";

export interface Quadratic {
  a: R.Rational;
  b: R.Rational;
  c: R.Rational;
}

/** Root in exact and decimal form; a complex one has the text "1.5 + 0.866 i". */
interface QuadraticRoot {
  tree: FormulaTree;
  decimal: string;
  /** Relation of the decimal form to the exact one; undefined if both are the same. */
  relation?: "=" | "≈";
}

export interface QuadraticSolution {
  discriminant: R.Rational;
  /** Two roots, or one if the discriminant is 0. */
  roots: readonly QuadraticRoot[];
  isReal: boolean;
  /** Discriminant and formula, with the numbers inserted. */
  steps: readonly FormulaTree[];
  vertex: { x: R.Rational; y: R.Rational };
  /** Product of linear factors, if the roots are rational. */
  factored?: FormulaTree;
}

const MAX_LENGTH = 200;
/** Larger squares stay below the root sign, unless the whole radicand is a square. */
const MAX_DIVISOR = 10_000n;
const DECIMAL_DIGITS = 10;

/** Reads a coefficient: "-5", "2.5", "3/4"; undefined for other texts. */
export function readCoefficient(text: string): R.Rational | undefined {
  const [, sign = "", rest = ""] = /^([+-]?)(.*)$/s.exec(text.trim().replace(/[−–]/g, "-")) ?? [];
  const number = rest.trim();
  const read = readNumber(number);
  if (!read?.ok || !("length" in read) || read.length !== number.length) return undefined;
  return sign === "-" ? R.negate(read.value) : read.value;
}

const TERM = /([+-]?)\(?(\d+(?:\.\d+)?(?:\/\d+)?|\.\d+)?\)?(x(?:\^2)?)?/y;

/** Reads an equation such as "x² − 5x = −6", or the left side of one that equals 0; undefined for others. */
export function readQuadratic(text: string): Quadratic | undefined {
  const plain = text.toLowerCase().replace(/[−–]/g, "-").replaceAll("²", "^2").replace(/[\s*]/g, "");
  const sides = plain.split("=");
  if (text.length > MAX_LENGTH || sides.length > 2) return undefined;
  const totals = { a: R.ZERO, b: R.ZERO, c: R.ZERO };
  for (const [index, side] of sides.entries()) {
    if (side === "") return undefined;
    TERM.lastIndex = 0;
    while (TERM.lastIndex < side.length) {
      const isFirst = TERM.lastIndex === 0;
      const [, sign = "", digits, letter] = TERM.exec(side) ?? [];
      if ((digits === undefined && letter === undefined) || (sign === "" && !isFirst)) return undefined;
      const value = readCoefficient(digits ?? "1");
      if (!value) return undefined;
      const key = letter === undefined ? "c" : letter === "x" ? "b" : "a";
      totals[key] = R.add(totals[key], (sign === "-") === (index === 1) ? value : R.negate(value));
    }
  }
  return R.isZero(totals.a) ? undefined : totals;
}

/** Formats the left side of an equation: "x^2 - 5x + 6". */
export function quadraticText({ a, b, c }: Quadratic): string {
  const terms = [
    [a, "x^2"],
    [b, "x"],
    [c, ""],
  ] as const;
  const text = terms
    .filter(([value]) => !R.isZero(value))
    .map(([value, letter]) => {
      const size = R.ratioText(value.n < 0n ? R.negate(value) : value);
      const digits = size === "1" && letter !== "" ? "" : letter && size.includes("/") ? `(${size})` : size;
      return ` ${value.n < 0n ? "-" : "+"} ${digits}${letter}`;
    })
    .join("");
  return text.replace(/^ \+ /, "").replace(/^ - /, "-");
}

/** Solves a quadratic equation, whose `a` is not 0. */
export function solveQuadratic({ a, b, c }: Quadratic): QuadraticSolution {
  const twoA = R.multiply(whole(2), a);
  const discriminant = R.subtract(R.multiply(b, b), R.multiply(R.multiply(whole(4), a), c));
  const middle = R.divide(R.negate(b), twoA);
  const isReal = discriminant.n >= 0n;
  const size = isReal ? discriminant : R.negate(discriminant);
  // √(n/d) = √(nd) / d
  const { factor, radicand } = squareRoot(size.n * size.d);
  const ratio = R.divide(R.rational(factor, size.d), twoA);
  const offset = { factor: ratio.n < 0n ? R.negate(ratio) : ratio, radicand };
  const roots = (R.isZero(discriminant) ? [0] : isReal ? [-1, 1] : [1, -1]).map((sign): QuadraticRoot => {
    const decimal = decimalRoot(middle, sign, offset, isReal, R.divide(c, a));
    const root = R.add(middle, R.multiply(whole(sign), offset.factor));
    const isWhole = radicand === 1n && (isReal ? root.d === 1n : middle.d === 1n && offset.factor.d === 1n);
    const read = isReal && radicand === 1n ? readCoefficient(decimal) : undefined;
    return {
      tree: rootTree(middle, sign, offset, isReal),
      decimal,
      ...(!isWhole && { relation: read && R.compare(read, root) === 0 ? "=" : "≈" }),
    };
  });
  const [first, second = first] = [-1, 1].map((sign) =>
    R.add(middle, R.multiply(whole(sign), offset.factor)),
  );
  return {
    discriminant,
    roots,
    isReal,
    steps: stepsOf({ a, b, c }, discriminant, twoA),
    vertex: { x: middle, y: R.subtract(c, R.divide(R.multiply(b, b), R.multiply(whole(4), a))) },
    ...(isReal && radicand === 1n && first && second && { factored: factoredTree(a, first, second) }),
  };
}

const whole = (value: number): R.Rational => R.rational(BigInt(value));

/** Computes √n = factor · √radicand. */
function squareRoot(n: bigint): { factor: bigint; radicand: bigint } {
  if (n === 0n) return { factor: 0n, radicand: 1n };
  let [factor, radicand] = [1n, n];
  for (let divisor = 2n; divisor <= MAX_DIVISOR && divisor * divisor <= radicand; divisor += 1n)
    while (radicand % (divisor * divisor) === 0n) {
      radicand /= divisor * divisor;
      factor *= divisor;
    }
  const root = integerRoot(radicand);
  return root * root === radicand ? { factor: factor * root, radicand: 1n } : { factor, radicand };
}

/** Newton’s method in whole numbers: the largest root whose square is at most n. */
function integerRoot(n: bigint): bigint {
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / 2) + 1);
  for (;;) {
    const next = (x + n / x) / 2n;
    if (next >= x) return x;
    x = next;
  }
}

interface Offset {
  factor: R.Rational;
  radicand: bigint;
}

export const numberTree = ({ n, d }: R.Rational): FormulaTree => {
  const text = n.toString().replace("-", "−");
  return d === 1n ? { kind: "number", text } : { kind: "value", text, below: d.toString() };
};

const letter = (id: string): FormulaTree => ({ kind: "symbol", id, base: id });
const squareRootTree = (of: FormulaTree): FormulaTree => ({ kind: "root", of });
const infix = (left: FormulaTree, sign: string, right: FormulaTree): FormulaTree => ({
  kind: "infix",
  sign,
  left,
  right,
});
const chain = (first: FormulaTree, ...others: FormulaTree[]): FormulaTree =>
  others.reduce((left, right) => infix(left, "=", right), first);

function rootTree(
  middle: R.Rational,
  sign: number,
  { factor, radicand }: Offset,
  isReal: boolean,
): FormulaTree {
  if (sign === 0) return numberTree(middle);
  if (isReal && radicand === 1n) return numberTree(R.add(middle, R.multiply(whole(sign), factor)));
  const below = R.rational((middle.d * factor.d) / gcd(middle.d, factor.d));
  const [left, right] = [middle, factor].map((part) => R.multiply(part, below));
  const factors: FormulaTree[] = [
    ...(right && (right.n !== 1n || (radicand === 1n && isReal)) ? [numberTree(right)] : []),
    ...(radicand === 1n ? [] : [squareRootTree(numberTree(R.rational(radicand)))]),
    ...(isReal ? [] : [{ kind: "word", text: "i" } as const]),
  ];
  const terms: Term[] = [
    ...(left && !R.isZero(left) ? [{ of: numberTree(left) }] : []),
    { ...(sign < 0 && { minus: true as const }), of: product(factors) },
  ];
  return below.n === 1n ? sum(terms) : fraction(sum(terms), numberTree(below));
}

/** Formats a root in decimals. The root near 0 follows from the other: subtracting would cancel its digits. */
function decimalRoot(
  middle: R.Rational,
  sign: number,
  { factor, radicand }: Offset,
  isReal: boolean,
  rootProduct: R.Rational,
): string {
  const center = toNumber(middle);
  const offset = toNumber(factor) * Math.sqrt(Number(radicand));
  if (!isReal) return `${decimalText(center)} ${sign < 0 ? "−" : "+"} ${decimalText(offset)} i`;
  const far = center < 0 ? center - offset : center + offset;
  const isFar = sign === 0 || sign < 0 === center < 0;
  return decimalText(isFar || far === 0 ? center + sign * offset : toNumber(rootProduct) / far);
}

/** Divides numbers of any size. */
export function toNumber({ n, d }: R.Rational): number {
  const shift = BigInt(Math.max(0, n.toString(2).length - 1000, d.toString(2).length - 1000));
  return Number(n >> shift) / Number(d >> shift);
}

const decimalText = (value: number): string =>
  String(Number(value.toPrecision(DECIMAL_DIGITS)) + 0).replace("-", "−");

/** Formats an exact coordinate as a decimal number. */
export const decimalOf = (value: R.Rational): string => decimalText(toNumber(value));

function stepsOf({ a, b, c }: Quadratic, discriminant: R.Rational, twoA: R.Rational): FormulaTree[] {
  const discriminantOf = (first: FormulaTree, second: FormulaTree, third: FormulaTree): FormulaTree =>
    sum([
      { of: power(second, numberTree(whole(2))) },
      { minus: true, of: product([numberTree(whole(4)), first, third]) },
    ]);
  const formulaOf = (minusB: FormulaTree, radicand: FormulaTree, below: FormulaTree): FormulaTree =>
    fraction(infix(minusB, "±", squareRootTree(radicand)), below);
  return [
    chain(
      letter("D"),
      discriminantOf(letter("a"), letter("b"), letter("c")),
      discriminantOf(numberTree(a), numberTree(b), numberTree(c)),
      numberTree(discriminant),
    ),
    chain(
      letter("x"),
      formulaOf(
        sum([{ minus: true, of: letter("b") }]),
        letter("D"),
        product([numberTree(whole(2)), letter("a")]),
      ),
      formulaOf(numberTree(R.negate(b)), numberTree(discriminant), numberTree(twoA)),
    ),
  ];
}

/** Formats a(x − r)(x − s). */
function factoredTree(a: R.Rational, first: R.Rational, second: R.Rational): FormulaTree {
  const factorOf = (root: R.Rational): FormulaTree =>
    R.isZero(root)
      ? letter("x")
      : sum([
          { of: letter("x") },
          root.n > 0n ? { minus: true, of: numberTree(root) } : { of: numberTree(R.negate(root)) },
        ]);
  const isSquare = R.compare(first, second) === 0;
  const factors = isSquare
    ? [power(factorOf(first), numberTree(whole(2)))]
    : [factorOf(first), factorOf(second)];
  const isOne = a.n === 1n && a.d === 1n;
  const isMinusOne = a.n === -1n && a.d === 1n;
  const scaled = product([...(isOne || isMinusOne ? [] : [numberTree(a)]), ...factors]);
  return isMinusOne ? sum([{ minus: true, of: scaled }]) : scaled;
}

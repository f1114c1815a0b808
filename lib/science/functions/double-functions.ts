/** Functions in doubles, for curves and for searches along them: NaN without a real value. */

import type { AngleUnit } from "./angle-unit.ts";
import * as count from "./combinatorics.ts";

type Unary = (x: number) => number;
type Binary = (a: number, b: number) => number;

/** Units of angles in a whole turn; undefined for radians, which no double divides. */
const TURN: Readonly<Record<AngleUnit, number | undefined>> = { deg: 360, grad: 400, rad: undefined };

/** Size of a unit of angles, in radians. */
export const RADIANS_OF: Readonly<Record<AngleUnit, number>> = {
  deg: Math.PI / 180,
  grad: Math.PI / 200,
  rad: 1,
};

export const divide: Binary = (a, b) => (b === 0 ? Number.NaN : a / b);

export const power: Binary = (x, y) => (x === 0 && y < 0 ? Number.NaN : x ** y);

/** Remainder with the sign of the divisor. */
export const modulo: Binary = (a, b) => {
  const remainder = a % b;
  return remainder !== 0 && remainder < 0 !== b < 0 ? remainder + b : remainder;
};

const root: Binary = (n, x) => {
  if (n === 0 || (x === 0 && n < 0)) return Number.NaN;
  if (x >= 0) return x ** (1 / n);
  return Number.isInteger(n) && n % 2 !== 0 ? -((-x) ** (1 / n)) : Number.NaN;
};

const logarithm: Binary = (x, base) =>
  x <= 0 || base <= 0 || base === 1 ? Number.NaN : Math.log(x) / Math.log(base);

const roundTo: Binary = (x, decimals) => {
  const scale = 10 ** decimals;
  return (Math.sign(x) * Math.round(Math.abs(x) * scale)) / scale;
};

export const factorial: Unary = (x) =>
  Number.isInteger(x) ? (x < 0 ? Number.NaN : count.factorial(x)) : count.gamma(x + 1);

const gamma: Unary = (x) => (x <= 0 && Number.isInteger(x) ? Number.NaN : count.gamma(x));

/** Applies a function of whole numbers; the result of others does not exist. */
const ofWholeNumbers =
  (f: Binary): Binary =>
  (a, b) =>
    Number.isSafeInteger(a) && Number.isSafeInteger(b) ? f(a, b) : Number.NaN;

const ofCounts = (f: Binary): Binary => ofWholeNumbers((n, r) => (n >= 0 && r >= 0 ? f(n, r) : Number.NaN));

export const combinations = ofCounts(count.combinations);
export const permutations = ofCounts(count.permutations);

const UNARY: Readonly<Record<string, Unary>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  exp: Math.exp,
  ln: (x) => (x <= 0 ? Number.NaN : Math.log(x)),
  log: (x) => (x <= 0 ? Number.NaN : Math.log10(x)),
  log2: (x) => (x <= 0 ? Number.NaN : Math.log2(x)),
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: (x) => (Math.abs(x) < 1 ? Math.atanh(x) : Number.NaN),
  floor: Math.floor,
  ceil: Math.ceil,
  round: (x) => roundTo(x, 0),
  sign: Math.sign,
  fact: factorial,
  gamma,
  digamma: count.digamma,
};

const BINARY: Readonly<Record<string, Binary>> = {
  root,
  log: logarithm,
  logb: logarithm,
  round: roundTo,
  mod: modulo,
  min: Math.min,
  max: Math.max,
  gcd: ofWholeNumbers(count.greatestCommonDivisor),
  lcm: ofWholeNumbers(count.leastCommonMultiple),
  nCr: combinations,
  nPr: permutations,
};

/**
 * Computes a sine after a number of quarter turns. Reduces the angle in its unit first, which loses nothing, so that
 * zeros at whole quarters are exact.
 */
function sineInTurns(x: number, turn: number, quarters: number): number {
  const part = x % turn;
  const nearest = Math.round((4 * part) / turn);
  const radians = ((part - (nearest * turn) / 4) / turn) * 2 * Math.PI;
  switch ((nearest + quarters + 4) % 4) {
    case 0:
      return Math.sin(radians);
    case 1:
      return Math.cos(radians);
    case 2:
      return -Math.sin(radians);
    default:
      return -Math.cos(radians);
  }
}

/** Returns a function of one argument, with angles in a unit; undefined for other names. */
export function unaryFunction(name: string, angle: AngleUnit): Unary | undefined {
  const turn = TURN[angle];
  const sine: Unary = turn ? (x) => sineInTurns(x, turn, 0) : Math.sin;
  const cosine: Unary = turn ? (x) => sineInTurns(x, turn, 1) : Math.cos;
  const fromRadians = 1 / RADIANS_OF[angle];
  switch (name) {
    case "sin":
      return sine;
    case "cos":
      return cosine;
    case "tan":
      return turn ? (x) => divide(sine(x), cosine(x)) : Math.tan;
    case "sec":
      return (x) => divide(1, cosine(x));
    case "csc":
      return (x) => divide(1, sine(x));
    case "cot":
      return (x) => divide(cosine(x), sine(x));
    case "asin":
      return (x) => Math.asin(x) * fromRadians;
    case "acos":
      return (x) => Math.acos(x) * fromRadians;
    case "atan":
      return (x) => Math.atan(x) * fromRadians;
    default:
      return Object.hasOwn(UNARY, name) ? UNARY[name] : undefined;
  }
}

/** Returns a function of two arguments; undefined for other names. */
export function binaryFunction(name: string, angle: AngleUnit): Binary | undefined {
  if (name === "atan2")
    return (y, x) => (x === 0 && y === 0 ? Number.NaN : Math.atan2(y, x) / RADIANS_OF[angle]);
  return Object.hasOwn(BINARY, name) ? BINARY[name] : undefined;
}

/** Returns true for the functions of any number of arguments, which fold two at a time. */
export const isFold = (name: string): boolean => ["min", "max", "gcd", "lcm"].includes(name);

import { formatOf } from "../../kit/fields/quantity-format.ts";
import { formula } from "../../kit/formulas/formula.ts";
import { tapeLength } from "./quantities.ts";

/** Whole numbers and fractions of any length, computed exactly. */
const exact = (meaning: string) => ({ meaning, format: { kind: "exact" } }) as const;
const plain = (meaning: string, significant: number, suffix?: string) =>
  ({ meaning, format: { kind: "number", significant, ...(suffix && { suffix }) } }) as const;

const x = exact("the number");
const n = exact("numerator");
const d = exact("denominator");
const g = exact("greatest common divisor");
const first = exact("first number");
const second = exact("second number");
const a = exact("numerator of the first fraction");
const b = exact("denominator of the first fraction");
const c = exact("numerator of the second fraction");
const dd = exact("denominator of the second fraction");
const m = exact("common denominator");
const h = exact("greatest common divisor of c and b");
const result = exact("result");

const arithmetic = "TAOCP2";
const decimals = "hardy-wright";
const asFraction = { title: "Write as a fraction", source: arithmetic } as const;
const mixed = { x, w: exact("whole number"), n, d } as const;
const pair = { a, b, c, d: dd } as const;
const overCommon = { title: "Over the common denominator", source: arithmetic } as const;
const multiplied = { title: "Multiply numerators and denominators", source: arithmetic } as const;
const A = exact("all digits as a whole number");
const places = exact("digits after the decimal point that do not repeat");
const repeating = exact("repeating digits");

const lengths = {
  i: plain("length in inches", 10, "in"),
  a: plain("first length in inches", 10, "in"),
  b: plain("second length in inches", 10, "in"),
} as const;

export const formulas = {
  mixed: formula("x = (w * d + n) / d", mixed, asFraction),
  negativeMixed: formula("x = -(w * d + n) / d", mixed, asFraction),
  quotient: formula("x = n / d", { x, n, d }, asFraction),
  decimal: formula("x = A / 10^a", { x, A, a: exact("digits after the decimal point") }, asFraction),
  repeating: formula(
    "x = (A - B) / (10^a * (10^k - 1))",
    { x, A, B: exact("digits before the repeating ones, as a whole number"), a: places, k: repeating },
    { title: "Remove the repeating part", source: decimals },
  ),
  negativeRepeating: formula(
    "x = -(A - B) / (10^a * (10^k - 1))",
    { x, A, B: exact("digits before the repeating ones, as a whole number"), a: places, k: repeating },
    { title: "Remove the repeating part", source: decimals },
  ),

  divisor: formula("g = gcd(n, d)", { g, n, d }, { title: "Greatest common divisor", source: arithmetic }),
  lowest: formula("x = (n / g) / (d / g)", { x, n, d, g }, { title: "Lowest terms", source: arithmetic }),
  whole: formula(
    "n == q * d + r",
    {
      n: exact("numerator, without its sign"),
      q: exact("whole number of the mixed number"),
      d,
      r: exact("numerator of its fraction"),
    },
    { title: "Mixed number", source: arithmetic, solvedFor: "q" },
  ),

  sum: formula("s = x + y", { s: result, x: first, y: second }, { title: "Add", source: arithmetic }),
  difference: formula(
    "s = x - y",
    { s: result, x: first, y: second },
    { title: "Subtract", source: arithmetic },
  ),
  product: formula(
    "p = x * y",
    { p: result, x: first, y: second },
    { title: "Multiply", source: arithmetic },
  ),
  ratio: formula("q = x / y", { q: result, x: first, y: second }, { title: "Divide", source: arithmetic }),
  power: formula(
    "z = x^n",
    { z: result, x: exact("base"), n: exact("exponent") },
    { title: "Power", source: arithmetic },
  ),

  common: formula("m = lcm(b, d)", { m, b, d: dd }, { title: "Common denominator", source: arithmetic }),
  added: formula("s = (a * (m / b) + c * (m / d)) / m", { s: result, ...pair, m }, overCommon),
  subtracted: formula("s = (a * (m / b) - c * (m / d)) / m", { s: result, ...pair, m }, overCommon),
  addedSame: formula("s = (a + c) / m", { s: result, a, c, m }, overCommon),
  subtractedSame: formula("s = (a - c) / m", { s: result, a, c, m }, overCommon),

  reciprocal: formula(
    "r = 1 / y",
    { r: exact("reciprocal"), y: exact("divisor") },
    { title: "Multiply by the reciprocal", source: arithmetic },
  ),
  crossFirst: formula(
    "g = gcd(a, d)",
    { g: exact("greatest common divisor of a and d"), a, d: dd },
    { title: "Cross-cancel", source: arithmetic },
  ),
  crossSecond: formula("h = gcd(c, b)", { h, c, b }, { title: "Cross-cancel", source: arithmetic }),
  multiplied: formula("p = (a * c) / (b * d)", { p: result, ...pair }, multiplied),
  multipliedCanceled: formula(
    "p = ((a / g) * (c / h)) / ((b / h) * (d / g))",
    { p: result, ...pair, g: exact("greatest common divisor of a and d"), h },
    multiplied,
  ),

  firstCross: formula(
    "p = a * d",
    { p: exact("first cross product"), a, d: dd },
    { title: "First numerator, second denominator", source: arithmetic },
  ),
  secondCross: formula(
    "q = c * b",
    { q: exact("second cross product"), c, b },
    { title: "Second numerator, first denominator", source: arithmetic },
  ),
  commonOfMore: formula(
    "M = lcm(m, d)",
    { M: m, m: exact("common denominator so far"), d: exact("next denominator") },
    { title: "Common denominator", source: arithmetic },
  ),
  overMore: formula(
    "n = x * m",
    { n: exact("numerator over the common denominator"), x, m },
    { title: "Numerator over the common denominator", source: arithmetic },
  ),

  factors: formula(
    "d == 2^u * 5^v * r",
    {
      d,
      u: exact("number of factors of 2"),
      v: exact("number of factors of 5"),
      r: exact("remaining factor of the denominator"),
    },
    { title: "Factors of 2 and 5 in the denominator", source: decimals, solvedFor: "r" },
  ),
  fixed: formula(
    "a = max(u, v)",
    { a: places, u: exact("number of factors of 2 in the denominator"), v: exact("number of factors of 5") },
    { title: "Digits before the repeat", source: decimals },
  ),
  period: formula(
    "10^k mod r == 1",
    { k: repeating, r: exact("denominator without its factors of 2 and 5") },
    {
      title: "Repeating digits",
      source: decimals,
      solvedFor: "k",
      note: "k is the smallest whole number above 0 for which this is true: the order of 10 modulo r.",
    },
  ),
  error: formula(
    "E = y - x",
    { E: plain("error", 6), y: exact("nearest simple fraction"), x },
    { title: "Error of the simple fraction", source: decimals },
  ),

  inches: formula(
    "i = L / 0.0254",
    {
      i: plain("length in inches", 10, "in"),
      L: {
        meaning: "length",
        format: formatOf(tapeLength, { significant: 10 }),
        unit: "meter",
      },
    },
    { title: "Inches", source: "SP811" },
  ),
  lengthSum: formula("i = a + b", lengths, { title: "Sum in inches", source: "SP811" }),
  lengthDifference: formula("i = a - b", lengths, { title: "Difference in inches", source: "SP811" }),
  marks: formula(
    "k = round(i * p)",
    {
      k: { meaning: "marks from the start", format: { kind: "count" } },
      i: plain("length in inches", 10, "in"),
      p: { meaning: "marks per inch", format: { kind: "count" } },
    },
    { title: "Nearest mark", source: "SP811" },
  ),
};

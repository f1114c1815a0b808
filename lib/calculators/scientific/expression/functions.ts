/** Notation of the functions of expressions; real-functions.ts computes them. */
interface FunctionNotation {
  /** Notation, with named arguments. */
  signature: string;
  /** Description of the result and of the valid arguments. */
  about: string;
  /** Minimum and maximum number of arguments. */
  arity: readonly [least: number, most: number];
  /** Inverse function, as in sin⁻¹. */
  inverse?: string;
}

type Entry = readonly [name: string, notation: FunctionNotation];

const unary = (name: string, about: string, inverse?: string): Entry => [
  name,
  { signature: `${name}(x)`, about, arity: [1, 1], ...(inverse && { inverse }) },
];

const binary = (name: string, about: string, signature: string): Entry => [
  name,
  { signature, about, arity: [2, 2] },
];

const optional = (name: string, about: string, second: string): Entry => [
  name,
  { signature: `${name}(x) or ${name}(x; ${second})`, about, arity: [1, 2] },
];

const MAX_ARGUMENTS = 50;
const many = (name: string, about: string): Entry => [
  name,
  { signature: `${name}(a; b; ...)`, about, arity: [1, MAX_ARGUMENTS] },
];

export const functions: ReadonlyMap<string, FunctionNotation> = new Map([
  unary("sqrt", "Square root, x ≥ 0."),
  unary("cbrt", "Cube root, of any number."),
  binary("root", "n-th root of x; of a negative x for odd n only.", "root(n; x)"),
  unary("abs", "Distance from zero."),
  unary("exp", "e to the power x.", "ln"),
  unary("ln", "Logarithm to base e, x > 0.", "exp"),
  optional("log", "Logarithm to base 10, or to base b > 0, b ≠ 1; x > 0.", "b"),
  binary("logb", "Logarithm of x to base b, same as log(x; b).", "logb(x; b)"),
  unary("log2", "Logarithm to base 2, x > 0."),
  unary("sin", "Sine of an angle.", "asin"),
  unary("cos", "Cosine of an angle.", "acos"),
  unary("tan", "Tangent of an angle; none at a quarter turn.", "atan"),
  unary("sec", "Secant, 1 / cos."),
  unary("csc", "Cosecant, 1 / sin."),
  unary("cot", "Cotangent, cos / sin."),
  unary("asin", "Angle with the sine x, −1 ≤ x ≤ 1.", "sin"),
  unary("acos", "Angle with the cosine x, −1 ≤ x ≤ 1.", "cos"),
  unary("atan", "Angle with the tangent x.", "tan"),
  binary("atan2", "Angle of the point (x, y).", "atan2(y; x)"),
  unary("sinh", "Hyperbolic sine.", "asinh"),
  unary("cosh", "Hyperbolic cosine.", "acosh"),
  unary("tanh", "Hyperbolic tangent.", "atanh"),
  unary("asinh", "Inverse hyperbolic sine.", "sinh"),
  unary("acosh", "Inverse hyperbolic cosine, x ≥ 1.", "cosh"),
  unary("atanh", "Inverse hyperbolic tangent, −1 < x < 1.", "tanh"),
  unary("floor", "Largest whole number not above x."),
  unary("ceil", "Smallest whole number not below x."),
  optional("round", "x to n decimals (0 if left out), half away from zero.", "n"),
  unary("sign", "−1, 0 or 1."),
  many("min", "The smallest of the values."),
  many("max", "The largest of the values."),
  binary("mod", "Remainder with the sign of the divisor (floored division), b ≠ 0.", "mod(a; b) or a mod b"),
  many("gcd", "Greatest common divisor of whole numbers."),
  many("lcm", "Least common multiple of whole numbers."),
  ["fact", { signature: "fact(x) or x!", about: "x!, for whole x ≥ 0; Γ(x + 1) between.", arity: [1, 1] }],
  unary("gamma", "Gamma function; none at 0, −1, −2 ..."),
  binary("nCr", "Ways to choose r out of n; 0 for r > n.", "nCr(n; r) or n nCr r"),
  binary("nPr", "Ways to arrange r out of n; 0 for r > n.", "nPr(n; r) or n nPr r"),
]);

import { type Expression, namesIn } from "./expression.ts";

export interface KnownFunction {
  signature: string;
  about: string;
  group: "Numbers" | "Functions" | "Complex" | "Matrices" | "Algebra and calculus" | "Statistics";
  /** Minimum and maximum number of arguments. */
  args: readonly [number, number];
}

type Row = readonly [name: string, signature: string, about: string, least: number, most?: number];

const rows: Readonly<Record<KnownFunction["group"], readonly Row[]>> = {
  "Algebra and calculus": [
    [
      "derivative",
      "derivative(f, x)",
      "Derivative; derivative(f, x, 2) is the second, derivative(f, x, 1, 3) its value at 3",
      1,
      4,
    ],
    [
      "integrate",
      "integrate(f, x, a, b)",
      "Integral from a to b; inf is infinity; integrate(f, x) is an antiderivative",
      2,
      4,
    ],
    ["limit", "limit(f, x, a)", "Limit of f as x approaches a, which may be inf", 3],
    ["taylor", "taylor(f, x, a, n)", "Taylor polynomial of degree n at x = a", 3, 4],
    ["simplify", "simplify(f)", "Simplest form", 1],
    ["expand", "expand(f)", "Expanded form", 1],
    [
      "factor",
      "factor(f)",
      "Factors of a polynomial with rational roots, or prime factors of a whole number",
      1,
      2,
    ],
    ["roots", "roots(p)", "All roots of a polynomial, including complex ones", 1, 2],
    ["product", "product(f, k, a, b)", "Product of f for whole k from a to b; sum(f, k, a, b) is the sum", 4],
    ["solve", "solve(x^2 = 2)", "Equation or system; solve(f = g, x, a, b) searches from a to b", 1, 16],
  ],
  Matrices: [
    ["det", "det(A)", "Determinant", 1],
    ["inv", "inv(A)", "Inverse", 1],
    ["transpose", "transpose(A)", "Transpose; also A'", 1],
    ["rank", "rank(A)", "Rank", 1],
    ["trace", "trace(A)", "Sum of the diagonal", 1],
    ["rref", "rref(A)", "Reduced row echelon form", 1],
    ["eigenvalues", "eigenvalues(A)", "Eigenvalues", 1],
    ["eigenvectors", "eigenvectors(A)", "Eigenvalues with eigenvectors", 1],
    ["charpoly", "charpoly(A)", "Characteristic polynomial", 1],
    ["lu", "lu(A)", "LU decomposition with row exchanges: P A = L U", 1],
    ["qr", "qr(A)", "QR decomposition", 1],
    ["linsolve", "linsolve(A, b)", "Solution of A x = b", 2],
    ["identity", "identity(n)", "Identity matrix", 1],
    ["dot", "dot(u, v)", "Dot product", 2],
    ["cross", "cross(u, v)", "Cross product", 2],
    ["norm", "norm(v)", "Length of a vector, Frobenius norm of a matrix", 1],
  ],
  Complex: [
    ["re", "re(z)", "Real part", 1],
    ["im", "im(z)", "Imaginary part", 1],
    ["arg", "arg(z)", "Angle, in the current angle unit", 1],
    ["conj", "conj(z)", "Conjugate", 1],
    ["polar", "polar(r, θ)", "Number from length and angle; r∠θ° in degrees", 2],
  ],
  Statistics: [
    ["stats", "stats(list)", "Summary statistics of a list", 1],
    ["regression", "regression(xs, ys)", "Straight line through points, with R²", 2],
    ["mean", "mean(list)", "Mean", 1, 1000],
    ["median", "median(list)", "Median", 1, 1000],
    ["mode", "mode(list)", "Most frequent values", 1, 1000],
    ["std", "std(list)", "Standard deviation of a sample (n − 1)", 1, 1000],
    ["stdp", "stdp(list)", "Standard deviation of a population (n)", 1, 1000],
    ["variance", "variance(list)", "Variance of a sample (n − 1)", 1, 1000],
    ["variancep", "variancep(list)", "Variance of a population (n)", 1, 1000],
    ["quartiles", "quartiles(list)", "Quartiles, medians of the halves", 1, 1000],
    ["sum", "sum(list)", "Sum; sum(f, k, a, b) adds f for whole k from a to b", 1, 1000],
    ["count", "count(list)", "Number of values", 1, 1000],
    ["min", "min(list)", "Smallest", 1, 1000],
    ["max", "max(list)", "Largest", 1, 1000],
  ],
  Functions: [
    ["sqrt", "sqrt(x)", "Square root", 1],
    ["cbrt", "cbrt(x)", "Cube root, real for real numbers", 1],
    ["nthRoot", "nthRoot(x, n)", "n-th root, real for real numbers", 2],
    ["exp", "exp(x)", "e to the power of x; of a square matrix, the matrix exponential", 1],
    ["expEach", "expEach(A)", "e to the power of each number of a list or matrix", 1],
    ["ln", "ln(x)", "Natural logarithm", 1],
    ["log", "log(x)", "Logarithm to base 10; log(x, b) to base b", 1, 2],
    ["log2", "log2(x)", "Logarithm to base 2", 1],
    ["sin", "sin(x)", "Sine; sin(30°) means degrees in any angle unit", 1],
    ["cos", "cos(x)", "Cosine", 1],
    ["tan", "tan(x)", "Tangent", 1],
    ["asin", "asin(x)", "Inverse sine", 1],
    ["acos", "acos(x)", "Inverse cosine", 1],
    ["atan", "atan(x)", "Inverse tangent", 1],
    ["sinh", "sinh(x)", "Hyperbolic sine", 1],
    ["cosh", "cosh(x)", "Hyperbolic cosine", 1],
    ["tanh", "tanh(x)", "Hyperbolic tangent", 1],
    ["asinh", "asinh(x)", "Inverse hyperbolic sine", 1],
    ["acosh", "acosh(x)", "Inverse hyperbolic cosine", 1],
    ["atanh", "atanh(x)", "Inverse hyperbolic tangent", 1],
    ["gamma", "gamma(x)", "Gamma function", 1],
    ["erf", "erf(x)", "Error function", 1],
  ],
  Numbers: [
    ["abs", "abs(x)", "Absolute value", 1],
    ["sign", "sign(x)", "Sign", 1],
    ["floor", "floor(x)", "Rounded down", 1],
    ["ceil", "ceil(x)", "Rounded up", 1],
    ["round", "round(x)", "Rounded to a whole number; round(x, n) to n decimals", 1, 2],
    ["mod", "mod(a, b)", "Remainder of a division", 2],
    ["gcd", "gcd(a, b)", "Greatest common divisor", 2],
    ["lcm", "lcm(a, b)", "Least common multiple", 2],
    ["factorial", "factorial(n)", "n!", 1],
    ["nCr", "nCr(n, r)", "Combinations", 2],
    ["nPr", "nPr(n, r)", "Permutations", 2],
    [
      "decimal",
      "decimal(x)",
      "An exact number as a decimal; decimal(x, n) has an error below the n-th one",
      1,
      2,
    ],
  ],
};

/** Functions that a line may call; no other is ever executed. */
export const knownFunctions: ReadonlyMap<string, KnownFunction> = new Map(
  Object.entries(rows).flatMap(([group, functionRows]) =>
    functionRows.map(([name, signature, about, least, most = least]): [string, KnownFunction] => [
      name,
      { signature, about, group: group as KnownFunction["group"], args: [least, most] },
    ]),
  ),
);

const ALIASES: Readonly<Record<string, string>> = {
  lim: "limit",
  prod: "product",
  expm: "exp",
  diff: "derivative",
  d: "derivative",
  int: "integrate",
  integral: "integrate",
  factorise: "factor",
  polynomialRoot: "roots",
  determinant: "det",
  inverse: "inv",
  eig: "eigenvectors",
  eigs: "eigenvectors",
  eigenvals: "eigenvalues",
  average: "mean",
  avg: "mean",
  stdev: "std",
  sd: "std",
  var: "variance",
  linreg: "regression",
  log10: "log",
  lg: "log",
  arcsin: "asin",
  arccos: "acos",
  arctan: "atan",
  arcsinh: "asinh",
  arccosh: "acosh",
  arctanh: "atanh",
  arsinh: "asinh",
  arcosh: "acosh",
  artanh: "atanh",
  lup: "lu",
  eye: "identity",
  ncr: "nCr",
  combinations: "nCr",
  npr: "nPr",
  permutations: "nPr",
  conjugate: "conj",
  modulus: "abs",
  argument: "arg",
  sgn: "sign",
};

/** Returns the canonical name of a function: std for "stdev". */
export const functionName = (name: string): string =>
  Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;

/** Names of numbers, reserved everywhere. */
export const CONSTANTS: ReadonlySet<string> = new Set(["pi", "e", "i", "tau", "phi", "inf", "deg"]);

/** Lists the names of an expression that have no value, in alphabetical order. */
export const unknownsOf = (expression: Expression): string[] =>
  [...namesIn(expression)].filter((name) => !CONSTANTS.has(name)).sort();

import fc from "fast-check";

/** Valid lines of the scientific calculator that are as heavy as their length allows, drawn from its grammar. */

const digits = (most: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: 9 }), fc.nat())
    .map(([length, first, seed]) => `${first}${String(seed).padEnd(length, "73519")}`.slice(0, length));

const number = fc.oneof(
  digits(3),
  digits(12),
  digits(40),
  fc.tuple(digits(4), digits(4)).map(([whole, decimals]) => `${whole}.${decimals}`),
);
const rational = fc.tuple(number, number).map(([above, below]) => `${above}/${below}`);
const variable = fc.constantFrom("x", "x", "x", "y");

/** Repeats a part with other numbers until a length is reached. */
const joined = (part: fc.Arbitrary<string>, sign: string, length: number): fc.Arbitrary<string> =>
  fc.array(part, { minLength: 2, maxLength: 60 }).map((parts) => {
    let line = parts[0] ?? "1";
    for (const each of parts.slice(1)) if (line.length + each.length < length) line += sign + each;
    return line;
  });

const linear = fc.tuple(number, number, variable).map(([a, b, x]) => `(${a}${x}+${b})`);
const quadratic = fc.tuple(number, number, number).map(([a, b, c]) => `(${a}x^2-${b}x+${c})`);
const factor = fc.oneof(linear, linear, quadratic);
const fraction = fc.tuple(number, factor).map(([a, below]) => `${a}/${below}`);
const polynomial = (length: number): fc.Arbitrary<string> =>
  fc.oneof(
    joined(factor, "*", length),
    joined(
      fc.tuple(rational, fc.integer({ min: 0, max: 60 })).map(([a, n]) => `${a} x^${n}`),
      "+",
      length,
    ),
    fc.tuple(factor, fc.integer({ min: 2, max: 60 })).map(([base, power]) => `${base}^${power}`),
  );

const matrix = fc
  .tuple(
    fc.integer({ min: 2, max: 12 }),
    fc.array(fc.oneof(rational, number), { minLength: 8, maxLength: 24 }),
  )
  .map(([size, entries]) => {
    const row = (at: number): string =>
      `[${Array.from({ length: size }, (_, column) => entries[(at * 5 + column * 3) % entries.length]).join(",")}]`;
    return `[${Array.from({ length: size }, (_, at) => row(at)).join(",")}]`;
  });
const list = fc
  .array(fc.oneof(rational, number), { minLength: 2, maxLength: 120 })
  .map((items) => `[${items.join(",")}]`);

const nested = fc
  .tuple(
    fc.array(fc.constantFrom("sin", "cos", "exp", "ln", "sqrt", "atan", "gamma", "erf", "abs"), {
      minLength: 1,
      maxLength: 30,
    }),
    fc.oneof(polynomial(200), joined(fraction, "+", 200)),
  )
  .map(([names, inner]) => names.reduce((line, name) => `${name}(${line})`, inner));

const power = fc
  .tuple(fc.oneof(rational, number), fc.oneof(digits(2), digits(5), fc.constant("(1/3)"), fc.constant("9^9")))
  .map(([base, exponent]) => `(${base})^${exponent}`);

const called = (names: readonly string[], of: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...names), of).map(([name, inner]) => `${name}(${inner})`);

/** A line of the advanced page of at most so many characters. */
export const heavyAdvancedLine = (length: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      called(["simplify", "expand"], joined(fraction, "+", length)),
      joined(fraction, "+", length),
      called(["factor", "roots", "simplify", "expand"], polynomial(length)),
      polynomial(length).map((p) => `solve(${p} = 1)`),
      polynomial(length / 2).chain((p) => polynomial(length / 2).map((q) => `simplify((${p})/(${q}))`)),
      called(["det", "inv", "rank", "rref", "eigenvalues", "eigenvectors", "charpoly", "lu", "qr"], matrix),
      fc.tuple(matrix, fc.constantFrom("2", "7", "30", "1000", "-1", "-1000")).map(([a, n]) => `${a}^${n}`),
      fc.tuple(matrix, fc.constantFrom("*", "+", "-")).map(([a, sign]) => [a, a, a].join(sign)),
      called(["stats", "mean", "std", "variance", "median", "sum"], list),
      fc.tuple(list).map(([a]) => `regression(${a},${a})`),
      nested.map((f) => `derivative(${f}, x, 3)`),
      nested.map((f) => `integrate(${f}, x, 0, 1)`),
      nested.map((f) => `solve(${f} = 0, x, -10, 10)`),
      fc.tuple(digits(3), digits(3)).map(([n, r]) => `nCr(${n}${r}, ${r})`),
      joined(power, "*", length),
      joined(rational, "+", length),
      joined(rational, "*", length),
      called(["factorial", "gamma"], digits(3)),
      fc.tuple(digits(60), digits(60)).map(([a, b]) => `gcd(${a}, ${b})`),
    )
    .map((line) => line.slice(0, length));

const FUNCTIONS = ["sin", "cos", "tan", "sqrt", "ln", "log", "abs", "exp", "asin", "cbrt"];

/** A line of the plain page of at most so many characters. */
export const heavyPlainLine = (length: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      joined(rational, " + ", length),
      joined(rational, " * ", length),
      joined(power, " + ", length),
      joined(called(FUNCTIONS, fc.oneof(rational, power)), " * ", length),
      fc
        .tuple(fc.array(fc.constantFrom(...FUNCTIONS), { minLength: 2, maxLength: 60 }), rational)
        .map(([names, inner]) => names.reduce((line, name) => `${name}(${line})`, inner)),
      joined(
        fc.tuple(digits(3)).map(([n]) => `${n}!`),
        " / ",
        length,
      ),
      joined(
        fc.tuple(digits(4), digits(3)).map(([n, r]) => `${n} nCr ${r}`),
        " + ",
        length,
      ),
      joined(
        fc.tuple(digits(15), digits(15)).map(([a, b]) => `(${a} mod ${b})`),
        " + ",
        length,
      ),
    )
    .map((line) => line.slice(0, length));

import fc from "fast-check";

/**
 * Valid lines of the scientific calculator that are as heavy as their length allows, generated from its
 * grammar by subject.
 */

type Text = fc.Arbitrary<string>;

const digits = (length: number): Text =>
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.nat(), fc.nat())
    .map(([first, a, b]) => `${first}${a}`.padEnd(length, `${b}73519`).slice(0, length));
/** Generates numbers of one kind and size, within a length: such lines are heavy in one respect. */
const numbersWithin = (room: number): fc.Arbitrary<Text> =>
  fc
    .tuple(
      fc.constantFrom("integer", "integer", "fraction", "fraction", "decimal", "mixed"),
      fc.oneof(fc.constantFrom(1, 2, 3, 6, 12, 17), fc.integer({ min: 1, max: Math.max(1, room) })),
    )
    .map(([kind, wanted]) => {
      const size = Math.max(1, Math.min(wanted, room));
      const half = Math.max(1, Math.floor((size - 1) / 2));
      const pair = (sign: string): Text =>
        size < 3 ? digits(size) : fc.tuple(digits(half), digits(half)).map((both) => both.join(sign));
      if (kind === "integer") return digits(size);
      if (kind === "fraction") return pair("/");
      return kind === "decimal" ? pair(".") : fc.oneof(digits(size), pair("/"), pair("."));
    });
const numbers = numbersWithin(40);
const longNumbers = numbersWithin(450);
const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

const repeated = (part: Text, sign: string, length: number): Text =>
  fc.tuple(fc.array(part, { minLength: 40, maxLength: 40 }), whole(1, 4)).map(([parts, share]) => {
    let line = parts[0] ?? "1";
    for (let at = 1; at < 400; at += 1) {
      const next = sign + parts[at % parts.length];
      if (line.length + next.length > length / (share > 2 ? 1 : share)) break;
      line += next;
    }
    return line;
  });
const called = (names: readonly string[], inner: Text): Text =>
  fc.tuple(fc.constantFrom(...names), inner).map(([name, text]) => `${name}(${text})`);
const nested = (names: readonly string[], most: number, inner: Text): Text =>
  fc
    .tuple(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: most }), inner)
    .map(([outer, text]) => outer.reduce((line, name) => `${name}(${line})`, text));

const powerSign = (most: number): Text =>
  fc.oneof(
    fc.constant(""),
    whole(2, most).map((n) => `^${n}`),
  );
const binomials = (length: number, sign: string, most = 3): Text =>
  numbers.chain((n) =>
    repeated(
      fc.oneof(
        fc.tuple(n, n, powerSign(most)).map(([a, b, power]) => `(${a}x-${b})${power}`),
        fc
          .tuple(n, n, n, whole(2, most), powerSign(most))
          .map(([a, b, c, k, power]) => `(${a}x^${k}-${b}x+${c})${power}`),
      ),
      sign,
      length,
    ),
  );
const fractions = (length: number): Text =>
  fc.tuple(numbers, fc.constantFrom("x", "x", "y")).chain(([n, x]) =>
    repeated(
      fc.tuple(n, n, n, powerSign(4)).map(([a, b, c, power]) => `${a}/(${b}${x}+${c})${power}`),
      "+",
      length,
    ),
  );
/** Polynomials with every coefficient, or some of them. */
const terms = (length: number): Text =>
  fc.tuple(numbersWithin(90), whole(1, 4), whole(1, 60)).chain(([n, step, degree]) =>
    fc.array(n, { minLength: 61, maxLength: 61 }).map((all) => {
      let line = `x^${degree}`;
      for (let at = 0; at < degree; at += step) {
        const next = `${at % 3 === 0 ? "-" : "+"}${all[at]} x^${at}`;
        if (line.length + next.length <= length) line += next;
      }
      return line;
    }),
  );
/** Polynomials whose roots are close together (M. Mignotte), multiple, or on circles. */
const hardRoots = fc
  .tuple(
    whole(3, 30),
    fc.tuple(numbers).chain(([n]) => fc.tuple(n, n)),
  )
  .chain(([n, [a, b]]) => {
    const product = Array.from({ length: n }, (_, at) => `(x-${at + 1})`).join("*");
    return fc.constantFrom(
      `x^${n}-2(${a}x-1)^2`,
      `x^${n}-${a}`,
      `x^${n}-${a}x^${Math.floor(n / 2)}+${b}`,
      `(x^2+${a}x+${b})^${Math.ceil(n / 2)}`,
      `(x^3-${a}x+1)^${Math.ceil(n / 4)}*(x^2-${b})^${Math.ceil(n / 4)}`,
      `(x-${a})^${n}-1`,
      product,
      `${product}+x/${a}`,
    );
  });
const polynomial = (length: number): Text =>
  fc.oneof(binomials(length, "*"), binomials(length, "+", 30), terms(length), hardRoots);
const manyVariables = (length: number): Text =>
  numbers.chain((n) =>
    fc.oneof(
      repeated(
        fc.tuple(n, n, n, powerSign(9)).map(([a, b, c, power]) => `(${a}x+${b}y-${c}z)${power}`),
        "*",
        length,
      ),
      fc
        .tuple(whole(2, 6), whole(2, 40))
        .map(([count, power]) => `(${"x+y+z+u+v+w".slice(0, 2 * count - 1)})^${power}`),
    ),
  );
/** Numbers under roots, functions of names and their squares: each is a separate symbol. */
const symbols = (length: number): Text =>
  numbersWithin(30).chain((n) =>
    fc.oneof(
      repeated(
        fc.tuple(n, n).map(([a, b]) => `${a}sqrt(${b})`),
        "+",
        length,
      ),
      repeated(
        fc.tuple(n, whole(2, 7)).map(([a, k]) => `nthRoot(${a},${k})`),
        "*",
        length,
      ),
      repeated(
        fc.tuple(n, n).map(([a, b]) => `${a}sin(${b}x)^2+${a}cos(${b}x)^2`),
        "+",
        length,
      ),
      repeated(
        fc.tuple(n, n, n).map(([a, b, c]) => `${a}e^(${b}x)*ln(${c}x)`),
        "+",
        length,
      ),
      repeated(
        fc.tuple(n, n).map(([a, b]) => `(${a}x)^(${b}/7)`),
        "*",
        length,
      ),
    ),
  );

const matrixOf = (rows: number, columns: number, entry: Text): Text =>
  fc
    .array(entry, { minLength: rows * columns, maxLength: rows * columns })
    .map(
      (all) =>
        `[${Array.from({ length: rows }, (_, row) => `[${all.slice(row * columns, (row + 1) * columns).join(",")}]`).join(",")}]`,
    );
const matrix = (length: number): Text =>
  fc.tuple(whole(2, 12), fc.constantFrom("", "", "", "i", "sqrt")).chain(([side, kind]) => {
    const room = Math.floor((length - 2 * side - 2) / (side * side)) - 1;
    if (kind === "i" && room >= 6)
      return numbersWithin(Math.floor((room - 2) / 2)).chain((n) =>
        matrixOf(
          side,
          side,
          fc.tuple(n, n).map(([re, im]) => `${re}-${im}i`),
        ),
      );
    if (kind === "sqrt" && room >= 8)
      return numbersWithin(room - 6).chain((n) =>
        matrixOf(
          side,
          side,
          n.map((x) => `sqrt(${x})`),
        ),
      );
    return numbersWithin(room).chain((n) => matrixOf(side, side, n));
  });
const list = (length: number): Text =>
  numbersWithin(200).chain((n) => repeated(n, ",", length - 2).map((items) => `[${items}]`));

const SMOOTH = ["sin", "cos", "tan", "exp", "ln", "sqrt", "atan", "asinh", "tanh"];
const REAL = [...SMOOTH, "gamma", "erf", "abs", "factorial", "cbrt", "log"];
const inner = (length: number): Text =>
  fc.oneof(
    polynomial(length),
    fractions(length),
    symbols(length),
    fc.constantFrom("x", "x^x", "1/x", "sin(1/x)"),
  );
const functionOf = (length: number): Text =>
  fc.oneof(
    nested(REAL, 30, inner(length / 2)),
    nested(SMOOTH, 4, inner(length - 60)),
    repeated(nested(REAL, 3, fc.constantFrom("x", "x^2", "3x+1", "1/x")), "*", length),
    repeated(nested(REAL, 3, fc.constantFrom("x", "x^2", "3x+1", "1/x")), "+", length),
    inner(length),
  );
const limits = fc.constantFrom(
  "0, 1",
  "-1, 1",
  "1, 2",
  "0, inf",
  "-inf, inf",
  "0, 1000",
  "1/3, 22/7",
  "0, 10^9",
);

/** Integers written in full: decimal, hexadecimal, as powers, factorials and binomial coefficients. */
const integer = (length: number): Text =>
  fc.oneof(
    whole(1, length).chain(digits),
    whole(1, length - 2)
      .chain(digits)
      .map((text) => `0x${text}`),
    fc.tuple(whole(1, 12).chain(digits), whole(2, 4000)).map(([a, n]) => `${a}^${n}`),
    whole(2, 400).map((n) => `${n}!`),
    fc
      .tuple(whole(1, 10_000), whole(1, 400), fc.constantFrom("nCr", "nPr"))
      .map(([n, r, name]) => `${name}(${n},${r})`),
  );
const integers = (length: number): Text =>
  whole(4, 120).chain((size) =>
    fc.constantFrom("+", "-", "*", "/").chain((sign) =>
      repeated(
        fc.oneof(
          integer(size),
          fc
            .tuple(fc.constantFrom("gcd", "lcm", "mod", "nthRoot", "log"), integer(size), integer(size))
            .map(([name, a, b]) => `${name}(${a},${b})`),
          called(
            ["floor", "round", "sqrt", "cbrt", "abs", "ln", "log2", "decimal", "gamma"],
            fc.tuple(integer(size), integer(size)).map(([a, b]) => `${a}/${b}`),
          ),
        ),
        sign,
        length,
      ),
    ),
  );
const powers = (length: number): Text =>
  fc.tuple(numbersWithin(60), fc.constantFrom("+", "*", "/", "-")).chain(([n, sign]) =>
    repeated(
      fc
        .tuple(
          n,
          fc.oneof(
            whole(2, 4000).map(String),
            fc.constantFrom("(1/3)", "(-7/2)", "0.3", "9^9", "(1+i)", "i"),
          ),
        )
        .map(([base, exponent]) => `(${base})^${exponent}`),
      sign,
      length,
    ),
  );
const complexNumbers = (length: number): Text =>
  numbersWithin(20).chain((n) =>
    repeated(
      fc.tuple(n, n, powerSign(64)).map(([re, im, power]) => `(${re}+${im}i)${power}`),
      "*",
      length,
    ),
  );

/** Linear equations in some unknowns. */
const system = (length: number): Text =>
  fc.tuple(whole(2, 12), whole(1, 12)).chain(([count, width]) => {
    const unknowns = Array.from({ length: count }, (_, at) => "abcghklmnpqr".charAt(at));
    const room = Math.floor(length / count / Math.min(width, count)) - 3;
    return numbersWithin(Math.min(room, 80)).chain((n) =>
      fc.array(n, { minLength: 30, maxLength: 30 }).map((all) =>
        unknowns
          .map((_, row) => {
            const sides = Array.from(
              { length: Math.min(width, count) },
              (_, at) => `${all[(row * 7 + at) % 30]}${unknowns[(row + at * at) % count]}`,
            );
            return `${sides.join("+")}=${all[row]}`;
          })
          .join(";"),
      ),
    );
  });
const UNITS = [
  "m",
  "ft",
  "mi",
  "acre",
  "psi",
  "BTU",
  "mm",
  "inch",
  "gal",
  "lb",
  "kg",
  "s",
  "hour",
  "W",
  "degree",
  "lightyear",
];
const quantity = numbersWithin(40).chain((n) =>
  repeated(
    fc.tuple(n, fc.constantFrom(...UNITS), powerSign(12)).map(([a, unit, power]) => `${a} ${unit}${power}`),
    "*",
    260,
  ).map((from) => `${from} to m`),
);
const latex = (length: number): Text =>
  fc.oneof(
    numbers.chain((n) =>
      repeated(
        fc.tuple(n, n, n).map(([a, b, c]) => `\\frac{${a}}{${b}x+\\sqrt{${c}}}`),
        "+",
        length,
      ),
    ),
    whole(1, 38).map((depth) => `${"\\frac{1}{x+".repeat(depth)}x${"}".repeat(depth)}`),
    numbers.chain((n) =>
      fc.tuple(n, n).map(([a, b]) => `\\begin{pmatrix}${a}&${b}\\\\${b}&${a}\\end{pmatrix}^{1000}`),
    ),
  );

const MATRIX_FUNCTIONS = [
  "det",
  "inv",
  "rank",
  "rref",
  "eigenvalues",
  "eigenvectors",
  "charpoly",
  "lu",
  "qr",
  "norm",
  "transpose",
  "trace",
];
const STATISTICS = [
  "stats",
  "mean",
  "std",
  "stdp",
  "variance",
  "variancep",
  "median",
  "quartiles",
  "mode",
  "sum",
  "min",
  "max",
];

export const heavyAdvancedLines = (length: number): Readonly<Record<string, Text>> => {
  const room = length - 40;
  const within = (line: Text): Text => line.filter((text) => text.length <= length);
  const kinds: Readonly<Record<string, Text>> = {
    "sums of fractions": fc.oneof(fractions(room), called(["simplify", "expand"], fractions(room))),
    quotients: polynomial(room / 2).chain((p) =>
      polynomial(room / 2).chain((q) => fc.constantFrom(`simplify((${p})/(${q}))`, `(${p})/(${q})`)),
    ),
    products: called(["simplify", "expand", "factor"], polynomial(room)),
    roots: fc.oneof(
      called(["roots"], polynomial(room)),
      polynomial(room).map((p) => `solve(${p} = 1)`),
    ),
    "many variables": fc.oneof(manyVariables(room), called(["simplify", "expand"], manyVariables(room))),
    symbols: fc.oneof(symbols(room), called(["simplify", "expand"], symbols(room))),
    matrices: called(MATRIX_FUNCTIONS, matrix(room)),
    "powers of matrices": fc
      .tuple(matrix(room), fc.constantFrom(2, 7, 30, 1000, -1, -1000))
      .map(([a, n]) => `${a}^${n}`),
    "products of matrices": fc
      .tuple(matrix(room / 3), fc.constantFrom("*", "/", "+", "-"), whole(2, 3))
      .map(([a, sign, count]) => Array(count).fill(a).join(sign)),
    systems: fc.oneof(
      system(room),
      fc.tuple(matrix(room * 0.8), list(room * 0.2)).map(([a, b]) => `linsolve(${a},${b})`),
    ),
    lists: fc.oneof(
      called(STATISTICS, list(room)),
      list(room / 2).map((a) => `regression(${a},${a.replace("[", "[1")})`),
      list(room / 2).map((a) => `dot(${a},${a})`),
    ),
    derivatives: fc.tuple(functionOf(room), whole(1, 10)).map(([f, n]) => `derivative(${f}, x, ${n})`),
    integrals: fc.tuple(functionOf(room), limits).map(([f, ends]) => `integrate(${f}, x, ${ends})`),
    "sums of integrals": fc
      .tuple(functionOf(120), limits)
      .chain(([f, ends]) => repeated(fc.constant(`integrate(${f}, x, ${ends})`), "+", length)),
    zeros: fc
      .tuple(
        functionOf(room),
        fc.constantFrom("0", "1/2"),
        limits.filter((ends) => !ends.includes("inf")),
      )
      .map(([f, y, ends]) => `solve(${f} = ${y}, x, ${ends})`),
    "one unknown": functionOf(room).map((f) => `${f} = 1/3`),
    integers: integers(length),
    powers: powers(length),
    "sums of numbers": fc.oneof(
      longNumbers.chain((n) => repeated(n, "+", length)),
      longNumbers.chain((n) => repeated(n, "*", length)),
      longNumbers.chain((n) => repeated(n, "/", length)),
    ),
    "complex numbers": complexNumbers(length),
    quantities: quantity,
    definitions: functionOf(room).chain((f) => fc.constantFrom(`f(x) = ${f}`, `y = ${f}`)),
    latex: latex(length),
  };
  return Object.fromEntries(Object.entries(kinds).map(([subject, line]) => [subject, within(line)]));
};

/** A line of the advanced page of at most so many characters. */
export const heavyAdvancedLine = (length: number): Text =>
  fc.oneof(...Object.values(heavyAdvancedLines(length)));

const FUNCTIONS = ["sin", "cos", "tan", "sqrt", "ln", "log", "abs", "exp", "asin", "cbrt"];

/** A line of the plain page of at most so many characters. */
export const heavyPlainLine = (length: number): Text => {
  const n = numbersWithin(40);
  const pieces = n.chain((number) =>
    fc.oneof(
      fc.tuple(number, number).map(([a, b]) => `${a}/${b}`),
      fc.tuple(number, number).map(([a, b]) => `(${a})^(${b})`),
      nested(FUNCTIONS, 60, number),
      fc.tuple(whole(1, 170)).map(([a]) => `${a}!`),
      fc.tuple(whole(1, 9999), whole(1, 999)).map(([a, b]) => `(${a} nCr ${b})`),
      fc.tuple(digits(15), digits(15)).map(([a, b]) => `(${a} mod ${b})`),
      fc.tuple(digits(15), digits(15)).map(([a, b]) => `gcd(${a};${b})`),
    ),
  );
  return fc
    .constantFrom(" + ", " * ", " / ", "^")
    .chain((sign) => repeated(pieces, sign, length))
    .filter((line) => line.length <= length);
};

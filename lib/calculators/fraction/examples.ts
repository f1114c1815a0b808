import type { Example, Origin } from "../../kit/calculator/define.ts";

const exact: Origin = { kind: "independent", by: "Python 3’s fractions.Fraction" };
const limited: Origin = { kind: "independent", by: "Python 3’s fractions.Fraction.limit_denominator" };
const counted: Origin = {
  kind: "independent",
  by: "the remainders of the long division counted in Python 3",
};
const invalidInput: Origin = {
  kind: "independent",
  by: "the definition: it has no value, or more than one reading",
};

export const examples: readonly Example[] = [
  {
    id: "sum",
    title: "1/2 + 1/3",
    origin: exact,
    inputs: {},
    expect: { outputs: { fraction: "5/6", decimal: "0.8(3)", percentage: 250 / 3 } },
    displayed: true,
  },
  {
    id: "mixed-numbers",
    title: "2 1/3 × −5/6 with mixed numbers",
    origin: exact,
    inputs: { first: "2 1/3", operation: "multiply", second: "-5/6" },
    expect: { outputs: { fraction: "-35/18", mixed: "-1 17/18", decimal: "-1.9(4)" } },
  },
  {
    id: "negative-mixed",
    title: "−2 1/3 − 3/2: the sign belongs to the whole mixed number",
    origin: exact,
    inputs: { first: "−2 1/3", operation: "subtract", second: "3/2" },
    expect: { outputs: { fraction: "-23/6", mixed: "-3 5/6", decimal: "-3.8(3)" } },
  },
  {
    id: "quotient",
    title: "3/4 ÷ 1 1/8",
    origin: exact,
    inputs: { first: "¾", operation: "divide", second: "1⅛" },
    expect: { outputs: { fraction: "2/3", decimal: "0.(6)" } },
  },
  {
    id: "same-denominator",
    title: "3/8 + 1/8",
    origin: exact,
    inputs: { first: "3/8", second: "1/8" },
    expect: { outputs: { fraction: "1/2", decimal: "0.5" } },
  },
  {
    id: "same-denominator-less",
    title: "1/8 − 5/8",
    origin: exact,
    inputs: { first: "1/8", operation: "subtract", second: "5/8" },
    expect: { outputs: { fraction: "-1/2", decimal: "-0.5" } },
  },
  {
    id: "improper-part",
    title: "2 7/3 + 0: a mixed number whose fraction is above 1",
    origin: exact,
    inputs: { first: "2 7/3", second: "0" },
    expect: { outputs: { fraction: "13/3", mixed: "4 1/3" }, warnings: ["read as 2 + 7/3"] },
  },
  {
    id: "expression",
    title: "1/2 + 1/3 × 2 1/4: multiplication first",
    origin: exact,
    inputs: { mode: "expression" },
    expect: { outputs: { fraction: "5/4", mixed: "1 1/4", decimal: "1.25", percentage: 125 } },
    displayed: true,
  },
  {
    id: "powers",
    title: "(2/3)^−2 − 1/4",
    origin: exact,
    inputs: { mode: "expression", expression: "(2/3)^-2 - 1/4" },
    expect: { outputs: { fraction: "2", decimal: "2" } },
  },
  {
    id: "slash-binds",
    title: "3 ÷ 1/2 divides by a half",
    origin: exact,
    inputs: { mode: "expression", expression: "3 ÷ 1/2" },
    expect: { outputs: { fraction: "6" } },
  },
  {
    id: "lowest-terms",
    title: "42/−72 in lowest terms, the sign in front",
    origin: exact,
    inputs: { mode: "simplify", fraction: "42/-72" },
    expect: { outputs: { fraction: "-7/12", decimal: "-0.58(3)", reciprocal: "-12/7" } },
  },
  {
    id: "decimals-above-and-below",
    title: "0.5/0.25, decimals in the numerator and denominator",
    origin: exact,
    inputs: { mode: "simplify", fraction: "0.5/0.25" },
    expect: { outputs: { fraction: "2", decimal: "2", reciprocal: "1/2" } },
  },
  {
    id: "order",
    title: "7/12, 0.6, 5/8 and 3/5 in order",
    origin: exact,
    inputs: {
      mode: "compare",
      fractions: [{ fraction: "7/12" }, { fraction: "0.6" }, { fraction: "5/8" }, { fraction: "3/5" }],
    },
    expect: {
      outputs: { order: "7/12 < 0.6 = 3/5 < 5/8", smallest: "7/12", largest: "5/8", spread: "1/24" },
    },
  },
  {
    id: "two-in-order",
    title: "2/3 and 5/8 in order",
    origin: exact,
    inputs: { mode: "compare", fractions: [{ fraction: "2/3" }, { fraction: "5/8" }] },
    expect: { outputs: { order: "5/8 < 2/3", smallest: "5/8", largest: "2/3", spread: "1/24" } },
  },
  {
    id: "to-decimal",
    title: "7/12 as a decimal",
    origin: counted,
    inputs: { mode: "toDecimal", fraction: "7/12" },
    expect: {
      outputs: {
        decimal: "0.58(3)",
        overlined: "0.583\u0305",
        fixedDigits: 2,
        periodDigits: 1,
        lowestTerms: "7/12",
      },
    },
  },
  {
    id: "long-period",
    title: "1/7919 repeats after 3,959 digits",
    origin: counted,
    inputs: { mode: "toDecimal", fraction: "1/7919" },
    expect: { outputs: { fixedDigits: 0, periodDigits: 3959 }, warnings: ["3,959 digits"] },
  },
  {
    id: "from-repeating",
    title: "0.1(6) as a fraction",
    origin: exact,
    inputs: { mode: "fromDecimal" },
    expect: { outputs: { fraction: "1/6", decimal: "0.1(6)" } },
    displayed: true,
  },
  {
    id: "from-negative-repeating",
    title: "−1.58(3) as a fraction",
    origin: exact,
    inputs: { mode: "fromDecimal", decimal: "-1.58(3)" },
    expect: { outputs: { fraction: "-19/12", mixed: "-1 7/12", decimal: "-1.58(3)" } },
  },
  {
    id: "nines",
    title: "0.(9) is 1",
    origin: {
      kind: "independent",
      by: "the geometric series 9/10 + 9/100 + … = (9/10)/(1 − 1/10) = 1",
    },
    inputs: { mode: "fromDecimal", decimal: "0.(9)" },
    expect: { outputs: { fraction: "1", decimal: "1" } },
  },
  {
    id: "nearest-simple",
    title: "3.14159 and the nearest fraction with a denominator up to 1000",
    origin: limited,
    inputs: { mode: "fromDecimal", decimal: "3.14159" },
    expect: {
      outputs: { fraction: "314159/100000", nearest: "355/113", nearestError: 2.920353982300885e-6 },
    },
  },
  {
    id: "tape",
    title: "1.3 in on a tape with 1/64 in marks",
    origin: exact,
    inputs: { mode: "tape" },
    expect: { outputs: { mark: "1 19/64 in", inches: 1.3, markError: -7.9375e-5 } },
  },
  {
    id: "tape-metric",
    title: "1234 mm on a tape with 1/16 in marks",
    origin: exact,
    inputs: { mode: "tape", length: { value: 1234, unit: "millimeter" }, marks: "16" },
    expect: { outputs: { mark: "48 9/16 in", feetAndInches: "4 ft 9/16 in" } },
  },
  {
    id: "zero-below",
    title: "Zero in both denominators",
    origin: invalidInput,
    inputs: { first: "1/0", second: "2 1/0" },
    expect: { errors: ["first", "second"] },
  },
  {
    id: "divide-by-zero",
    title: "Division by zero",
    origin: invalidInput,
    inputs: { operation: "divide", second: "0/5" },
    expect: { errors: ["second"] },
  },
  {
    id: "two-slashes",
    title: "1/2/3 needs parentheses",
    origin: invalidInput,
    inputs: { mode: "expression", expression: "1/2/3" },
    expect: { errors: ["expression"] },
  },
  {
    id: "tower",
    title: "9^9^9 has hundreds of millions of digits",
    origin: invalidInput,
    inputs: { mode: "expression", expression: "9^9^9" },
    expect: { errors: ["expression"] },
  },
];

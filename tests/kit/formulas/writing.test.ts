import { describe, expect, test } from "vitest";
import type { FormulaSymbols } from "../../../lib/kit/formulas/formula.ts";
import { formulaLatex } from "../../../lib/kit/formulas/latex.ts";
import { parseFormula } from "../../../lib/kit/formulas/parse.ts";
import { isJuxtaposed, piecesOf } from "../../../lib/kit/formulas/spacing.ts";
import { substitute } from "../../../lib/kit/formulas/substitute.ts";
import { symbolName } from "../../../lib/kit/formulas/symbol-name.ts";
import { formulaText } from "../../../lib/kit/formulas/text.ts";
import { symbolsOf } from "./symbols-of.ts";

const list = { meaning: "a list", format: { kind: "number" }, list: true } as const;
const symbols: FormulaSymbols = { C: list, t: list };
const read = (expression: string) => parseFormula({ expression, symbols });

describe("a formula as text and as LaTeX", () => {
  test.each([
    ["BMI = m / h^2", "BMI = m / h²", "\\mathrm{BMI} = \\frac{m}{h^{2}}"],
    // Darcy and Weisbach, as one would write it on a line, and as a book sets it.
    [
      "dp = f * L / D * rho * v^2 / 2",
      "Δp = f · L / D · ρ · v² / 2",
      "\\Delta p = \\frac{f \\cdot L}{D} \\cdot \\frac{\\rho \\cdot v^{2}}{2}",
    ],
    [
      "dp = f * (L / D) * (rho * v^2 / 2)",
      "Δp = f · L / D · ρ · v² / 2",
      "\\Delta p = f \\cdot \\frac{L}{D} \\cdot \\frac{\\rho \\cdot v^{2}}{2}",
    ],
    // Colebrook and White.
    [
      "1 / sqrt(f) == -2 * log10(eps / (3.7 * D) + 2.51 / (Re * sqrt(f)))",
      "1 / √f = −2 · log₁₀(ε / (3.7 · D) + 2.51 / (Re · √f))",
      "\\frac{1}{\\sqrt{f}} = - 2 \\cdot \\log_{10}\\left(\\frac{\\varepsilon}{3.7 \\cdot D} + \\frac{2.51}{\\mathrm{Re} \\cdot \\sqrt{f}}\\right)",
    ],
    [
      "R = P * i / (1 - (1 + i)^(-n))",
      "R = P · i / (1 − (1 + i)^(−n))",
      "R = \\frac{P \\cdot i}{1 - \\left( 1 + i \\right)^{- n}}",
    ],
    ["x = a - (b + c)", "x = a − (b + c)", "x = a - \\left( b + c \\right)"],
    ["x = -b^2 + (-c)", "x = −b² + (−c)", "x = - b^{2} + \\left( - c \\right)"],
    [
      "x = (a + b) * (c / d)^2",
      "x = (a + b) · (c / d)²",
      "x = \\left( a + b \\right) \\cdot \\left( \\frac{c}{d} \\right)^{2}",
    ],
    ["g = (V / S)^(1 / n) - 1", "g = (V / S)^(1 / n) − 1", "g = \\left( \\frac{V}{S} \\right)^{1/n} - 1"],
    // A fraction in a fraction has a slash, and no brackets that the line stands for.
    ["x = (n / g) / (d / g)", "x = n / g / (d / g)", "x = \\frac{n/g}{d/g}"],
    [
      "p = ((a / g) * (c / h)) / ((1 + b / h) * d)",
      "p = a / g · c / h / ((1 + b / h) · d)",
      "p = \\frac{a/g \\cdot c/h}{\\left( 1 + b/h \\right) \\cdot d}",
    ],
    ["x = -(a - b) / (c * d)", "x = −(a − b) / (c · d)", "x = - \\frac{a - b}{c \\cdot d}"],
    ["V = 4 / 3 * pi * r^3", "V = 4 / 3 · π · r³", "V = \\frac{4}{3} \\cdot \\pi \\cdot r^{3}"],
    [
      "y = cbrt(x) + nthRoot(x, n) + exp(-x)",
      "y = ∛x + x^(1/n) + e^(−x)",
      "y = \\sqrt[3]{x} + \\sqrt[n]{x} + \\mathrm{e}^{- x}",
    ],
    [
      "y = abs(a) + floor(a / b) + (a mod b) + n!",
      "y = |a| + ⌊a / b⌋ + (a mod b) + n!",
      "y = \\left\\lvert a \\right\\rvert + \\left\\lfloor \\frac{a}{b} \\right\\rfloor + \\left( a \\bmod b \\right) + n!",
    ],
    [
      "y = log(x) + erf(x)",
      "y = ln(x) + erf(x)",
      "y = \\ln\\left(x\\right) + \\operatorname{erf}\\left(x\\right)",
    ],
    [
      "e_s = 5.67e-8 * T^4 + 100000",
      "e_s = 5.67 × 10⁻⁸ · T⁴ + 100,000",
      "e_{s} = 5.67 \\times 10^{-8} \\cdot T^{4} + 100{,}000",
    ],
    ["N = sum(C ./ (1 + r) .^ t)", "N = ∑ C / (1 + r)^t", "N = \\sum \\frac{C}{\\left( 1 + r \\right)^{t}}"],
    ["q = prod(1 + C) - 1", "q = ∏ (1 + C) − 1", "q = \\prod \\left( 1 + C \\right) - 1"],
  ])("%s", (expression, text, latex) => {
    expect(formulaText(read(expression))).toBe(text);
    expect(formulaLatex(read(expression))).toBe(latex);
  });

  test.each(["a + b", "a = [1, 2]", "a = b > c", "a = b ? 1 : 2", "a ="])("%s cannot be set", (expression) =>
    expect(() => read(expression)).toThrow(),
  );
});

describe("numbers put in", () => {
  const textOf = (
    expression: string,
    values: Readonly<Record<string, string | [string, string]>>,
    count = 0,
  ) => {
    const { right } = read(expression);
    const put = (id: string, index = 0) => {
      const value = values[id];
      if (value === undefined) return undefined;
      return typeof value === "string"
        ? { text: count > 0 ? (value.split(" ")[index] ?? "") : value }
        : { text: value[0], unit: value[1] };
    };
    return formulaText(substitute(right, put, { C: count, t: count }));
  };

  test.each([
    ["y = m / h^2", { m: ["70", "kg"], h: ["1.7", "m"] }, "70 kg / (1.7 m)²"],
    ["y = a - b", { a: "5", b: "−3" }, "5 − (−3)"],
    ["y = a * b", { a: "−5", b: "−3" }, "−5 · (−3)"],
    ["y = a^b", { a: "−5", b: "2" }, "(−5)²"],
    ["y = a^b", { a: "1.5 × 10⁻⁹", b: "0.5" }, "(1.5 × 10⁻⁹)^0.5"],
    ["y = -a", { a: "−5" }, "−(−5)"],
    ["y = a / b", { a: ["5", "kg"], b: ["2", "kg/m³"] }, "5 kg / (2 kg/m³)"],
    ["y = a / b", { a: "5", b: "1.5 × 10⁻⁹" }, "5 / (1.5 × 10⁻⁹)"],
    ["y = sqrt(a) * r", { a: "2", r: ["6.5", "%"] }, "√2 · 6.5%"],
    // No sign stands next to an operator.
    ["y = a + b * x", { a: "5", b: "−3", x: "2" }, "5 + (−3) · 2"],
    ["y = a - b / x", { a: "5", b: "−3", x: "2" }, "5 − (−3) / 2"],
    ["y = a + b * x / 7", { a: "5", b: ["−0.5", "kg"], x: "2" }, "5 + (−0.5 kg) · 2 / 7"],
    ["y = (1 + a / x)^b", { a: ["−0.5", "%"], x: "1", b: "2" }, "(1 + (−0.5%) / 1)²"],
    ["y = a / b", { a: "5", b: ["−0.5", "%"] }, "5 / (−0.5%)"],
    ["y = x * (a / b)", { x: "2", a: "−5", b: "3" }, "2 · (−5) / 3"],
    ["y = (a + b) mod x", { a: "5", b: "−3", x: "−2" }, "(5 + (−3)) mod (−2)"],
    ["y = a mod (b * x)", { a: "5", b: "3", x: "2" }, "5 mod (3 · 2)"],
  ] as const)("%s with %o", (expression, values, text) => {
    expect(textOf(expression, values as Record<string, string | [string, string]>)).toBe(text);
  });

  test("a short sum is written out, a long one cut short, a product bracketed", () => {
    expect(textOf("y = sum(C .* t)", { C: "1 2", t: "3 4" }, 2)).toBe("1 · 3 + 2 · 4");
    expect(textOf("y = sum(C)", { C: "1 −2 3 4 5 6" }, 6)).toBe("1 − 2 + ⋯ + 6");
    expect(textOf("y = sum(C ./ t)", { C: "−1 −2 3", t: "4 5 6" }, 3)).toBe("−1 / 4 − 2 / 5 + 3 / 6");
    expect(textOf("y = sum(C .* t)", { C: "1 −2", t: "3 4" }, 2)).toBe("1 · 3 − 2 · 4");
    expect(textOf("y = prod(1 + C) - 1", { C: "1 2" }, 2)).toBe("(1 + 1) · (1 + 2) − 1");
    expect(textOf("y = prod(1 + C)", { C: "10 −20" }, 2)).toBe("(1 + 10) · (1 − 20)");
  });
});

describe("exact fractions put in", () => {
  const put = (expression: string) => {
    const values: Readonly<Record<string, { text: string; below?: string }>> = {
      x: { text: "−2", below: "3" },
      y: { text: "9", below: "8" },
      n: { text: "−3" },
    };
    return substitute(read(expression).right, (id) => values[id]);
  };

  test.each([
    ["s = x + y", "−2/3 + 9/8", "\\frac{-2}{3} + \\frac{9}{8}"],
    ["s = y - x", "9/8 − (−2/3)", "\\frac{9}{8} - \\left( \\frac{-2}{3} \\right)"],
    ["s = x^n", "(−2/3)⁻³", "\\left( \\frac{-2}{3} \\right)^{-3}"],
    ["s = x / y", "(−2/3) / (9/8)", "\\frac{-2/3}{9/8}"],
    ["s = y * x", "9/8 · (−2/3)", "\\frac{9}{8} \\cdot \\left( \\frac{-2}{3} \\right)"],
  ])("%s", (expression, text, latex) => {
    expect(formulaText(put(expression))).toBe(text);
    expect(formulaLatex(put(expression))).toBe(latex);
  });
});

test("a fraction in a fraction has a slash as long as its parts are short", () => {
  const latex = (n: string, unit?: string) =>
    formulaLatex(
      substitute(read("x = (n / g) / d").right, (id) =>
        id === "n" ? { text: n, ...(unit !== undefined && { unit }) } : { text: "75" },
      ),
    );
  expect(latex("−1425")).toBe("\\frac{-1425/75}{75}");
  expect(latex("5", "kg")).toBe("\\frac{\\frac{5\\,\\mathrm{kg}}{75}}{75}");
});

test.each([
  ["rho", { base: "ρ" }],
  ["R_si", { base: "R", sub: "si" }],
  ["dp", { change: true, base: "p" }],
  ["drho", { change: true, base: "ρ" }],
  ["d", { base: "d" }],
  ["depth", { base: "depth" }],
  ["eps_1_x", { base: "ε", sub: "1,x" }],
])("the name %s", (id, name) => expect(symbolName(id)).toEqual(name));

test("symbols are found once each, functions and constants are none", () => {
  expect(symbolsOf({ expression: "y = 2 * pi * sqrt(x) * x", symbols: {} })).toEqual(["y", "x"]);
  expect(symbolsOf({ expression: "y = e * x", symbols: { e: list } })).toEqual(["y", "e", "x"]);
});

test("factors stand side by side where that is plain, else with a dot", () => {
  const factors = (expression: string) => {
    const { right } = read(expression);
    if (right.kind !== "product") throw new Error(expression);
    const [first, second] = right.factors;
    return first && second && isJuxtaposed(first, second);
  };
  expect(["y = 10 * W", "y = a * b", "y = a^2 * sqrt(b)", "y = n! * b^2"].map(factors)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["y = BMR * k", "y = a * 10", "y = k * BMI", "y = BMI^2 * k"].map(factors)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a line breaks before + and −, and in long products", () => {
  const pieces = (expression: string) =>
    piecesOf(read(expression)).map(({ sign, of, relation }) =>
      [sign, formulaText(of), relation].filter(Boolean).join(" "),
    );
  expect(pieces("y = 10 * W - 5 * A + 5")).toEqual(["y =", "10 · W", "− 5 · A", "+ 5"]);
  expect(pieces("income = payments * yearsOfPayment * monthsOfYear")).toEqual([
    "income =",
    "payments",
    "· yearsOfPayment",
    "· monthsOfYear",
  ]);
  // Brackets that are longer than a line break too, and close in the last piece.
  expect(
    piecesOf(read("y = 2 * log10(roughnessOfTheSurface / b - lossOfFriction * diameter)")),
  ).toMatchObject([
    { relation: "=" },
    { open: { before: { kind: "product" }, name: "log", bracket: "(" }, of: { kind: "fraction" } },
    { sign: "−", of: { kind: "product" }, close: ")" },
  ]);
});

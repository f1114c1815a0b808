/** Limits, series and antiderivatives by SymPy 1.14. */
import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { partText } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";

const textOf = (line: string): string => {
  const answer = run({ line, definitions: [] });
  return answer.ok ? answer.parts.map(partText).join("; ") : firstProblem(answer).message;
};

describe("limits", () => {
  it.each([
    ["limit(sin(x)/x, x, 0)", "1"],
    ["limit((1-cos(x))/x^2, x, 0)", "1/2 = 0.5"],
    ["limit((tan(x)-x)/x^3, x, 0)", "1/3 ≈ 0.333333333333"],
    ["limit((x^2-1)/(x-1), x, 1)", "2"],
    ["limit(1/x - 1/sin(x), x, 0)", "0"],
    ["limit((1+1/x)^x, x, inf)", "2.71828182846"],
    ["limit(x sin(1/x), x, inf)", "1"],
    ["limit((2x^2+1)/(x^2-3), x, inf)", "2"],
    ["limit((3x+1)/(5x-2), x, -inf)", "3/5 = 0.6"],
    ["limit(x^2 + 1, x, 3)", "10"],
    ["limit(exp(-x), x, inf)", "0"],
    ["limit(x^3 exp(-x), x, inf)", "0"],
    ["limit(x^3 exp(-x^2), x, -inf)", "0"],
    ["limit(2^x/3^x, x, inf)", "0"],
    ["limit(exp(x) - x^10, x, inf)", "∞"],
    ["limit(x^3, x, -inf)", "−∞"],
    ["limit(ln(x)/x, x, inf)", "0"],
    ["limit(x^(1/x), x, inf)", "1"],
    ["limit(sqrt(x^2+x) - x, x, inf)", "1/2 = 0.5"],
    ["limit(sqrt(4x^2+1)/x, x, -inf)", "−2"],
    ["limit(x (ln(x+1) - ln(x)), x, inf)", "1"],
    ["limit(ln(x) - ln(2x+1), x, inf)", "−0.69314718056"],
    ["limit(ln(2x+1) - ln(x), x, inf)", "0.69314718056"],
    ["limit(x (pi/2 - atan(x)), x, inf)", "1"],
    ["limit(x atan(x)/(x (1 + tanh(x))), x, inf)", "0.785398163397"],
    ["limit(x^x/exp(x), x, inf)", "∞"],
    [String.raw`\lim_{x \to 0} \frac{\sin x}{x}`, "1"],
  ])("%s is %s", (line, text) => expect(textOf(line)).toBe(text));

  it("without a finite value say so", () => expect(textOf("limit(1/x, x, 0)")).toMatch(/no finite limit/));

  it.each([
    "limit(abs(x)/x, x, 0)",
    "limit(sin(x), x, inf)",
    "limit(sin(x)/x, x, inf)",
    "limit(x cos(x), x, inf)",
    "limit(sin(1/x), x, 0)",
    "limit(x^x, x, 0)",
    "limit(floor(x), x, 1)",
  ])("%s has no figure", (line) => {
    expect(run({ line, definitions: [] }).ok).toBe(false);
    expect(textOf(line)).not.toMatch(/no finite limit/);
  });
});

describe("Taylor polynomials", () => {
  it.each([
    ["taylor(exp(x), x, 0, 4)", "1 + x + 1/2 · x² + 1/6 · x³ + 1/24 · x⁴"],
    ["taylor(tan(x), x, 0)", "x + 1/3 · x³ + 2/15 · x⁵"],
    ["taylor(ln(x), x, 1, 3)", "(x − 1) − 1/2 · (x − 1)² + 1/3 · (x − 1)³"],
    ["taylor(sqrt(x), x, 4, 2)", "2 + 1/4 · (x − 4) − 1/64 · (x − 4)²"],
  ])("%s is %s", (line, text) => expect(textOf(line)).toBe(text));

  it.each(["taylor(1/x, x, 0, 3)", "taylor(x, x, 0, 99)", "taylor(abs(x), x, 0)"])("%s has none", (line) =>
    expect(run({ line, definitions: [] }).ok).toBe(false),
  );
});

describe("antiderivatives", () => {
  it.each([
    ["integrate(x^2, x)", "x³ / 3 + C"],
    ["integrate(5, x)", "5 · x + C"],
    ["integrate(1/x, x)", "ln(|x|) + C"],
    ["integrate(x sin(x), x)", "−x · cos(x) + sin(x) + C"],
    ["integrate(x^2 exp(2x), x)", "x² · e^(2 · x) / 2 − x · e^(2 · x) / 2 + e^(2 · x) / 4 + C"],
    ["integrate(1/(x^2+4), x)", "arctan(x / 2) / 2 + C"],
    ["integrate(1/sqrt(9-x^2), x)", "arcsin(x / 3) + C"],
    ["integrate(x ln(x), x)", "x² · ln(x) / 2 − x² / 4 + C"],
    ["integrate(2x/(x^2+1), x)", "ln(|x² + 1|) + C"],
    ["integrate((x+1)^2/x, x)", "x² / 2 + 2 · x + ln(|x|) + C"],
    ["integrate(sin(3x+1), x)", "−cos(3 · x + 1) / 3 + C"],
    ["integrate(3^x, x)", "3^x / ln(3) + C"],
    ["integrate(cos(x)^2, x)", "x / 2 + cos(x) · sin(x) / 2 + C"],
    ["integrate(sin(3x)^3, x)", "−cos(3 · x) · (sin(3 · x))² / 9 − 2 · cos(3 · x) / 9 + C"],
    ["integrate(tan(x)^3, x)", "(tan(x))² / 2 + ln(|cos(x)|) + C"],
    ["integrate(1/cos(x)^2, x)", "tan(x) + C"],
    ["integrate(sin(x) cos(x), x)", "(sin(x))² / 2 + C"],
    ["integrate(x exp(x^2), x)", "e^(x²) / 2 + C"],
    ["integrate(x/sqrt(x^2+1), x)", "√(x² + 1) + C"],
    ["integrate(x/(x^2+1)^3, x)", "−1 / (4 · (x² + 1)²) + C"],
    ["integrate(ln(x)/x, x)", "(ln(x))² / 2 + C"],
    ["integrate(1/(x ln(x)), x)", "ln(|ln(x)|) + C"],
    ["integrate(exp(x) sin(x), x)", "e^x · (−cos(x) + sin(x)) / 2 + C"],
    ["integrate(x sin(x)^2, x)", "x² / 4 − x · cos(x) · sin(x) / 2 − (cos(x))² / 4 + C"],
    [String.raw`\int x^2 dx`, "x³ / 3 + C"],
  ])("%s is %s", (line, text) => expect(textOf(line)).toBe(text));

  it.each(["integrate(exp(-x^2), x)", "integrate(sin(x^2), x)", "2 integrate(x, x)", "integrate(abs(x), x)"])(
    "%s has none here",
    (line) => expect(run({ line, definitions: [] }).ok).toBe(false),
  );
});

describe("steps", () => {
  const notesOf = (line: string): readonly string[] => {
    const answer = run({ line, definitions: [] });
    return answer.ok ? answer.notes : [];
  };

  it("of a derivative name the rules, from the whole to its parts", () => {
    expect(notesOf("derivative(x^2 sin(x), x)")).toEqual([
      "Product rule, (u · v)′ = u′ · v + u · v′: d / dx · (x² · sin(x)) = x² · cos(x) + 2 · x · sin(x).",
      "Power rule: d / dx · x² = 2 · x.",
      "Known derivative: d / dx · sin(x) = cos(x).",
    ]);
    expect(notesOf("derivative(ln(x^2+1), x)")[0]).toMatch(/^Chain rule/);
    expect(notesOf("derivative(1/x, x)")[0]).toMatch(/^Quotient rule/);
    expect(notesOf("derivative(5, x)")).toEqual([]);
  });

  it("of a linear system are its row operations", () => {
    expect(notesOf("2x + 3y = 7, x - y = 1")).toEqual([
      "The system has exactly one solution.",
      "Equation 1 is divided by 2: x + 3/2 · y = 7/2.",
      "Equation 2 minus equation 1: −5/2 · y = −5/2.",
      "Equation 2 is divided by −5/2: y = 1.",
      "Equation 1 minus 3/2 times equation 2: x = 2.",
    ]);
    expect(notesOf("y = 2, x + y = 3")).toContain("Equations 1 and 2 are exchanged.");
    expect(notesOf("x + y = 1, x + y = 2")).toHaveLength(1);
    expect(notesOf("sqrt(2) x + y = 1, x - y = 0")).toHaveLength(1);
  });
});

it.each([
  `limit(${"1/(1+".repeat(35)}1/x${")".repeat(35)}, x, 0)`,
  `limit((${Array(60).fill("1/(x+1)").join("+")})/sin(x), x, 0)`,
  `integrate(${Array(12).fill("(x+1)^9").join("*")}, x)`,
  `integrate(x^30 exp(x), x)`,
  `taylor(${"sin(".repeat(12)}x${")".repeat(12)}, x, 0, 12)`,
  "sum(product(k^9 + j, k, 1, 30), j, 1, 1000)",
])("the work of %s is bounded", (line) => {
  const taken = cpuClock();
  run({ line, definitions: [] });
  expect(taken()).toBeLessThan(150);
});

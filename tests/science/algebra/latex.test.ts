import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formulaLatex } from "../../../lib/kit/formulas/latex.ts";
import { readLine } from "../../../lib/science/algebra/expressions/read-line.ts";
import { type Answer, partLatex, partText } from "../../../lib/science/algebra/part.ts";
import { run } from "../../../lib/science/algebra/run.ts";

const answerOf = (line: string) => {
  const answer = run({ line, definitions: [] });
  if (!answer.ok) throw new Error(`${line}: ${JSON.stringify(answer.problems)}`);
  return answer;
};
const textOf = (line: string): string => answerOf(line).parts.map(partText).join("; ");

/** Values by hand and by mpmath 1.3. */
it.each([
  [String.raw`\frac{d}{dx} x^2`, "2 · x"],
  [String.raw`\frac{d^2}{dx^2} x^3`, "6 · x"],
  [String.raw`\frac{d}{dx}\left(x^2 + x\right) + 1`, "2 · x + 2"],
  [String.raw`\frac{d (x^2 + 3x)}{dx}`, "2 · x + 3"],
  [String.raw`\frac{\partial}{\partial y} x y^2`, "2 · x · y"],
  [String.raw`\frac{d}{d\theta} \sin\theta`, "cos(θ)"],
  [String.raw`\int_0^1 x^2 dx`, "∫ x² dx from 0 to 1 = 1/3 ≈ 0.333333333333"],
  [String.raw`\int\limits_{0}^{2} 3 \, \mathrm{d}x`, "∫ 3 dx from 0 to 2 = 6"],
  [String.raw`2 \int_0^3 t \, dt`, "9"],
  [String.raw`\sum_{k=1}^{10} k^2`, "385"],
  [String.raw`\sum^{3}_{k=1} k \cdot 2 + 1`, "13"],
  [String.raw`\prod_{k=1}^{5} k`, "120"],
  [String.raw`\log_2 8`, "3"],
  [String.raw`\log_{3}\left(81\right)`, "4"],
  [String.raw`\binom{5}{2} + \dbinom{4}{2}`, "16"],
  [String.raw`\sqrt[3]{8}`, "2"],
  [String.raw`\left\lvert 2 - 5 \right\rvert`, "3"],
  [String.raw`\left\lfloor \frac{7}{2} \right\rfloor`, "3"],
  ["1{,}234 + 1", "1,235"],
  [String.raw`50\% \text{ of } 80`, "40"],
])("%s is %s", (line, text) => expect(textOf(line)).toBe(text));

it.each([
  String.raw`\frac{d}{dx} 3 \cdot x`,
  String.raw`\int_0^1 x^2`,
  String.raw`\sum_{k} k`,
  String.raw`\lim x`,
  String.raw`\frac{d^2}{dx} x`,
  String.raw`\oint x dx`,
])("%s has no figure", (line) => expect(run({ line, definitions: [] }).ok).toBe(false));

describe("the product reads the LaTeX that it writes", () => {
  const lines = (
    JSON.parse(readFileSync("tests/oracles/advanced.json", "utf8")) as readonly { line: string }[]
  ).map(({ line }) => line);

  it.each(lines)("of the question %s", (line) => {
    const answer = answerOf(line);
    if (!answer.understood) return;
    expect(textOf(formulaLatex(answer.understood))).toBe(answer.parts.map(partText).join("; "));
  });

  it.each(lines)("of the answer to %s", (line) => {
    for (const part of answerOf(line).parts)
      expect(() => readLine(partLatex(part), new Set()), partLatex(part)).not.toThrow();
  });

  const leaf = fc.oneof(
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.constantFrom("x", "y", "pi", "e", "theta", "x_1", "2.5", "1/3"),
  );
  const { expression } = fc.letrec<{ expression: string }>((tie) => {
    const inner = tie("expression");
    const pair = fc.tuple(inner, inner);
    return {
      expression: fc.oneof(
        { depthSize: "small" },
        leaf,
        pair.map(([a, b]) => `(${a}) + (${b})`),
        pair.map(([a, b]) => `(${a}) - (${b})`),
        pair.map(([a, b]) => `(${a}) * (${b})`),
        pair.map(([a, b]) => `(${a}) / (${b})`),
        fc.tuple(inner, fc.constantFrom("2", "3", "-1", "x")).map(([a, b]) => `(${a})^(${b})`),
        fc
          .tuple(
            fc.constantFrom(
              "sin",
              "asin",
              "tanh",
              "asinh",
              "sqrt",
              "cbrt",
              "ln",
              "log",
              "log2",
              "exp",
              "abs",
              "floor",
              "ceil",
              "gamma",
            ),
            inner,
          )
          .map(([name, a]) => `${name}(${a})`),
        fc.tuple(fc.constantFrom("log", "nthRoot"), inner).map(([name, a]) => `${name}(${a}, 3)`),
        inner.map((a) => `derivative(${a}, x)`),
        inner.map((a) => `sum(${a}, k, 1, 3)`),
        inner.map((a) => `(${a})!`),
      ),
    };
  });

  const definitions = ["x = 1.3", "y = 0.7", "theta = 0.4", "x_1 = 2.1"].map((line) => ({
    name: line.slice(0, line.indexOf(" ")),
    line,
  }));

  it("of random expressions, with the same values", () => {
    fc.assert(
      fc.property(expression, (line) => {
        const answer = run({ line, definitions });
        if (!answer.ok || !answer.understood) return;
        const latex = formulaLatex(answer.understood);
        const again = run({ line: latex, definitions });
        expect(again.ok, latex).toBe(true);
        expect(valuesOf(again), latex).toEqual(valuesOf(answer));
      }),
      { numRuns: 500 },
    );
  });
});

/** The values of an answer to 9 digits. */
const valuesOf = (answer: Answer): unknown =>
  answer.ok &&
  JSON.parse(JSON.stringify(answer.parts.map(({ value }) => value)), (_, value) =>
    typeof value === "number" ? value.toPrecision(9) : value,
  );

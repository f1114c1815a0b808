import { describe, expect, it } from "vitest";
import { formulaText } from "../../../kit/formulas/text.ts";
import { quadraticText, readQuadratic, solveQuadratic } from "../quadratic.ts";

function solutionOf(text: string) {
  const equation = readQuadratic(text);
  if (!equation) throw new Error(text);
  return { equation, ...solveQuadratic(equation) };
}

describe("a quadratic equation", () => {
  // Expected roots: by hand, from factors or by completing the square.
  it.each([
    ["x^2 - 5x + 6 = 0", ["2", "3"]],
    ["x² = 5x − 6", ["2", "3"]],
    ["6x^2 - x - 2 = 0", ["−1/2", "2/3"]],
    ["2x^2 + 3x - 1 = 0", ["(−3 − √17) / 4", "(−3 + √17) / 4"]],
    ["x^2 - 12 = 0", ["−2 · √3", "2 · √3"]],
    ["x^2 + 2x + 5 = 0", ["−1 + 2 · i", "−1 − 2 · i"]],
    ["x^2 + x + 1", ["(−1 + √3 · i) / 2", "(−1 − √3 · i) / 2"]],
    ["-x^2 + 4x - 4 = 0", ["2"]],
    ["0.5x^2 - 1/2x = 0", ["0", "1"]],
  ])("%s has the exact roots %s", (text, roots) => {
    expect(solutionOf(text).roots.map(({ tree }) => formulaText(tree))).toEqual(roots);
  });

  it("keeps the digits of a root near 0", () => {
    expect(solutionOf("x^2 + 100000000x + 1 = 0").roots.map(({ decimal }) => decimal)).toEqual([
      "−100000000",
      "−1e-8",
    ]);
  });

  it("has a decimal form next to a root that is not whole", () => {
    const relations = (text: string) =>
      solutionOf(text).roots.map(({ relation, decimal }) => relation && `${relation} ${decimal}`);
    expect(relations("x^2 - 5x + 6 = 0")).toEqual([undefined, undefined]);
    expect(relations("6x^2 - x - 2 = 0")).toEqual(["= −0.5", "≈ 0.6666666667"]);
    expect(relations("x^2 + 2x + 5 = 0")).toEqual([undefined, undefined]);
  });

  it("has the discriminant, the vertex and the factors", () => {
    const { discriminant, vertex, factored, steps } = solutionOf("x^2 - 5x + 6 = 0");
    expect(discriminant).toEqual({ n: 1n, d: 1n });
    expect(vertex).toEqual({ x: { n: 5n, d: 2n }, y: { n: -1n, d: 4n } });
    expect(factored && formulaText(factored)).toBe("(x − 2) · (x − 3)");
    expect(steps.map(formulaText)).toEqual([
      "D = b² − 4 · a · c = (−5)² − 4 · 1 · 6 = 1",
      "x = (−b ± √D) / (2 · a) = (5 ± √1) / 2",
    ]);
  });

  it.each(["x^2 - 5x + 6", "-x^2 + 4", "(1/2)x^2 - (3/4)x - 2".replaceAll(/[()]/g, "")])(
    "is formatted so that it can be read again: %s",
    (text) => {
      const { equation } = solutionOf(text);
      expect(readQuadratic(quadraticText(equation))).toEqual(equation);
    },
  );

  it.each(["2x + 3 = 0", "x^2 +", "y^2 = 1", "x^3 = 1", "", "x^2 = 1 = 2", "x^2 5", `${"1".repeat(300)}x^2`])(
    "is not %s",
    (text) => expect(readQuadratic(text)).toBeUndefined(),
  );
});

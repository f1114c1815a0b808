import { describe, expect, it } from "vitest";
import { firstProblem } from "../../../core/result/result.ts";
import { compileFunction } from "../graph/compile.ts";
import { blankDefinition } from "../graph/definition.ts";

const at = (text: string, x: number): number | undefined => {
  const read = compileFunction(text, "rad");
  return read.ok ? read.value.at(x) : undefined;
};

describe("functions of a plot", () => {
  it.each([
    ["y = x^2 - 4x + 3", -1],
    ["y=x² − 4x + 3", -1],
    ["Y = 2x", 4],
    ["f(x) = x^2", 4],
    ["g ( x ) := x^2", 4],
    ["y(x) = x", 2],
    ["y = 3,5x", 7],
    ["y = sin x", Math.sin(2)],
    ["ln 2x + 1", Math.log(4) + 1],
    ["y = mx + b", 3],
  ])("reads %j", (text, expected) => {
    expect(at(text, 2)).toBeCloseTo(expected, 12);
  });

  it.each(["y =", "y == x", "y = y", "g(t) = t^2", "x^2 + y^2 = 1", "x^2 - 4x + 3 = 0"])(
    "rejects %j",
    (text) => {
      expect(at(text, 2)).toBeUndefined();
    },
  );

  it("reports a mistake at its position in the entered text", () => {
    const read = compileFunction("y = x^2 + §", "rad");
    expect(read.ok ? undefined : firstProblem(read).column).toBe(11);
  });

  it("keeps the length of a text, and the definition of another variable", () => {
    expect(blankDefinition("f(x) = x")).toBe("       x");
    expect(blankDefinition("g(t) = t")).toBe("g(t) = t");
    expect(blankDefinition("g(t) = t", "t").trim()).toBe("t");
  });
});

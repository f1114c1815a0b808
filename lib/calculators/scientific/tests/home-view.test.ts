import { describe, expect, test } from "vitest";
import { unwrapResult } from "../../../core/result/input-error.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { compileFunction } from "../graph/compile.ts";
import { homeView } from "../graph/home-view.ts";
import { DEFAULT_VIEW, type View } from "../graph/view.ts";

function viewOf(angle: AngleUnit, ...texts: readonly string[]): View {
  const functions = texts.map((text) => {
    return { text, at: unwrapResult(compileFunction(text, angle)).at };
  });
  return homeView(functions, angle);
}

describe("the first view of a plot", () => {
  test("is ten to either side, as high as the curve with some room", () => {
    expect(viewOf("deg", "x^2")).toEqual({ xMin: -10, xMax: 10, yMin: -10, yMax: 110 });
    expect(viewOf("deg", "x", "2x+1")).toMatchObject({ xMin: -10, xMax: 10, yMin: -23, yMax: 25 });
  });

  test("is one turn to either side for functions of an angle", () => {
    expect(viewOf("deg", "sin(x)")).toMatchObject({ xMin: -360, xMax: 360 });
    expect(viewOf("rad", "x", "2cos (x)")).toMatchObject({ xMin: -2 * Math.PI, xMax: 2 * Math.PI });
    expect(viewOf("grad", "tan²(x)")).toMatchObject({ xMin: -400, xMax: 400 });
    expect(viewOf("deg", "sinh(x)")).toMatchObject({ xMin: -10, xMax: 10 });
    expect(viewOf("deg", "sin(x)").yMax).toBeCloseTo(1.2, 10);
  });

  test("leaves the neighbourhood of poles aside", () => {
    const { yMin, yMax } = viewOf("deg", "1/(x-0.01)");
    expect(yMax).toBeLessThan(12);
    expect(yMin).toBeGreaterThan(-12);
  });

  test("has a height for a constant, for no value at all, and for huge values", () => {
    expect(viewOf("deg", "5+0x")).toMatchObject({ yMin: 2.5, yMax: 7.5 });
    expect(viewOf("deg", "0x")).toMatchObject({ yMin: -1, yMax: 1 });
    expect(viewOf("deg", "sqrt(-1-x^2)")).toEqual(DEFAULT_VIEW);
    expect(homeView([], "rad")).toEqual(DEFAULT_VIEW);
    expect(viewOf("deg", "10^(20+x)")).toEqual(DEFAULT_VIEW);
  });
});

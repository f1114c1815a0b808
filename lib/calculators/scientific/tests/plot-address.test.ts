import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  INITIAL_PLOT,
  LONGEST_FUNCTION,
  type PlotState,
  plotFromQuery,
  plotQuery,
  sliderOf,
} from "../graph/address.ts";
import { equalScale, isUsable, piTicks } from "../graph/view.ts";

const read = (query: string) => plotFromQuery(new URLSearchParams(query));

describe("the address of a plot", () => {
  test("says all that it shows", () => {
    const state: PlotState = {
      texts: ["a x^2", "1/x; 2", "sin(x)&+%"],
      angle: "deg",
      view: { xMin: -1.5, xMax: 2, yMin: -30, yMax: 4e5 },
      letters: { a: { value: -2.5, min: -5, max: 5 }, k: { value: 3, min: 0, max: 12 } },
      pi: false,
      equal: true,
    };
    expect(read(plotQuery(state).toString())).toEqual(state);
    expect(plotQuery(INITIAL_PLOT).toString()).toBe("page=plot&f=sin%28x%29&angle=deg");
    expect(read("page=plot")).toEqual(INITIAL_PLOT);
  });
  test("of an older link without an angle is in radians if it has a function of an angle", () => {
    expect(read("page=plot&f=sin(x)").angle).toBe("rad");
    expect(read("page=plot&f=x&g=2arctan(x)").angle).toBe("rad");
    expect(read("expression=x+30°").angle).toBe("rad");
    expect(read("page=plot&f=sin(x)&angle=grad").angle).toBe("grad");
  });
  test("that no angle unit changes takes the unit of the page", () => {
    const query = new URLSearchParams("page=plot&f=x^2");
    expect(plotFromQuery(query, "grad").angle).toBe("grad");
    expect(plotQuery({ ...INITIAL_PLOT, texts: ["x^2"] }).has("angle")).toBe(false);
    expect(plotFromQuery(new URLSearchParams("page=plot"), "rad").angle).toBe("rad");
  });
  test("fills in an expression", () => expect(read("expression=x%5E2").texts).toEqual(["x^2"]));
  test("of anybody gives a plot that can be drawn", () => {
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom("1e999", "NaN", "-0", "1,2,3,4", "5,1,-1", ",,,"),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom("f", "g", "view", "a", "k", "angle", "pi", "equal", "e", "__proto__"),
            value,
          ),
        ),
        (pairs) => {
          const { texts, view, letters } = plotFromQuery(new URLSearchParams(pairs));
          expect(texts.length).toBeGreaterThan(0);
          for (const text of texts) expect(text.length).toBeLessThanOrEqual(LONGEST_FUNCTION);
          if (view) expect(isUsable(view)).toBe(true);
          for (const { value: at, min, max } of Object.values(letters)) {
            expect(min).toBeLessThan(max);
            expect(at >= min && at <= max).toBe(true);
          }
        },
      ),
    );
  });
  test("a slider holds its value", () => {
    expect(sliderOf(7, -5, 5)).toEqual({ value: 7, min: -5, max: 7 });
    expect(sliderOf(1, 5, -5)).toEqual({ value: 1, min: -5, max: 5 });
    expect(sliderOf(3, 2, 2)).toEqual({ value: 3, min: -2, max: 8 });
    expect(sliderOf(1e300, 0, 1).value).toBe(1e6);
  });
});

describe("marks in parts of π", () => {
  const labels = (min: number, max: number, count: number) =>
    piTicks(min, max, count).map(({ label }) => label);
  test.each([
    [-2 * Math.PI, 2 * Math.PI, 4, ["−2π", "−π", "0", "π", "2π"]],
    [0, Math.PI, 4, ["0", "π/4", "π/2", "3π/4", "π"]],
    [-1, 1, 8, ["−π/4", "−π/6", "−π/12", "0", "π/12", "π/6", "π/4"]],
    [0, 40 * Math.PI, 4, ["0", "10π", "20π", "30π", "40π"]],
    [0, 0.1, 5, ["0", "0.02", "0.04", "0.06", "0.08", "0.10"]],
  ])("from %d to %d", (min, max, count, expected) => expect(labels(min, max, count)).toEqual(expected));
  test("stand where they say", () => {
    const [quarter] = piTicks(0.6, 0.9, 2);
    expect(quarter?.label).toBe("π/4");
    expect(quarter?.value).toBeCloseTo(Math.PI / 4, 15);
    for (const { value } of piTicks(-1e6, 1e6, 8)) expect(Math.abs(value)).toBeLessThanOrEqual(1e6);
  });
});

test("equal scales keep x and the middle of y", () => {
  expect(equalScale({ xMin: -10, xMax: 10, yMin: 0, yMax: 2 }, 0.5)).toEqual({
    xMin: -10,
    xMax: 10,
    yMin: -4,
    yMax: 6,
  });
  expect(equalScale({ xMin: -10, xMax: 10, yMin: -9, yMax: 111 }, 1)).toMatchObject({ yMin: -10, yMax: 10 });
  expect(equalScale({ xMin: -10, xMax: 10, yMin: 50, yMax: 111 }, 1)).toMatchObject({
    yMin: 70.5,
    yMax: 90.5,
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrapResult } from "../../../core/result/input-error.ts";
import { compileFunction } from "../graph/compile.ts";
import { plot, type Segment } from "../graph/plot.ts";
import { DEFAULT_VIEW, isUsable, pan, ticks, type View, zoom } from "../graph/view.ts";

const segmentsOf = (
  text: string,
  view: Partial<View> = {},
  angle: "deg" | "rad" = "rad",
): readonly Segment[] => {
  const compiled = unwrapResult(compileFunction(text, angle));
  return plot(compiled.at, { ...DEFAULT_VIEW, ...view });
};
const ends = (segment: Segment | undefined) => [segment?.[0]?.x, segment?.at(-1)?.x];

describe("segments", () => {
  test("a line is one segment over the whole view", () => {
    const [segment, ...others] = segmentsOf("2x+1");
    expect(others).toEqual([]);
    expect(ends(segment)).toEqual([-10, 10]);
    for (const { x, y } of segment ?? []) expect(y).toBeCloseTo(2 * x + 1, 9);
  });
  test("1/x breaks at its pole", () => {
    const segments = segmentsOf("1/x");
    expect(segments).toHaveLength(2);
    expect(segments[0]?.every(({ x, y }) => x < 0 && y < 0)).toBe(true);
    expect(segments[1]?.every(({ x, y }) => x > 0 && y > 0)).toBe(true);
  });
  test("1/x breaks where no sample meets the pole", () => {
    expect(segmentsOf("1/x", { xMin: -10.3, xMax: 9.1 })).toHaveLength(2);
  });
  test("tan breaks at every pole", () => {
    // Poles at ±π/2, ±3π/2, ±5π/2 in [−10, 10].
    expect(segmentsOf("tan(x)")).toHaveLength(7);
    expect(segmentsOf("tan(x)", { xMin: -360, xMax: 360 }, "deg")).toHaveLength(5);
  });
  test("floor breaks at its jumps", () => {
    expect(segmentsOf("floor(x)", { xMin: -2.5, xMax: 2.5, yMin: -3, yMax: 3 })).toHaveLength(6);
  });
  test("steep but continuous curves stay whole", () => {
    expect(segmentsOf("x^3")).toHaveLength(1);
    expect(segmentsOf("cbrt(x)", { yMin: -0.1, yMax: 0.1 })).toHaveLength(1);
    expect(segmentsOf("atan(100x)", { yMin: -2, yMax: 2 })).toHaveLength(1);
    expect(segmentsOf("exp(x)")).toHaveLength(1);
    expect(segmentsOf("sin(20x)", { yMin: -1, yMax: 1 })).toHaveLength(1);
  });
  test("a curve ends where it has no value", () => {
    const [segment, ...others] = segmentsOf("sqrt(x)");
    expect(others).toEqual([]);
    expect(segment?.[0]?.x).toBeCloseTo(0, 2);
    expect(segmentsOf("ln(x)")).toHaveLength(1);
    expect(segmentsOf("sqrt(-1-x^2)")).toEqual([]);
  });
  test("points stay near the view", () => {
    for (const { y } of segmentsOf("x^99").flat()) expect(Math.abs(y)).toBeLessThanOrEqual(10 + 20 * 20);
  });
  test("curves are sampled finely where they bend", () => {
    const [parabola] = segmentsOf("x^2", { yMin: 0, yMax: 1, xMin: -1, xMax: 1 });
    for (const [i, point] of (parabola ?? []).entries()) {
      const next = parabola?.[i + 1];
      if (!next) continue;
      const middle = ((point.x + next.x) / 2) ** 2;
      expect(Math.abs((point.y + next.y) / 2 - middle)).toBeLessThan(1e-3);
    }
  });
});

describe("cost", () => {
  test.each(["sin(1/x)", "tan(1000x)", "x mod 0.001", "gamma(x)", "x!", "1/sin(100x)"])(
    "%s stays bounded",
    (text) => {
      const compiled = unwrapResult(compileFunction(text, "rad"));
      let calls = 0;
      const counted = (x: number) => {
        calls++;
        return compiled.at(x);
      };
      const segments = plot(counted, DEFAULT_VIEW);
      expect(calls).toBeLessThanOrEqual(10_000);
      expect(segments.flat().length).toBeLessThan(5_000);
    },
  );
  test("an expression that is none is refused before", () => {
    expect(compileFunction("x+", "rad")).toMatchObject({ ok: false, problems: [{ column: 2 }] });
    expect(compileFunction("y", "rad")).toMatchObject({ ok: false });
  });
});

describe("view", () => {
  test("pan moves by fractions of the view", () => {
    expect(pan(DEFAULT_VIEW, 0.5, -0.25)).toEqual({ xMin: 0, xMax: 20, yMin: -15, yMax: 5 });
  });
  test("zoom keeps its centre", () => {
    expect(zoom(DEFAULT_VIEW, 0.5, 10, 0)).toEqual({ xMin: 0, xMax: 10, yMin: -5, yMax: 5 });
  });
  test("no zoom leads to a view that cannot be drawn", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.double())), (steps) => {
        let view = DEFAULT_VIEW;
        for (const [factor, at] of steps) view = pan(zoom(view, factor, at, -at), factor, at);
        expect(isUsable(view)).toBe(true);
      }),
    );
    expect(plot((x) => x, { xMin: 1, xMax: 1, yMin: 0, yMax: 1 })).toEqual([]);
  });
});

describe("ticks", () => {
  test.each([
    [-10, 10, 5, ["−10", "−5", "0", "5", "10"]],
    [0, 1, 5, ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]],
    [-0.25, 0.3, 6, ["−0.2", "−0.1", "0", "0.1", "0.2", "0.3"]],
    [0, 5e6, 5, ["0", "1e6", "2e6", "3e6", "4e6", "5e6"]],
    [0, 2e-5, 2, ["0", "1e−5", "2e−5"]],
  ])("from %d to %d about %i", (min, max, count, labels) => {
    expect(ticks(min, max, count).map(({ label }) => label)).toEqual(labels);
  });
  test("few, inside, and evenly spaced everywhere", () => {
    const edge = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(edge, edge, (a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const marks = ticks(min, max, 8);
        expect(marks.length).toBeLessThanOrEqual(9);
        for (const { value } of marks) {
          expect(value).toBeGreaterThanOrEqual(min - 1e-8 * (max - min));
          expect(value).toBeLessThanOrEqual(max + 1e-8 * (max - min));
        }
      }),
    );
  });
});

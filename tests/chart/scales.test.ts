import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alignedRange, niceRange, type Range, roundRange } from "../../components/chart/axis-range.ts";
import { hasPlace, partOf, spacingOf } from "../../components/chart/axis-scale.ts";
import { fineGrid, ticksAcross, ticksDown } from "../../components/chart/axis-ticks.ts";
import { logTicks } from "../../components/chart/log-ticks.ts";
import { widthOf } from "../../components/chart/text-size.ts";
import { axisTicks } from "../../components/chart/ticks.ts";
import type { AxisScale, ScaledAxis } from "../../lib/kit/calculator/chart.ts";
import type { ValueFormat } from "../../lib/kit/calculator/computation.ts";

const usd = { code: "USD", decimals: 2 };
const LOG = { kind: "log" } as const;
const HYDRAULIC = { kind: "power", exponent: 1.85 } as const;
const axisOf = (scale?: AxisScale, format: ValueFormat = { kind: "number" }): ScaledAxis => ({
  label: "Axis",
  format,
  ...(scale && { scale }),
});
const texts = (min: number, max: number, count: number, axis: ScaledAxis) =>
  ticksDown([min, max], axis, count, 300, usd).map(({ label }) => label);

/** Two different numbers of any size, the smaller first; above 0 where an axis needs it. */
const ranges = (scale: AxisScale | undefined): fc.Arbitrary<Range> => {
  const any = fc
    .tuple(fc.double({ min: 1, max: 9.99, noNaN: true }), fc.integer({ min: -280, max: 280 }), fc.boolean())
    .map(([figures, power, isBelow]) => figures * 10 ** power * (isBelow && scale?.kind !== "log" ? -1 : 1));
  return fc
    .tuple(any, any)
    .filter(([a, b]) => Math.abs(a - b) > 1e-9 * Math.max(Math.abs(a), Math.abs(b)))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
};
const scales = [undefined, LOG, HYDRAULIC] as const;

describe("an axis", () => {
  test("places its ends at its ends and what lies between by its spacing", () => {
    expect(partOf(0, 200, undefined)(50)).toBe(0.25);
    expect(partOf(1, 10_000, LOG)(100)).toBeCloseTo(0.5, 12);
    // Half the flow takes 0.5^1.85 of the pressure loss.
    expect(partOf(0, 1000, HYDRAULIC)(500)).toBeCloseTo(0.5 ** 1.85, 12);
    expect(partOf(7, 7, undefined)(7)).toBe(0.5);
  });

  test("keeps the order of values of any size", () => {
    for (const scale of scales) {
      fc.assert(
        fc.property(ranges(scale), fc.double({ min: 0, max: 1, noNaN: true }), ([min, max], share) => {
          const part = partOf(min, max, scale);
          const between =
            scale?.kind === "log"
              ? Math.exp(Math.log(min) * (1 - share) + Math.log(max) * share)
              : min * (1 - share) + max * share;
          expect(part(min)).toBeCloseTo(0, 9);
          expect(part(max)).toBeCloseTo(1, 9);
          expect(part(between)).toBeGreaterThanOrEqual(-1e-9);
          expect(part(between)).toBeLessThanOrEqual(1 + 1e-9);
        }),
      );
    }
  });

  test("has no place for 0 and below on a logarithm, and for nothing that is no number", () => {
    expect([-1, 0, 1e-300].map((value) => hasPlace(value, LOG))).toEqual([false, false, true]);
    expect([-1, 0, Number.NaN].map((value) => hasPlace(value, HYDRAULIC))).toEqual([true, true, false]);
  });

  test("goes back the way it came", () => {
    for (const scale of scales) {
      const { to, from } = spacingOf(scale);
      for (const value of [0.02, 1, 31.4, 5e6]) expect(from(to(value))).toBeCloseTo(value, 6);
    }
  });
});

describe("ticks of a logarithmic axis", () => {
  test("are decades, and their ones, twos and fives where there is room", () => {
    expect(texts(1, 100_000, 8, axisOf(LOG))).toEqual(["1", "10", "100", "1K", "10K", "100K"]);
    expect(texts(20, 1000, 8, axisOf(LOG))).toEqual(["20", "50", "100", "200", "500", "1,000"]);
    expect(texts(2, 8, 10, axisOf(LOG))).toEqual(["2", "3", "4", "5", "6", "7", "8"]);
    expect(texts(1e-12, 1e-3, 4, axisOf(LOG))).toEqual(["10⁻¹²", "10⁻⁹", "10⁻⁶", "10⁻³"]);
  });

  test("are linear within less than a step of a decade", () => {
    expect(texts(2.1, 2.4, 4, axisOf(LOG))).toEqual(["2.1", "2.2", "2.3", "2.4"]);
  });

  test("have the steps of the decade between them where these stand apart", () => {
    const grid = (length: number) => fineGrid([1, 100], axisOf(LOG), (value) => value, length);
    expect(grid(400)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(grid(80)).toEqual([1, 2, 5, 10, 20, 50, 100]);
    expect(grid(20)).toEqual([]);
  });
});

test("a range ends on round values that hold it", () => {
  expect(roundRange([23, 870], 5, LOG)).toEqual([20, 1000]);
  expect(roundRange([0.031, 0.058], 5, LOG)).toEqual([0.03, 0.06]);
  expect(roundRange([100, 100], 5, LOG)).toEqual([10, 1000]);
  expect(roundRange([430, 1480], 5, HYDRAULIC)).toEqual([0, 1500]);
  expect(roundRange([30, 40], 5, undefined)).toEqual([30, 40]);
  expect(roundRange([3, 40], 5, undefined)).toEqual([0, 40]);
  expect(niceRange(-1e308, 1e308, 5).every(Number.isFinite)).toBe(true);
});

test("a range holds its values, whatever they are", () => {
  for (const scale of scales) {
    fc.assert(
      fc.property(ranges(scale), fc.integer({ min: 2, max: 12 }), ([min, max], count) => {
        const [low, high] = roundRange([min, max], count, scale);
        expect(low).toBeLessThanOrEqual(min + 1e-9 * Math.abs(min));
        expect(high).toBeGreaterThanOrEqual(max - 1e-9 * Math.abs(max));
        expect(high).toBeGreaterThan(low);
      }),
    );
  }
});

test("a second axis has as many steps as the first", () => {
  expect(alignedRange([0.31, 0.91], 5).values).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
  fc.assert(
    fc.property(ranges(undefined), fc.integer({ min: 1, max: 9 }), ([min, max], steps) => {
      const { range, values } = alignedRange([min, max], steps);
      expect(range[0]).toBeLessThanOrEqual(min + 1e-9 * (max - min));
      expect(range[1]).toBeGreaterThanOrEqual(max - 1e-9 * (max - min));
      expect(values).toHaveLength(steps + 1);
    }),
  );
});

test("ticks ascend within the axis, at least two, each with a text of its own, on every scale", () => {
  for (const scale of scales) {
    fc.assert(
      fc.property(ranges(scale), fc.integer({ min: 2, max: 12 }), (extent, count) => {
        const [min, max] = roundRange(extent, count, scale);
        const marks = ticksDown([min, max], axisOf(scale), count, 40 * count, usd);
        expect(marks.length).toBeGreaterThanOrEqual(2);
        expect(marks.length).toBeLessThanOrEqual(2 * count + 2);
        marks.forEach(({ value, label }, index) => {
          const before = marks[index - 1];
          if (before) expect(value).toBeGreaterThan(before.value);
          expect(value).toBeGreaterThanOrEqual(min - 1e-9 * Math.abs(min));
          expect(value).toBeLessThanOrEqual(max + 1e-9 * Math.abs(max));
          expect(label).not.toMatch(/NaN|undefined|Infinity|-/);
        });
        expect(new Set(marks.map(({ label }) => label)).size).toBe(marks.length);
      }),
    );
  }
});

test("labels across an axis never touch, and there are two where two have room", () => {
  for (const scale of scales) {
    fc.assert(
      fc.property(ranges(scale), fc.integer({ min: 260, max: 1100 }), (extent, width) => {
        const range = roundRange(extent, 6, scale);
        const part = partOf(...range, scale);
        const place = (value: number) => 60 + part(value) * (width - 120);
        const marks = ticksAcross(range, axisOf(scale), place, { from: 0, to: width }, usd);
        expect(marks.length).toBeGreaterThanOrEqual(1);
        marks.forEach((tick, index) => {
          const next = marks[index + 1];
          if (!next) return;
          const room = (widthOf(tick.label) + widthOf(next.label)) / 2;
          expect(place(next.value) - place(tick.value)).toBeGreaterThanOrEqual(room);
        });
      }),
    );
  }
});

test("paper with N to the 1.85 has its ticks at equal flows, fewer where they crowd", () => {
  const part = partOf(0, 1600, HYDRAULIC);
  const place = (value: number) => 40 + part(value) * 700;
  const marks = ticksAcross([0, 1600], axisOf(HYDRAULIC), place, { from: 0, to: 760 }, usd);
  expect(marks.map(({ value }) => value)).toEqual([
    0, 400, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600,
  ]);
});

test("close values on an axis have different labels", () => {
  const money = axisTicks(1_000_000, 1_000_400, 4, { kind: "money" }, usd).map(({ label }) => label);
  expect(money).toEqual(["$1,000,000", "$1,000,100", "$1,000,200", "$1,000,300", "$1,000,400"]);
  expect(logTicks(5, 5.0001, 4).length).toBeGreaterThanOrEqual(2);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { niceRange } from "../../components/chart/axis-range.ts";
import { chartTable } from "../../components/chart/chart-table.ts";
import { shownChart } from "../../components/chart/converted-chart.ts";
import { frameOf } from "../../components/chart/frame.ts";
import { layersOf, totalAt } from "../../components/chart/layers.ts";
import { linePath, ringPath, slicesOf } from "../../components/chart/paths.ts";
import { homeOf, stopsOf, valueAt, xsOf } from "../../components/chart/reading.ts";
import { axisTicks } from "../../components/chart/ticks.ts";
import type { Line, LineChart, StackChart } from "../../lib/kit/calculator/chart.ts";
import type { ValueFormat } from "../../lib/kit/calculator/computation.ts";
import { formatOf } from "../../lib/kit/fields/quantity-format.ts";
import { quantity } from "../../lib/kit/quantities/quantity.ts";

const usd = { code: "USD", decimals: 2 };
const labels = (min: number, max: number, count: number, format: ValueFormat) =>
  axisTicks(min, max, count, format, usd).map(({ label }) => label);
const series = (id: string, points: Line["points"]): Line => ({ id, label: id, points });

describe("ticks", () => {
  test("are short, round and in the unit", () => {
    expect(labels(0, 400_000, 4, { kind: "money" })).toEqual(["$0", "$100K", "$200K", "$300K", "$400K"]);
    expect(labels(0, 1, 2, { kind: "money" })).toEqual(["$0.00", "$0.50", "$1.00"]);
    expect(labels(-2000, 2000, 2, { kind: "money" })).toEqual(["−$2,000", "$0", "$2,000"]);
    expect(labels(0, 0.3, 3, { kind: "percent" })).toEqual(["0%", "0.1%", "0.2%", "0.3%"]);
    expect(labels(0, 2_500_000, 2, { kind: "number" })).toEqual(["0", "1M", "2M"]);
    expect(labels(0, 7200, 4, { kind: "duration" })).toEqual(["0 min", "30 min", "1 h", "1 h 30 min", "2 h"]);
    expect(labels(1, 24, 4, { kind: "hour" })).toEqual(["06:00", "12:00", "18:00", "24:00"]);
    expect(labels(1, 24, 4, { kind: "hour", hours: 12 })).toEqual(["6 AM", "12 PM", "6 PM", "12 AM"]);
    expect(labels(0, 10, 5, { kind: "years" })).toEqual(["0", "2 yr", "4 yr", "6 yr", "8 yr", "10 yr"]);
    expect(labels(0, 1.5, 4, { kind: "years" })).toEqual(["0", "6 mo", "1 yr", "1 yr 6 mo"]);
  });

  test("of counts are whole", () => {
    expect(labels(0, 2, 8, { kind: "count" })).toEqual(["0", "1", "2"]);
  });

  test("of days are firsts of months and of years", () => {
    // 2026-11-22 and later.
    expect(labels(20_779, 20_779 + 100, 4, { kind: "day" })).toEqual([
      "Dec 2026",
      "Jan 2027",
      "Feb 2027",
      "Mar 2027",
    ]);
    expect(labels(20_779, 20_779 + 7300, 4, { kind: "day" })).toEqual(["2030", "2035", "2040", "2045"]);
    expect(labels(20_779, 20_782, 4, { kind: "day" })).toEqual(["Nov 22", "Nov 23", "Nov 24", "Nov 25"]);
  });

  test("of one value are that value", () => {
    expect(labels(3, 3, 5, { kind: "count" })).toEqual(["3"]);
    expect(niceRange(5000, 5000, 5)).toEqual([0, 5000]);
    expect(niceRange(0, 0, 5)).toEqual([0, 1]);
    expect(niceRange(-3, -3, 4)[1]).toBe(0);
  });

  test("lie within the range, ascending, whatever it is", () => {
    const kinds = ["money", "percent", "number", "count", "duration", "day"] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer({ min: -700_000, max: 2_000_000 }),
        fc.integer({ min: 1, max: 800_000 }),
        fc.integer({ min: 2, max: 12 }),
        (kind, min, span, count) => {
          const axis = axisTicks(min, min + span, count, { kind }, usd);
          expect(axis.length).toBeLessThan(3 * count + 3);
          axis.forEach(({ value, label }, i) => {
            expect(value).toBeGreaterThanOrEqual(min - 1e-6 * span);
            expect(value).toBeLessThanOrEqual(min + span * (1 + 1e-6));
            if (i > 0) expect(value).toBeGreaterThan(axis[i - 1]?.value ?? 0);
            expect(label).not.toMatch(/NaN|undefined|-/);
          });
        },
      ),
    );
  });
});

describe("stacks", () => {
  test("grow from zero, up and down", () => {
    const all = [
      series("a", [
        [0, 3],
        [1, 0],
      ]),
      series("b", [
        [0, -2],
        [1, 0],
      ]),
      series("c", [
        [0, 4],
        [1, 5],
      ]),
    ];
    const layers = layersOf(all, xsOf(all));
    expect(layers.map(({ spans }) => spans.map(({ low, high }) => [low, high]))).toEqual([
      [
        [0, 3],
        [0, 0],
      ],
      [
        [-2, 0],
        [0, 0],
      ],
      [
        [3, 7],
        [0, 5],
      ],
    ]);
    expect(totalAt(all, 0)).toBe(5);
  });

  test("a value of zero stays on top of what is below it", () => {
    const all = [
      series("start", [
        [0, 10],
        [1, 10],
      ]),
      series("interest", [
        [0, 0],
        [1, 2],
      ]),
    ];
    expect(layersOf(all, [0, 1])[1]?.spans[0]).toEqual({ x: 0, low: 10, high: 10 });
  });
});

test("values between two points lie on the line; none beyond the ends", () => {
  const one = series("a", [
    [0, 0],
    [10, 100],
  ]);
  expect([-1, 0, 2.5, 10, 11].map((x) => valueAt(one, x))).toEqual([undefined, 0, 25, 100, undefined]);
});

const titled = { id: "chart", title: "Chart", summary: "A chart." };
const WEIGHT = formatOf(quantity("mass", { si: ["pound"] }), { decimals: 1 });
const axes = {
  x: { label: "Year", format: { kind: "count" } },
  y: { label: "Weight", format: WEIGHT },
} as const;
const lineChart = (all: readonly Line[], more: Partial<LineChart> = {}): LineChart => ({
  ...titled,
  kind: "lines",
  ...axes,
  series: all,
  ...more,
});
const stackChart = (kind: StackChart["kind"], all: readonly Line[]): StackChart => ({
  ...titled,
  kind,
  ...axes,
  series: all,
});
const quantities = () => ({ symbol: "lb", fromBase: (value: number) => value * 2 });

test("a chart is drawn in its own unit and without what is no number", () => {
  const converted = shownChart(
    lineChart([
      series("a", [
        [0, 10],
        [1, Number.NaN],
        [2, 20],
      ]),
    ]),
    quantities,
  );
  if (converted.kind !== "lines") throw new Error("another kind");
  expect(converted.y.format).toEqual({ kind: "number", decimals: 1, suffix: "lb" });
  expect(converted.series[0]?.points).toEqual([
    [0, 20],
    [2, 40],
  ]);
});

test("a chart is read at the visitor's own point, else at its end", () => {
  const curve = lineChart([
    series("curve", [
      [0, 1],
      [1, 2],
      [2, 3],
    ]),
  ]);
  const curveWithPoint = { ...curve, point: { x: 0.5, y: 5, label: "You" } };
  expect(homeOf(curve, stopsOf(curve))).toBe(2);
  expect(stopsOf(curveWithPoint)).toEqual([0, 0.5, 1, 2]);
  expect(homeOf(curveWithPoint, stopsOf(curveWithPoint))).toBe(1);
  // The label counts as a place to read, too; the point itself comes first.
  const even = { ...curve, home: 0.25 };
  expect(stopsOf(even)[homeOf(even, stopsOf(even))]).toBe(0.25);
  expect(homeOf({ ...curveWithPoint, home: 2 }, stopsOf({ ...curveWithPoint, home: 2 }))).toBe(1);
});

test("a chart as a table", () => {
  const all = [
    series("a", [
      [0, 1],
      [1, 2],
    ]),
    series("b", [[1, 3]]),
  ];
  const converted = shownChart(stackChart("stacked-bars", all), quantities);
  expect(chartTable(converted).rows).toEqual([
    [0, 2, null, 2],
    [1, 4, 6, 10],
  ]);
  const parts = shownChart(
    {
      ...titled,
      kind: "parts",
      value: { label: "Weight", format: WEIGHT },
      parts: [
        { id: "a", label: "a", value: 1 },
        { id: "b", label: "b", value: 2 },
      ],
    },
    quantities,
  );
  expect(chartTable(parts)).toMatchObject({
    rows: [
      ["a", 2],
      ["b", 4],
    ],
    total: ["Total", 6],
  });
});

test("everything has its place within the drawing, at every width", () => {
  const all = [
    series(
      "a",
      Array.from({ length: 361 }, (_, i) => [i, 1e5 - 300 * i] as const),
    ),
  ];
  const marks = [
    { x: 98, label: "Insurance ends on request, payment 98" },
    { x: 110, label: "Insurance ends by itself" },
    { x: 359, label: "Paid off" },
  ];
  const money = { label: "Balance", format: { kind: "money" } } as const;
  for (const kind of ["lines", "stacked-areas", "stacked-bars"] as const) {
    for (const width of [200, 320, 390, 800, 1100]) {
      const original = kind === "lines" ? lineChart(all) : stackChart(kind, all);
      const converted = { ...original, y: money, marks };
      const xs = xsOf(all);
      const layers = kind === "lines" ? undefined : layersOf(all, xs);
      const frame = frameOf(converted, xs, layers, { width, height: 260 }, usd);
      if (!frame) throw new Error("no frame");
      for (const x of xs) {
        expect(frame.x(x)).toBeGreaterThanOrEqual(frame.left - 1e-6);
        expect(frame.x(x)).toBeLessThanOrEqual(frame.right + 1e-6);
      }
      expect(frame.xTicks.length).toBeGreaterThan(1);
      expect(frame.y(0)).toBeLessThanOrEqual(frame.bottom);
      expect(frame.y(1e5)).toBeGreaterThanOrEqual(frame.top);
      expect(new Set(frame.marks.map(({ row }) => row)).size).toBeLessThanOrEqual(3);
    }
  }
});

test("no points, one point and equal values have a frame or none, without NaN", () => {
  const size = { width: 400, height: 300 };
  const money = { y: { label: "Balance", format: { kind: "money" } } } as const;
  expect(frameOf(lineChart([series("a", [])], money), [], undefined, size, usd)).toBeUndefined();
  for (const value of [-7, 0, 7]) {
    for (const points of [
      [[3, value]],
      [
        [3, value],
        [4, value],
      ],
    ] as [number, number][][]) {
      const all = [series("a", points)];
      const frame = frameOf(lineChart(all, money), xsOf(all), undefined, size, usd);
      expect(Number.isFinite(frame?.y(value))).toBe(true);
      expect(Number.isFinite(frame?.x(3))).toBe(true);
    }
  }
});

test("paths", () => {
  expect(
    linePath([
      [0, 1],
      [2.005, 3.333333],
    ]),
  ).toBe("M0 1L2.01 3.33");
  expect(linePath([])).toBe("");
  expect(slicesOf([1, 2, 1])).toEqual([
    { from: 0, to: 0.25 },
    { from: 0.25, to: 0.75 },
    { from: 0.75, to: 1 },
  ]);
  expect(ringPath(0, 0.25, 50, 100)).toBe("M0 -100A100 100 0 0 1 100 0L50 0A50 50 0 0 0 0 -50Z");
  expect(ringPath(0, 1, 50, 100)).not.toContain("NaN");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barsIn, categoryFrameOf } from "../../components/chart/category-frame.ts";
import { hasVerticalBars, lyingHeight } from "../../components/chart/category-layout.ts";
import { chartTable } from "../../components/chart/chart-table.ts";
import { shownChart } from "../../components/chart/converted-chart.ts";
import { frameOf } from "../../components/chart/frame.ts";
import type { Place } from "../../components/chart/paths.ts";
import { placeLabels } from "../../components/chart/point-labels.ts";
import { keyTarget } from "../../components/chart/reader.tsx";
import { nearestPlace } from "../../components/chart/scatter-points.ts";
import { shortened, widthOf, wrapped } from "../../components/chart/text-size.ts";
import { thinnedCloud, thinnedIndexes, thinnedLine } from "../../components/chart/thin.ts";
import type { CategoryChart } from "../../lib/kit/calculator/chart.ts";
import { formatOf } from "../../lib/kit/fields/quantity-format.ts";
import { quantity } from "../../lib/kit/quantities/quantity.ts";
import { moody, pumps, quantities, rooms, supply } from "./fixtures.ts";

const usd = { code: "USD", decimals: 2 };

describe("labels of points", () => {
  const box = { left: 0, right: 300, top: 0, bottom: 200 };
  const points = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 200 }) }),
    {
      maxLength: 40,
    },
  );

  test("lie in the box, apart from each other and off every marker", () => {
    fc.assert(
      fc.property(points, (markers) => {
        const texts = markers.map((_, index) => `Pump ${index}`);
        const placed = placeLabels(
          markers.map((marker, index) => ({ ...marker, text: texts[index] ?? "" })),
          { box, markers },
        );
        const areas = placed.flatMap((place, index) => {
          if (!place) return [];
          const width = widthOf(texts[index] ?? "");
          const left = place.x - { start: 0, middle: width / 2, end: width }[place.anchor];
          return [{ left, right: left + width, top: place.y - 11, bottom: place.y + 2 }];
        });
        areas.forEach((area, index) => {
          expect(Math.min(area.left, 300 - area.right, area.top, 200 - area.bottom)).toBeGreaterThanOrEqual(
            0,
          );
          for (const other of areas.slice(index + 1)) {
            const isApart =
              area.right <= other.left ||
              other.right <= area.left ||
              area.bottom <= other.top ||
              other.bottom <= area.top;
            expect(isApart).toBe(true);
          }
          for (const { x, y } of markers) {
            expect(x > area.left && x < area.right && y > area.top && y < area.bottom).toBe(false);
          }
        });
      }),
    );
  });

  test("step aside for lines, and of too many only the first stands", () => {
    const lines = [{ x: 120, y: 100 }];
    const [place] = placeLabels([{ x: 100, y: 100, text: "Here" }], {
      box,
      markers: [{ x: 100, y: 100 }],
      lines,
    });
    expect(place?.anchor).toBe("end");
    const many = Array.from({ length: 100 }, (_, index) => ({ x: 3 * index, y: 2 * index, text: "N" }));
    expect(placeLabels(many, { box, markers: [] }).filter(Boolean)).toHaveLength(1);
  });
});

describe("many points", () => {
  const line = Array.from(
    { length: 10_000 },
    (_, index): Place => [index / 20, index === 4321 ? -99 : Math.sin(index)],
  );

  test("of a line keep its ends and its peaks, and not many more than the pixels", () => {
    const thinned = thinnedLine(line, 500);
    expect(thinned.length).toBeLessThanOrEqual(4 * 501);
    expect(thinned[0]).toEqual(line[0]);
    expect(thinned.at(-1)).toEqual(line.at(-1));
    expect(thinned).toContainEqual([4321 / 20, -99]);
    expect(thinnedLine(line.slice(0, 500), 500)).toHaveLength(500);
  });

  test("of a cloud keep one in each place", () => {
    expect(
      thinnedCloud(
        [
          [1, 1],
          [1.2, 1.1],
          [9, 9],
        ],
        2,
      ),
    ).toEqual([
      [1, 1],
      [9, 9],
    ]);
  });

  test("of a stack keep the first and the last", () => {
    expect(thinnedIndexes(10, 4)).toEqual([0, 3, 6, 9]);
    expect(thinnedIndexes(11, 4)).toEqual([0, 3, 6, 9, 10]);
    expect(thinnedIndexes(0, 4)).toEqual([]);
  });
});

describe("texts", () => {
  test("break between words into so many lines, and are cut in the last", () => {
    const room = widthOf("Meeting room");
    expect(wrapped("Meeting room upstairs", room, 2)).toEqual(["Meeting room", "upstairs"]);
    expect(wrapped("Meeting room upstairs on the left", room, 2)).toEqual([
      "Meeting room",
      expect.stringMatching(/^upst.*…$/),
    ]);
    expect(shortened("Kitchen", 500)).toBe("Kitchen");
    expect(wrapped("", 100, 2)).toEqual([""]);
  });
});

describe("bars over names", () => {
  const named = (names: readonly string[], bars: CategoryChart["bars"] = "beside"): CategoryChart => ({
    ...rooms,
    categories: { label: "Room", names },
    series: [{ id: "a", label: "A", values: names.map((_, index) => index) }],
    bars,
  });

  test("stand where the names have room below them, else they lie", () => {
    expect(hasVerticalBars(named(["Kitchen", "Bath", "Hall"]), false)).toBe(true);
    expect(hasVerticalBars(named(["Kitchen", "Bath", "Hall", "Living room", "Bedroom"]), false)).toBe(false);
    expect(hasVerticalBars(named(["Kitchen", "Bath", "Hall", "Living room", "Bedroom"]), true)).toBe(true);
    expect(hasVerticalBars(named(["Conference center"]), false)).toBe(true);
  });

  test("are as high as they need to be, known before they are drawn", () => {
    const sixty = named(Array.from({ length: 60 }, (_, index) => `Office ${index}`));
    const height = lyingHeight(sixty, false) ?? 0;
    const bars = barsIn(sixty);
    const frame = categoryFrameOf(sixty, bars, { width: 330, height }, false, usd);
    expect(frame.bottom).toBe(60 * frame.step);
    expect(frame.bottom).toBeLessThan(height);
    expect(frame.thickness + frame.offset).toBeLessThanOrEqual(frame.step);
    for (const { low, high } of bars) {
      expect(frame.value(low)).toBeGreaterThanOrEqual(frame.left - 1e-9);
      expect(frame.value(high)).toBeLessThanOrEqual(frame.right + 1e-9);
    }
  });

  test("are stacked upward and downward from 0, and left out where there is no value", () => {
    expect(barsIn(rooms).filter(({ category }) => category === 1)).toMatchObject([
      { low: 0, high: 100 },
      { low: -50, high: 0 },
    ]);
    expect(barsIn({ ...rooms, bars: "beside" }).filter(({ category }) => category === 2)).toMatchObject([
      { slot: 0, low: 0, high: 0 },
      { slot: 1, low: 0, high: 80 },
    ]);
  });
});

test("keys lead along the places, and down a list", () => {
  expect(keyTarget("ArrowRight", 3, 10)).toBe(4);
  expect(keyTarget("ArrowUp", 3, 10)).toBe(4);
  expect(keyTarget("ArrowDown", 3, 10)).toBe(2);
  expect(keyTarget("ArrowDown", 3, 10, true)).toBe(4);
  expect(keyTarget("PageUp", 3, 1000)).toBe(103);
  expect(keyTarget("PageDown", 3, 60, true)).toBe(15);
  expect(keyTarget("Home", 3, 10)).toBe(0);
  expect(keyTarget("End", 3, 10)).toBe(9);
  expect(keyTarget("a", 3, 10)).toBeUndefined();
});

test("a cloud is pointed at by the nearest of its points", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
    { x: 10, y: 90 },
  ];
  expect(nearestPlace(places, 12, 70)).toBe(2);
  expect(nearestPlace([], 1, 1)).toBeUndefined();
});

describe("a table", () => {
  test("of lines has named points at their place", () => {
    const { columns, rows } = chartTable(shownChart(supply, quantities));
    expect(columns.map(({ label }) => label)).toEqual(["Flow", "Supply", "Point", "Pressure"]);
    expect(rows.map(([x, , name]) => [Math.round(Number(x)), name])).toEqual([
      [0, ""],
      [600, "Demand"],
      [1000, ""],
      [1000, "Residual"],
    ]);
  });

  test("keeps what a logarithmic axis has no place for", () => {
    const series = [
      {
        id: "a",
        label: "A",
        points: [
          [1, -1],
          [2, 2],
        ] as const,
      },
    ];
    expect(chartTable({ ...moody, series }).rows).toEqual([
      [1, -1],
      [2, 2],
    ]);
  });

  test("of a cloud names points and groups, of bars the names with their sum", () => {
    expect(chartTable(pumps).rows).toEqual([
      ["A-4", "Series A", 4, 30],
      ["A-2", "Series A", 2, 20],
      [null, "Series B", 3, 25],
      ["Needed", null, 2.5, 24],
    ]);
    expect(chartTable(rooms).rows).toEqual([
      ["Kitchen", 300, 200, 500],
      ["Hall", 100, -50, 50],
      ["Hall", null, 80, 80],
    ]);
  });
});

test("axes are round in the unit shown, also in degrees", () => {
  const temperature = formatOf(quantity("temperature", { si: ["fahrenheit"] }));
  const converted = shownChart(
    {
      ...pumps,
      x: { label: "Temperature", format: temperature },
      series: [
        {
          id: "a",
          label: "A",
          points: [
            { x: 288, y: 1 },
            { x: 303, y: 2 },
          ],
        },
      ],
    },
    () => ({ symbol: "°F", fromBase: (kelvin) => (kelvin - 273.15) * 1.8 + 32 }),
  );
  if (converted.kind !== "scatter") throw new Error("another kind");
  const xs = converted.series.flatMap(({ points }) => points.map(({ x }) => x));
  const frame = frameOf(converted, xs, undefined, { width: 360, height: 300 }, usd);
  expect(frame?.xTicks.map(({ label }) => label)).toEqual(["60", "65", "70", "75", "80", "85"]);
  expect(frame?.names.x).toBe("Temperature (°F)");
});

test("a unit that runs the other way turns lines and regions around", () => {
  const consumption = formatOf(quantity("fuel-economy", { si: ["us-mile-per-gallon"] }));
  const chart = {
    ...moody,
    x: { label: "Consumption", format: consumption },
    bands: [{ axis: "x", from: 2, to: 5, label: "Band", tone: "good" }] as const,
    series: [
      {
        id: "a",
        label: "A",
        points: [
          [1, 10],
          [2, 20],
          [5, 50],
        ] as const,
      },
    ],
  };
  const reciprocal = shownChart(chart, () => ({ symbol: "mpg", fromBase: (value) => 10 / value }));
  expect(reciprocal).toMatchObject({
    series: [
      {
        points: [
          [2, 50],
          [5, 20],
          [10, 10],
        ],
      },
    ],
    bands: [{ from: 2, to: 5 }],
  });
  const open = { ...chart, bands: [{ axis: "x", from: 2, label: "Band", tone: "good" }] as const };
  const turned = shownChart(open, () => ({ symbol: "mpg", fromBase: (value) => 10 / value }));
  expect(turned.kind === "lines" && turned.bands).toEqual([
    { axis: "x", to: 5, label: "Band", tone: "good" },
  ]);
});

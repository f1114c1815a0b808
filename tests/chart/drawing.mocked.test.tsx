import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import ChartDrawing from "../../components/chart/chart.tsx";
import type { Chart, LineChart, ScatterChart } from "../../lib/kit/calculator/chart.ts";
import { fan, moody, pumps, quantities, rooms, supply, tariff, years } from "./fixtures.ts";

const size = vi.hoisted(() => ({ width: 640, height: 360 }));
vi.mock("../../components/chart/use-size.ts", () => ({ useSize: () => size }));

const usd = { code: "USD", decimals: 2 };

function renderChart(chart: Chart, width = 640): string {
  size.width = width;
  return renderToStaticMarkup(
    <ChartDrawing chart={chart} currency={usd} quantities={quantities} asTable={false} />,
  );
}

const valueTextOf = (chart: Chart): string | undefined =>
  /aria-valuetext="([^"]*)"/.exec(renderChart(chart))?.[1];

/** The texts of the page and of the drawing, in their order. */
const textsOf = (markup: string): readonly string[] =>
  markup
    .replace(/<[^>]*>/g, "\n")
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "");

describe("a chart is read", () => {
  test("first at its own point, else at its end", () => {
    // 75 − 30 · 0.6^1.85 psi on the straight line of the paper.
    expect(valueTextOf(supply)).toBe("Flow 600 gpm: Supply 63.34 psi, Demand");
    expect(valueTextOf(moody)).toBe("Reynolds number 1,000,000: Smooth 0.01");
    expect(valueTextOf(fan)).toBe("Air flow 1,000 L/s: Fan 300 Pa, Power (right axis) 0.8 kW");
    expect(valueTextOf(years)).toBe("Year 2: Principal $120.00, Interest $30.00, Total $150.00");
  });

  test("by its points where it is a cloud, by its names where it has names", () => {
    expect(valueTextOf(pumps)).toBe("Point Needed: Flow 2.5 L/s, Head 24 m");
    expect(valueTextOf(rooms)).toBe("Room Kitchen: Walls 300 W, Windows 200 W, Total 500 W");
  });

  test("by keys, as a slider", () => {
    expect(renderChart(pumps)).toContain(
      'role="slider" tabindex="0" aria-label="The pumps chart: read values"',
    );
  });
});

describe("the drawing", () => {
  test("has the ticks of its paper, and names what lies on it", () => {
    const texts = textsOf(renderChart(supply));
    for (const text of ["400", "800", "1,000", "Residual", "Demand", "at 600 gpm", "Flow (gpm)"])
      expect(texts).toContain(text);
  });

  test("names regions and their limits next to the values", () => {
    expect(textsOf(renderChart(moody))).toEqual(expect.arrayContaining(["Transitional", "2,300 to 4,000"]));
    expect(textsOf(renderChart(pumps))).toEqual(expect.arrayContaining(["Enough", "above 22 m"]));
  });

  test("has a bar for what lies between two values, a box for two of them, and names a line of equal merit", () => {
    const ranged: ScatterChart = {
      ...pumps,
      series: [
        {
          id: "a",
          label: "Series A",
          points: [
            { x: 4, y: 30, xRange: [3, 5] },
            { x: 2, y: 20, xRange: [1, 3], yRange: [10, 30] },
          ],
        },
      ],
      guides: [
        {
          id: "merit",
          label: "Equal merit",
          points: [
            [1, 10],
            [5, 30],
          ],
        },
      ],
    };
    const markup = renderChart(ranged);
    expect(textsOf(markup)).toContain("Equal merit");
    expect(markup).toMatch(/d="M[\d.]+ [\d.]+H[\d.]+" fill="none"/);
    expect(markup).toMatch(/d="M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+Z"/);
    expect(textsOf(renderChart(pumps))).not.toContain("Equal merit");
  });

  test("has steps that hold and then jump", () => {
    expect(renderChart(tariff)).toMatch(/d="M[\d. ]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+"/);
  });

  test("tells series apart by more than a colour", () => {
    const lines = renderChart(tariff).match(/stroke-dasharray="[^"]*"/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(renderChart(rooms)).toMatch(/fill="url\(#[^)]*-0\)".*fill="url\(#[^)]*-1\)"/s);
  });
});

const line = (points: LineChart["series"][number]["points"], more: Partial<LineChart> = {}): LineChart => ({
  ...tariff,
  series: [{ id: "a", label: "A", points }],
  ...more,
});
const log = { label: "Level", format: { kind: "number" }, scale: { kind: "log" } } as const;
const cloud = (points: ScatterChart["series"][number]["points"]): ScatterChart => {
  const { point: _, ...rest } = pumps;
  return { ...rest, series: [{ id: "a", label: "A", points }] };
};
const many = Array.from({ length: 10_000 }, (_, index) => index);

describe("bad and large data", () => {
  const bad: Readonly<Record<string, Chart>> = {
    "no series": { ...tariff, series: [] },
    "no points": line([]),
    "one point": line([[3, 5]]),
    "equal values": line([
      [1, 5],
      [2, 5],
    ]),
    zeros: line([
      [0, 0],
      [0, 0],
    ]),
    "no numbers": line([
      [Number.NaN, 1],
      [1, Number.POSITIVE_INFINITY],
    ]),
    "the largest doubles": line([
      [0, -1.7e308],
      [1, 1.7e308],
    ]),
    "the smallest doubles": line([
      [0, 5e-324],
      [1, 2e-320],
    ]),
    "all decades": line(
      [
        [1e-300, 1e-300],
        [1e300, 1e300],
      ],
      { x: log, y: log },
    ),
    "one point on logarithmic axes": line([[10, 10]], { x: log, y: log }),
    "negative values on a logarithmic axis": line(
      [
        [1, -1],
        [2, 0],
        [3, 4],
      ],
      { y: log },
    ),
    "a region outside": line(
      [
        [1, 1],
        [2, 2],
      ],
      { bands: [{ axis: "y", from: 90, to: 99, label: "Far", tone: "bad" }] },
    ),
    "ten thousand points": line(many.map((x) => [x, Math.sin(x)] as const)),
    "a cloud of ten thousand": cloud(
      many.map((x) => ({ x: Math.cos(x), y: Math.sin(x * x), label: `${x}` })),
    ),
    "an empty cloud": cloud([]),
    "ten thousand bars": {
      ...tariff,
      kind: "stacked-bars",
      series: [{ id: "a", label: "A", points: many.map((x) => [x, x]) }],
    },
    "no names": { ...rooms, categories: { label: "Room", names: [] } },
    "names without values": {
      ...rooms,
      series: [{ id: "a", label: "A", values: [] }],
    },
    "sixty long names": {
      ...rooms,
      categories: {
        label: "Room",
        names: many.slice(0, 60).map((n) => `Meeting room ${n} above the entrance hall`),
      },
      series: [{ id: "a", label: "A", values: many.slice(0, 60) }],
    },
  };

  for (const [name, chart] of Object.entries(bad)) {
    test(`${name}: no NaN, and not too much to draw`, () => {
      for (const width of [280, 900]) {
        const markup = renderChart(chart, width);
        expect(markup).not.toMatch(/NaN|Infinity|undefined/);
        expect(markup.length).toBeLessThan(600_000);
      }
      const table = renderToStaticMarkup(<ChartDrawing chart={chart} currency={usd} asTable />);
      expect(table).not.toMatch(/NaN|Infinity|undefined/);
    });
  }

  test("what a logarithmic axis has no place for is left out, and that is said", () => {
    const chart = bad["negative values on a logarithmic axis"];
    expect(chart && textsOf(renderChart(chart)).at(-1)).toMatch(
      /^2 points are not drawn: a logarithmic axis/,
    );
  });
});

test("a table has marks and regions too", () => {
  const table = renderToStaticMarkup(<ChartDrawing chart={moody} currency={usd} asTable />);
  expect(textsOf(table).slice(-2)).toEqual([
    "Turbulent: Reynolds number 100,000",
    "Transitional: Reynolds number 2,300 to 4,000",
  ]);
});

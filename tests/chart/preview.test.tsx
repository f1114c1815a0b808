import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Preview } from "../../components/chart/preview.tsx";
import { previewed } from "../../components/chart/preview-chart.ts";
import type { Chart, PartsChart, ScaleChart } from "../../lib/kit/calculator/chart.ts";
import { fan, moody, pumps, quantities, rooms, supply, tariff, years } from "./fixtures.ts";

const usd = { code: "USD", decimals: 2 };
const number = { kind: "number", significant: 3 } as const;

const parts = (count: number): PartsChart => ({
  id: "parts",
  title: "Parts",
  summary: "Made up.",
  kind: "parts",
  value: { label: "Load", format: number },
  parts: Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `Part ${index}`,
    value: index + 1,
  })),
});

const scale: ScaleChart = {
  id: "scale",
  title: "Scale",
  summary: "Made up.",
  kind: "scale",
  x: { label: "BMI", format: number },
  bands: [
    { from: 15, to: 18.5, label: "Under", tone: "caution" },
    { from: 18.5, to: 25, label: "Healthy", tone: "good" },
  ],
  value: { x: 22.5, label: "BMI" },
};

const renderPreview = (chart: Chart): string =>
  renderToStaticMarkup(<Preview chart={chart} currency={usd} quantities={quantities} />);

test.each<[string, Chart]>([
  ["lines on paper", supply],
  ["many lines", moody],
  ["lines on two axes", fan],
  ["a cloud", pumps],
  ["bars over names", rooms],
  ["stairs", tariff],
  ["a stack", years],
  ["parts", parts(3)],
  ["a scale", scale],
])("%s are drawn by the server, before any window has a size", (_, chart) => {
  const markup = renderPreview(chart);
  expect(markup).toMatch(/<(path|rect)[^>]* (d="M|width=")/);
  expect(markup).not.toContain("NaN");
  // It is for the eye: what reads values stands where the chart has its full size.
  expect(markup).not.toContain('role="slider"');
});

test("lines with a legend are not named in the drawing as well", () => {
  for (const { label } of fan.series) expect(renderPreview(fan).split(label)).toHaveLength(2);
});

test("parts have their shares of the whole", () => {
  expect([...renderPreview(parts(3)).matchAll(/([\d.]+)%<\/span>/g)].map(([, share]) => share)).toEqual([
    "16.7",
    "33.3",
    "50.0",
  ]);
});

test("the first chart that can be read when it is small stands beside the result", () => {
  expect(previewed([])).toBeUndefined();
  expect(previewed([parts(7), scale])).toBe(scale);
  expect(previewed([scale, parts(3)])).toBe(scale);
});

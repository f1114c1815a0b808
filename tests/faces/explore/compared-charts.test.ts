import { expect, test } from "vitest";
import { comparedCharts } from "../../../lib/faces/explore/compared-charts.ts";
import type { Chart } from "../../../lib/kit/calculator/chart.ts";
import { formOf } from "./solving.ts";

const axis = { label: "Years", format: { kind: "number" } } as const;
const lines = (points: readonly (readonly [number, number])[], label = "Balance"): Chart => ({
  kind: "lines",
  id: "balance",
  title: "Balance",
  summary: "",
  x: axis,
  y: { label, format: { kind: "money" } },
  series: [{ id: "balance", label: "Balance", points }],
});

test("the only line of a chart is drawn for each answer, under its name", () => {
  const [compared, ...others] = comparedCharts([
    {
      name: "A",
      charts: [
        lines([
          [0, 1],
          [1, 2],
        ]),
      ],
    },
    {
      name: "B: Bank",
      charts: [
        lines([
          [0, 1],
          [1, 3],
          [2, 5],
        ]),
      ],
    },
  ]);
  expect(others).toEqual([]);
  expect(compared?.label).toBe("Balance");
  expect(compared?.chart).toMatchObject({
    kind: "lines",
    x: axis,
    series: [
      {
        id: "A",
        label: "A",
        points: [
          [0, 1],
          [1, 2],
        ],
      },
      {
        id: "B: Bank",
        label: "B: Bank",
        points: [
          [0, 1],
          [1, 3],
          [2, 5],
        ],
      },
    ],
  });
});

test("other axes, another kind or no chart at all are not drawn together", () => {
  const scenario = { name: "A", charts: [lines([[0, 1]])] };
  expect(comparedCharts([scenario])).toEqual([]);
  expect(comparedCharts([scenario, { name: "B", charts: [] }])).toEqual([]);
  expect(comparedCharts([scenario, { name: "B", charts: [lines([[0, 1]], "Debt")] }])).toEqual([]);
});

test("parts of a whole are compared by their sum, then each by itself", async () => {
  const names = ["A", "B"];
  const forms = await Promise.all([formOf("savings"), formOf("savings", { rate: 6 })]);
  const compared = comparedCharts(
    forms.map(({ answer }, at) => ({ name: names[at] ?? "", charts: answer.charts ?? [] })),
  );
  const [chart] = forms[0].answer.charts ?? [];
  if (!chart || !("series" in chart)) throw new Error("no chart");
  expect(compared.length).toBeGreaterThanOrEqual(1);
  const [first] = compared;
  if (first?.chart.kind !== "lines") throw new Error("no lines");
  // The last point of the sum is the final balance itself.
  expect(first.chart.series.map(({ points }) => points.at(-1)?.[1])).toEqual([
    expect.closeTo(forms[0].answer.outputs.finalBalance as number, 2),
    expect.closeTo(forms[1].answer.outputs.finalBalance as number, 2),
  ]);
});

test("names of three answers are one list", () => {
  const charts = [
    lines([
      [0, 1],
      [1, 2],
    ]),
  ];
  const [compared] = comparedCharts(["A", "B: Bank", "C"].map((name) => ({ name, charts })));
  expect(compared?.chart.summary).toBe("Balance of A, B: Bank and C.");
});

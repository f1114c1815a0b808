import type { Chart, Point } from "../../kit/calculator/chart.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { GPM } from "../../units/constants.ts";
import type { Loads } from "./demand.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { SupplyTables } from "./tables.ts";

/** Plots the curves of Table E103.3(3) around these fixture units, with the building’s point. */
export function demandChart({ units, total, calculator }: Loads, { curves }: SupplyTables): Chart {
  const most = Math.max(20, units * 2);
  const line = (id: "tank" | "valve", label: string) => ({
    id,
    label,
    points: [
      ...(id === "tank" ? [[0, 0] as const] : []),
      ...curves[id].map(([fixtureUnits, gpm]): Point => [fixtureUnits, gpm * GPM]),
    ].filter(([fixtureUnits], at, all) => fixtureUnits <= most || (all[at - 1]?.[0] ?? 0) < most),
  });
  return {
    id: "demand",
    title: messages.supply.demandChart.title,
    ...concluded(
      units > 0
        ? messages.supply.demandChart.finding({
            units: { value: units, format: { ...formats.units, suffix: "fixture units" } },
            flow: { value: total.flow, format: formats.waterFlow },
          })
        : undefined,
    ),
    summary: messages.supply.demandChart.summary,
    kind: "lines",
    x: { label: messages.supply.demandChart.units, format: formats.units },
    y: { label: messages.supply.demandChart.demand, format: formats.waterFlow },
    series: [
      line("tank", messages.supply.demandChart.tanks),
      line("valve", messages.supply.demandChart.valves),
    ],
    point: { x: units, y: total.flow, label: messages.supply.demandChart.point },
    ...(calculator && {
      points: [{ x: units, y: calculator.flow, label: messages.supply.demandChart.calculator }],
    }),
  };
}

/** Loss between the main and the highest fixture, Pa. */
export interface Loss {
  label: string;
  value: number;
}

const pressureText = (value: number) => ({ value, format: formats.pressure });

/** Charts the pressure from the main to the fixture: bars show the rest and the loss. */
export function budgetChart(main: number, losses: readonly Loss[], needed: number): Chart {
  let left = main;
  const bars = losses.map(({ label, value }) => {
    left -= value;
    return { label, left, value };
  });
  const names = [
    messages.supply.budgetChart.atMain,
    ...bars.map(({ label }) => label),
    messages.supply.budgetChart.neededAtFixture,
  ];
  return {
    id: "budget",
    title: messages.supply.budgetChart.title,
    ...concluded(
      left >= needed
        ? messages.supply.budgetChart.left({
            left: pressureText(left),
            main: pressureText(main),
            needed: pressureText(needed),
          })
        : messages.supply.budgetChart.short(pressureText(needed - left)),
    ),
    summary: messages.supply.budgetChart.summary,
    kind: "categories",
    categories: { label: messages.supply.budgetChart.categories, names },
    y: { label: messages.supply.budgetChart.pressure, format: formats.pressure },
    series: [
      {
        id: "left",
        label: messages.supply.budgetChart.remaining,
        values: [main, ...bars.map((bar) => Math.max(0, Math.min(bar.left, bar.left + bar.value))), needed],
      },
      {
        id: "lost",
        label: messages.supply.budgetChart.lost,
        values: [null, ...bars.map(({ value }) => Math.abs(value)), null],
      },
    ],
    bars: "stacked",
  };
}

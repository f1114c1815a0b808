import type { Chart, Point } from "../../kit/calculator/chart.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { GPM } from "../../units/constants.ts";
import type { Loads } from "./demand.ts";
import { formats } from "./formats.ts";
import type { SupplyTables } from "./tables.ts";

/** The curves of Table E103.3(3) around these fixture units, with their own point. */
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
    title: "Demand by fixture units",
    ...concluded(
      units > 0
        ? sentence`${{ value: units, format: formats.units }} fixture units: a demand of ${{ value: total.flow, format: formats.flow }}`
        : undefined,
    ),
    summary:
      "Demand for a given number of supply fixture units by IPC Table E103.3(3), for mostly flush tanks and for mostly flushometer valves. The point is this building.",
    kind: "lines",
    x: { label: "Supply fixture units", format: formats.units },
    y: { label: "Demand", format: formats.flow },
    series: [line("tank", "Flush tanks"), line("valve", "Flushometer valves")],
    point: { x: units, y: total.flow, label: "These fixtures" },
    ...(calculator && {
      points: [{ x: units, y: calculator.flow, label: "Water Demand Calculator" }],
    }),
  };
}

/** A loss on the way from the main to the highest fixture, Pa. */
export interface Loss {
  label: string;
  value: number;
}

const pressureText = (value: number) => ({ value, format: formats.pressure });

/** The pressure from the main to the fixture, each bar what is left after a loss with the loss upon it. */
export function budgetChart(main: number, losses: readonly Loss[], needed: number): Chart {
  let left = main;
  const bars = losses.map(({ label, value }) => {
    left -= value;
    return { label, left, value };
  });
  const names = ["At the main", ...bars.map(({ label }) => label), "Needed at fixture"];
  return {
    id: "budget",
    title: "Pressure from the main to the highest fixture",
    ...concluded(
      left >= needed
        ? sentence`${pressureText(left)} left of ${pressureText(main)}; ${pressureText(needed)} needed`
        : sentence`Short by ${pressureText(needed - left)}`,
    ),
    summary:
      "Each bar shows one loss and the pressure left after it; the last bar is what the fixture needs.",
    kind: "categories",
    categories: { label: "From main to fixture", names },
    y: { label: "Pressure", format: formats.pressure },
    series: [
      {
        id: "left",
        label: "Remaining",
        values: [main, ...bars.map((bar) => Math.max(0, Math.min(bar.left, bar.left + bar.value))), needed],
      },
      { id: "lost", label: "Lost", values: [null, ...bars.map(({ value }) => Math.abs(value)), null] },
    ],
    bars: "stacked",
  };
}

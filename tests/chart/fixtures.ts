import type { CategoryChart, Chart, LineChart, ScatterChart } from "../../lib/kit/calculator/chart.ts";
import { formatOf, type QuantityFormat } from "../../lib/kit/fields/quantity-format.ts";
import { quantity } from "../../lib/kit/quantities/quantity.ts";

/** One made-up chart of each kind; no calculator has all of them. */

const titled = (id: string) => ({ id, title: `The ${id} chart`, summary: "A made-up chart." });
const number = (suffix?: string) => ({ kind: "number", significant: 4, ...(suffix && { suffix }) }) as const;

const FLOW = formatOf(quantity("volumetric-flow-rate", { si: ["us-gallon-per-minute"] }), { significant: 4 });
const PRESSURE = formatOf(quantity("pressure", { si: ["psi"] }), { significant: 4 });

/** Gallons per minute of cubic meters per second, and pounds per square inch of pascals. */
export const quantities = ({ converter }: QuantityFormat) =>
  converter === FLOW.converter
    ? { symbol: "gpm", fromBase: (value: number) => value / 6.30901964e-5 }
    : { symbol: "psi", fromBase: (value: number) => value / 6894.757293168 };
const flow = (gallons: number) => gallons * 6.30901964e-5;
const pressure = (psi: number) => psi * 6894.757293168;

/** A water supply of 75 psi static and 45 psi at 1,000 gpm: straight on this paper. */
export const supply: LineChart = {
  ...titled("supply"),
  kind: "lines",
  x: { label: "Flow", format: FLOW, scale: { kind: "power", exponent: 1.85 } },
  y: { label: "Pressure", format: PRESSURE },
  series: [
    {
      id: "supply",
      label: "Supply",
      points: [
        [0, pressure(75)],
        [flow(1000), pressure(45)],
      ],
    },
  ],
  points: [{ x: flow(1000), y: pressure(45), label: "Residual" }],
  point: { x: flow(600), y: pressure(51), label: "Demand" },
};

export const moody: LineChart = {
  ...titled("moody"),
  kind: "lines",
  x: { label: "Reynolds number", format: number(), scale: { kind: "log" } },
  y: { label: "Friction factor", format: number(), scale: { kind: "log" } },
  series: [
    {
      id: "smooth",
      label: "Smooth",
      points: [
        [1e4, 0.04],
        [1e6, 0.01],
      ],
    },
  ],
  bands: [{ axis: "x", from: 2300, to: 4000, label: "Transitional", tone: "caution" }],
  marks: [{ x: 1e5, label: "Turbulent" }],
};

export const fan: LineChart = {
  ...titled("fan"),
  kind: "lines",
  x: { label: "Air flow", format: number("L/s") },
  y: { label: "Pressure", format: number("Pa") },
  series: [
    {
      id: "fan",
      label: "Fan",
      points: [
        [0, 500],
        [1000, 300],
      ],
    },
  ],
  y2: {
    label: "Power",
    format: number("kW"),
    series: [
      {
        id: "power",
        label: "Power",
        points: [
          [0, 0.2],
          [1000, 0.8],
        ],
      },
    ],
  },
};

export const tariff: LineChart = {
  ...titled("tariff"),
  kind: "lines",
  x: { label: "Hour", format: { kind: "count" } },
  y: { label: "Price", format: { kind: "money" } },
  series: [
    {
      id: "day",
      label: "Weekday",
      shape: "step",
      points: [
        [0, 0.14],
        [6, 0.22],
        [24, 0.22],
      ],
    },
    {
      id: "end",
      label: "Weekend",
      points: [
        [0, 0.1],
        [12, 0.2],
        [24, 0.1],
      ],
    },
  ],
};

export const pumps: ScatterChart = {
  ...titled("pumps"),
  kind: "scatter",
  x: { label: "Flow", format: number("L/s") },
  y: { label: "Head", format: number("m") },
  series: [
    {
      id: "a",
      label: "Series A",
      points: [
        { x: 4, y: 30, label: "A-4" },
        { x: 2, y: 20, label: "A-2" },
      ],
    },
    { id: "b", label: "Series B", points: [{ x: 3, y: 25 }] },
  ],
  point: { x: 2.5, y: 24, label: "Needed" },
  bands: [{ axis: "y", from: 22, label: "Enough", tone: "good" }],
};

export const rooms: CategoryChart = {
  ...titled("rooms"),
  kind: "categories",
  categories: { label: "Room", names: ["Kitchen", "Hall", "Hall"] },
  y: { label: "Load", format: number("W") },
  series: [
    { id: "walls", label: "Walls", values: [300, 100, null] },
    { id: "windows", label: "Windows", values: [200, -50, 80] },
  ],
  bars: "stacked",
};

export const years: Chart = {
  ...titled("years"),
  kind: "stacked-bars",
  x: { label: "Year", format: { kind: "count" } },
  y: { label: "Paid", format: { kind: "money" } },
  series: [
    {
      id: "principal",
      label: "Principal",
      points: [
        [1, 100],
        [2, 120],
      ],
    },
    {
      id: "interest",
      label: "Interest",
      points: [
        [1, 50],
        [2, 30],
      ],
    },
  ],
};

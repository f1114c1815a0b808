import type { Line, LineChart, Point } from "../../kit/calculator/chart.ts";
import type { DuctSection } from "../../science/fluids/duct-section.ts";
import { equivalentDiameter, round } from "../../science/fluids/duct-section.ts";
import { FOOT_PER_MINUTE } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";
import type { Setting } from "./setting.ts";
import { figures, sizeText } from "./texts.ts";

/** Ratio of the window’s ends to the duct's own flow and friction rate. */
const [FLOWS, RATES] = [4, 12];
const POINTS = 33;
/** Neighboring sizes, and velocities, on each side. */
const [SIZES, SPEEDS] = [2, 1];

const VELOCITIES = {
  mm: { unit: 1, symbol: "m/s", values: [0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40] },
  in: {
    unit: FOOT_PER_MINUTE,
    symbol: "ft/min",
    values: [100, 200, 400, 600, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000, 6000, 8000],
  },
} as const;

export function frictionChart(flow: number, section: DuctSection, setting: Setting): LineChart {
  const { series } = setting.tables;
  const diameter = equivalentDiameter(section);
  const rateAt = (each: number, diameter: number) => setting.flowIn(each, round(diameter)).frictionRate;
  const rate = rateAt(flow, diameter);
  const flows = Array.from({ length: POINTS }, (_, at) => flow * FLOWS ** ((2 * at) / (POINTS - 1) - 1));
  const line = (id: string, label: string, diameterAt: (each: number) => number): Line => ({
    id,
    label,
    points: flows
      .map((each): Point => [each, rateAt(each, diameterAt(each))])
      .filter(([, y]) => y >= rate / RATES && y <= rate * RATES),
  });
  const sized = (size: number): Line => line(`size-${size}`, sizeText(round(size), series), () => size);

  const velocity = flow / ((Math.PI * diameter ** 2) / 4);
  const { unit, symbol, values } = VELOCITIES[series.symbol];
  const speed = (value: number): Line =>
    line(`velocity-${value}`, `${figures(value)} ${symbol}`, (each) =>
      Math.sqrt((4 * each) / (Math.PI * value * unit)),
    );
  const at = velocity / unit;
  return {
    id: "friction",
    title: messages.frictionChart.title,
    finding: messages.frictionChart.finding({
      rate: { value: rate, format: formats.frictionRate },
      flow: { value: flow, format: formats.airFlow },
    }),
    summary: messages.frictionChart.summary,
    kind: "lines",
    x: { label: messages.columns.airflow, format: formats.airFlow, scale: { kind: "log" } },
    y: { label: messages.columns.frictionRate, format: formats.frictionRate, scale: { kind: "log" } },
    series: [
      ...series.round
        .filter((size) => size < diameter * 0.999)
        .slice(-SIZES)
        .map(sized),
      line("own", sizeText(section, series), () => diameter),
      ...series.round
        .filter((size) => size > diameter * 1.001)
        .slice(0, SIZES)
        .map(sized),
      ...values
        .filter((value) => value <= at)
        .slice(-SPEEDS)
        .map(speed),
      ...values
        .filter((value) => value > at)
        .slice(0, SPEEDS)
        .map(speed),
    ].filter(({ points }) => points.length > 1),
    point: { x: flow, y: rate, label: messages.frictionChart.thisDuct },
  };
}

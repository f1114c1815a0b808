import type { DuctSection } from "../../fluids/duct-section.ts";
import { equivalentDiameter, round } from "../../fluids/duct-section.ts";
import type { LineChart } from "../chart.ts";
import { formats } from "./formats.ts";
import type { Setting } from "./setting.ts";
import { sizeText } from "./texts.ts";

/** From a quarter to twice the flow. */
const [FROM, TO, POINTS] = [0.25, 2, 36];

/** Friction rate over flow for the duct, the next round sizes below and above it, and the duct's own point. */
export function frictionChart(flow: number, section: DuctSection, setting: Setting): LineChart {
  const own = equivalentDiameter(section);
  const { series } = setting.tables;
  const below = series.round.filter((size) => size < own * 0.999).slice(-1);
  const above = series.round.filter((size) => size > own * 1.001).slice(0, 1);
  const line = (of: DuctSection): [number, number][] =>
    Array.from({ length: POINTS }, (_, index) => {
      const each = flow * (FROM + ((TO - FROM) * index) / (POINTS - 1));
      return [each, setting.flowIn(each, of).frictionRate];
    });
  const sized = (size: number) => ({
    id: `size-${size}`,
    label: sizeText(round(size), series),
    points: line(round(size)),
  });
  return {
    id: "friction",
    title: "Friction chart",
    summary:
      "The friction rate over the air flow, for this duct and the round sizes next to it. The point is this duct.",
    kind: "lines",
    x: { label: "Air flow", format: formats.flow },
    y: { label: "Friction rate", format: formats.rate },
    series: [
      ...below.map(sized),
      { id: "own", label: sizeText(section, series), points: line(section) },
      ...above.map(sized),
    ],
    point: { x: flow, y: setting.flowIn(flow, section).frictionRate, label: "This duct" },
  };
}

import type { Chart, Table } from "../../kit/calculator/computation.ts";
import type { DuctFlow } from "../../science/fluids/duct-flow.ts";
import type { DuctRun } from "../../science/fluids/duct-run.ts";
import type { DuctSection } from "../../science/fluids/duct-section.ts";
import type { Fitting } from "./fittings.ts";
import { formats } from "./formats.ts";
import type { Losses } from "./losses.ts";
import { messages } from "./messages.ts";
import type { SizeSeries } from "./sizes.ts";
import { sizeText } from "./texts.ts";

export interface RunSection {
  /** "2 Branch A" */
  title: string;
  before: number | undefined;
  airFlow: number;
  length: number;
  section: DuctSection;
  fittings: readonly Fitting[];
  flow: DuctFlow;
  losses: Losses;
}

/** Plots the pressure along the index run, from the fan to its end. */
export function runChart(sections: readonly RunSection[], run: DuctRun): Chart {
  let distance = 0;
  const points: [number, number][] = [[0, run.index.loss]];
  for (const index of run.index.path) {
    distance += sections[index]?.length ?? 0;
    points.push([distance, run.index.loss - (run.lossTo[index] ?? 0)]);
  }
  return {
    id: "pressure",
    title: messages.run.chart.title,
    finding: messages.run.chart.finding({
      loss: { value: run.index.loss, format: formats.pressureLoss },
      distance: { value: distance, format: formats.ductLength },
    }),
    summary: messages.run.chart.summary,
    kind: "lines",
    x: { label: messages.run.chart.distance, format: formats.ductLength },
    y: { label: messages.columns.totalPressure, format: formats.pressureLoss },
    series: [{ id: "pressure", label: messages.columns.totalPressure, points }],
  };
}

export const runTables = (sections: readonly RunSection[], run: DuctRun, series: SizeSeries): Table[] => [
  {
    id: "sections",
    title: messages.run.sections,
    columns: [
      { id: "section", label: messages.columns.section, format: formats.text },
      { id: "flow", label: messages.columns.airflow, format: formats.airFlow },
      { id: "size", label: messages.columns.size, format: formats.text },
      { id: "velocity", label: messages.columns.velocity, format: formats.airVelocity },
      { id: "rate", label: messages.columns.frictionRate, format: formats.frictionRate },
      { id: "friction", label: messages.columns.friction, format: formats.pressureLoss },
      { id: "coefficient", label: messages.columns.coefficients, format: formats.ratio },
      { id: "fittings", label: messages.columns.fittings, format: formats.pressureLoss },
      { id: "equipment", label: messages.columns.equipment, format: formats.pressureLoss },
      { id: "total", label: messages.columns.total, format: formats.pressureLoss },
      { id: "index", label: messages.columns.criticalPath, format: formats.text },
    ],
    rows: sections.map(({ title, airFlow, section, flow, losses }, index) => [
      title,
      airFlow,
      sizeText(section, series),
      flow.velocity,
      flow.frictionRate,
      losses.friction,
      losses.coefficient,
      losses.fittings,
      losses.equipment,
      losses.total,
      run.index.path.includes(index) ? messages.verdicts.meets : "",
    ]),
  },
  {
    id: "paths",
    title: messages.run.paths,
    columns: [
      { id: "path", label: messages.columns.path, format: formats.text },
      { id: "loss", label: messages.columns.totalPressure, format: formats.pressureLoss },
      { id: "damper", label: messages.columns.damperLoss, format: formats.pressureLoss },
    ],
    rows: run.ends.map(({ path, loss, excess }) => [
      path.map((index) => sections[index]?.title).join(" → "),
      loss,
      excess,
    ]),
  },
];

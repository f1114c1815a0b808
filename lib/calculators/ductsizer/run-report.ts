import type { Chart, Table } from "../../kit/calculator/computation.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import type { DuctFlow } from "../../science/fluids/duct-flow.ts";
import type { DuctRun } from "../../science/fluids/duct-run.ts";
import type { DuctSection } from "../../science/fluids/duct-section.ts";
import type { Fitting } from "./fittings.ts";
import { formats } from "./formats.ts";
import type { Losses } from "./losses.ts";
import type { SizeSeries } from "./sizes.ts";
import { sizeText } from "./texts.ts";

/** Section of a run with its results. */
export interface RunSection {
  /** "2 Branch A" */
  title: string;
  /** Index of the section before it; undefined at the fan. */
  before: number | undefined;
  airFlow: number;
  length: number;
  section: DuctSection;
  fittings: readonly Fitting[];
  flow: DuctFlow;
  losses: Losses;
}

/** The pressure that is left along the index run, from the fan to its end. */
export function runChart(sections: readonly RunSection[], run: DuctRun): Chart {
  let distance = 0;
  const points: [number, number][] = [[0, run.index.loss]];
  for (const index of run.index.path) {
    distance += sections[index]?.length ?? 0;
    points.push([distance, run.index.loss - (run.lossTo[index] ?? 0)]);
  }
  return {
    id: "pressure",
    title: "Total pressure along the critical path",
    finding: sentence`${{ value: run.index.loss, format: formats.pressure }} lost over ${{ value: distance, format: formats.length }}`,
    summary:
      "Fan total pressure remaining along the critical path; each section’s losses are spread over its length.",
    kind: "lines",
    x: { label: "Distance from the fan", format: formats.length },
    y: { label: "Total pressure", format: formats.pressure },
    series: [{ id: "pressure", label: "Total pressure", points }],
  };
}

export const runTables = (sections: readonly RunSection[], run: DuctRun, series: SizeSeries): Table[] => [
  {
    id: "sections",
    title: "Sections",
    columns: [
      { id: "section", label: "Section", format: formats.text },
      { id: "flow", label: "Airflow", format: formats.flow },
      { id: "size", label: "Size", format: formats.text },
      { id: "velocity", label: "Velocity", format: formats.velocity },
      { id: "rate", label: "Friction rate", format: formats.rate },
      { id: "friction", label: "Friction", format: formats.pressure },
      { id: "coefficient", label: "ΣC", format: formats.ratio },
      { id: "fittings", label: "Fittings", format: formats.pressure },
      { id: "equipment", label: "Equipment", format: formats.pressure },
      { id: "total", label: "Total", format: formats.pressure },
      { id: "index", label: "Critical path", format: formats.text },
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
      run.index.path.includes(index) ? "yes" : "",
    ]),
  },
  {
    id: "paths",
    title: "Paths and balancing",
    columns: [
      { id: "path", label: "Path", format: formats.text },
      { id: "loss", label: "Total pressure", format: formats.pressure },
      { id: "damper", label: "Damper loss", format: formats.pressure },
    ],
    rows: run.ends.map(({ path, loss, excess }) => [
      path.map((index) => sections[index]?.title).join(" → "),
      loss,
      excess,
    ]),
  },
];

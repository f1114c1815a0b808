import { type DuctRun, ductRun } from "../../fluids/duct-run.ts";
import { type DuctSection, equivalentDiameter, round } from "../../fluids/duct-section.ts";
import type { FieldProblem, Warning } from "../computation.ts";
import { chosenRound, isBeyond, needOf } from "./choose-size.ts";
import { fittingsOf } from "./fittings.ts";
import { fanOutputs, lossesOf, sheetOutputs } from "./losses.ts";
import type { Given, Inputs } from "./modes.ts";
import { type RunSection, runChart, runTables } from "./run-report.ts";
import { refused, type Setting } from "./setting.ts";
import { powerSteps, runSteps } from "./steps.ts";
import { flowText, sizeText } from "./texts.ts";
import { ductWarnings, fittingWarnings, systemWarnings } from "./warnings.ts";

type RunInputs = Inputs<"run">;

/** A system of sections: the total pressure of its index run. */
export function runAnswer(inputs: RunInputs, setting: Setting): Given<"run"> {
  const sections: RunSection[] = [];
  for (const index of inputs.sections.keys()) {
    const section = runSection(inputs, setting, index);
    if ("field" in section) return refused(section);
    sections.push(section);
  }
  const stray = inputs.sectionFittings.findIndex(({ section }) => section > sections.length);
  if (stray >= 0)
    return refused({
      field: `sectionFittings.${stray}.section`,
      message: `There are only sections 1 to ${sections.length}.`,
    });
  const run = ductRun(
    sections.map(({ losses }) => losses.total),
    sections.map(({ before }) => before),
  );
  return answer(inputs, setting, sections, run);
}

function runSection(inputs: RunInputs, setting: Setting, index: number): RunSection | FieldProblem {
  const row = inputs.sections[index];
  if (!row) throw new RangeError(`There is no section ${index}`);
  const at = (field: string): string => `sections.${index}.${field}`;
  const after = row.after ?? index;
  if (after > index)
    return { field: at("after"), message: "A section follows one that stands above it, or 0 for the fan." };
  const section = sectionOf(row, setting, at);
  if ("field" in section) return section;
  const own = inputs.sectionFittings.flatMap((each, place) =>
    each.section === index + 1 ? [{ each, place }] : [],
  );
  const fittings = fittingsOf(
    own.map(({ each }) => each),
    equivalentDiameter(section),
    setting.tables.fittings,
    "sectionFittings",
    (place) => own[place]?.place ?? 0,
  );
  if ("field" in fittings) return fittings;
  const flow = setting.flowIn(row.flow, section);
  return {
    title: `${index + 1} ${row.name ?? ""}`.trim(),
    before: after === 0 ? undefined : after - 1,
    airFlow: row.flow,
    length: row.length,
    section,
    fittings,
    flow,
    losses: lossesOf(flow, row.length + row.fittingLength, fittings, row.equipment),
  };
}

/** Round where there is only one measure, rectangular where there are both, sized where there is none. */
function sectionOf(
  { width, height, flow }: RunInputs["sections"][number],
  setting: Setting,
  at: (field: string) => string,
): DuctSection | FieldProblem {
  if (width !== undefined)
    return height === undefined ? round(width) : { shape: "rectangular", width, height };
  if (height !== undefined)
    return { field: at("width"), message: "Enter the width too, or leave out the height." };
  const need = needOf(flow, setting);
  return need
    ? chosenRound(need, setting.series)
    : { field: "frictionRate", message: "No duct between 1 mm and 50 m has this friction rate." };
}

function answer(
  inputs: RunInputs,
  setting: Setting,
  sections: readonly RunSection[],
  run: DuctRun,
): Given<"run"> {
  const flow = sections.reduce((sum, { before, airFlow }) => sum + (before === undefined ? airFlow : 0), 0);
  const pressure = run.index.loss;
  const longest = Math.max(...sections.map(({ length }) => length));
  return {
    ok: true,
    answer: {
      outputs: {
        fanPressure: pressure,
        fanFlow: flow,
        indexRun: run.index.path.map((index) => sections[index]?.title).join(" → "),
        ...fanOutputs(flow, pressure, setting.air.density, inputs),
        density: setting.air.density,
        ...sheetOutputs(sections, flow, inputs),
      },
      steps: [
        ...runSteps(
          run.index.path.flatMap((index) => sections[index] ?? []),
          pressure,
        ),
        ...powerSteps(flow, pressure, inputs),
      ],
      warnings: [
        ...sections.flatMap(({ section, flow: own, title }) =>
          ductWarnings(section, own, inputs, setting, `Section ${title}`),
        ),
        ...sections.flatMap(({ fittings, section, title }) =>
          fittingWarnings(fittings, section, `Section ${title}: `),
        ),
        ...sections.flatMap((each) => beyond(each, setting)),
        ...balance(sections),
        ...systemWarnings(inputs, pressure, longest),
      ],
      get charts() {
        return [runChart(sections, run)];
      },
      get tables() {
        return runTables(sections, run, setting.tables.series);
      },
    },
  };
}

const beyond = ({ section, title }: RunSection, { series, tables }: Setting): Warning[] =>
  isBeyond(section, series)
    ? [{ text: `Section ${title}: ${sizeText(section, tables.series)} is beyond the sizes of the list.` }]
    : [];

/** Where what follows a section does not carry its air on. */
const balance = (sections: readonly RunSection[]): Warning[] =>
  sections.flatMap(({ title, airFlow }, index) => {
    const after = sections.filter(({ before }) => before === index);
    const carried = after.reduce((sum, each) => sum + each.airFlow, 0);
    if (after.length === 0 || Math.abs(carried / airFlow - 1) < 0.005) return [];
    return [
      {
        text: `Section ${title} carries ${flowText(airFlow)}, the sections after it ${flowText(carried)}.`,
        level: "note" as const,
      },
    ];
  });

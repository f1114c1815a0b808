import { failure, type Result, success } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { type DuctRun, ductRun } from "../../science/fluids/duct-run.ts";
import { type DuctSection, round, sectionArea } from "../../science/fluids/duct-section.ts";
import { chosenRound, isBeyond, needOf } from "./choose-size.ts";
import { type FittingDetails, fittingsOf } from "./fittings.ts";
import type { OtherDuct } from "./joined-fittings.ts";
import { fanOutputs, lossesOf, sheetOutputs } from "./losses.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { type RunSection, runChart, runTables } from "./run-report.ts";
import type { Setting } from "./setting.ts";
import { powerSteps, runSteps } from "./steps.ts";
import { flowText, sizeText } from "./texts.ts";
import { ductWarnings, fittingWarnings, systemWarnings } from "./warnings.ts";

type RunInputs = Inputs<"run">;

export function runAnswer(inputs: RunInputs, setting: Setting): ModeResult<"run"> {
  const sized: SizedSection[] = [];
  const flows = sectionFlows(inputs.sections);
  for (const index of inputs.sections.keys()) {
    const section = sizedSection(inputs, setting, index, flows[index]);
    if (!section.ok) return section;
    sized.push(section.value);
  }
  const sections: RunSection[] = [];
  for (const index of inputs.sections.keys()) {
    const section = runSection(inputs, setting, sized, index);
    if (!section.ok) return section;
    sections.push(section.value);
  }
  const stray = inputs.sectionFittings.findIndex(({ section }) => section > sections.length);
  if (stray >= 0)
    return failure(`sectionFittings.${stray}.section`, messages.run.onlySections(sections.length));
  const run = ductRun(
    sections.map(({ losses }) => losses.total),
    sections.map(({ before }) => before),
  );
  return answer(inputs, setting, sections, run);
}

interface SizedSection {
  before: number | undefined;
  airFlow: number;
  section: DuctSection;
}

function sizedSection(
  inputs: RunInputs,
  setting: Setting,
  index: number,
  airFlow: number | undefined,
): Result<SizedSection> {
  const row = inputs.sections[index];
  if (!row) throw new RangeError(`There is no section ${index}`);
  const at = (field: string): string => `sections.${index}.${field}`;
  const after = sectionBefore(row, index);
  if (after > index) return failure(at("after"), messages.run.sectionAboveMissing);
  if (airFlow === undefined) return failure(at("flow"), messages.run.airflowMissing);
  const section = sectionOf({ ...row, flow: airFlow }, setting, at);
  if (!section.ok) return section;
  return success({ before: after === 0 ? undefined : after - 1, airFlow, section: section.value });
}

function runSection(
  inputs: RunInputs,
  setting: Setting,
  sized: readonly SizedSection[],
  index: number,
): Result<RunSection> {
  const [row, size] = [inputs.sections[index], sized[index]];
  if (!row || !size) throw new RangeError(`There is no section ${index}`);
  const further = inputs.sectionFittings.flatMap((each, place) =>
    each.section === index + 1 ? [{ each, path: `sectionFittings.${place}` }] : [],
  );
  const rows = [
    ...row.fittings.map((each, place) => ({ each, path: `sections.${index}.fittings.${place}` })),
    ...further,
  ];
  const { airFlow, section, before } = size;
  const fittingsResult = fittingsOf(
    rows.map(({ each }) => each),
    { flow: airFlow, section },
    setting.tables.fittings,
    (place) => rows[place]?.path ?? "",
    (_, details) => joinedSection(sized, index, details),
  );
  if (!fittingsResult.ok) return fittingsResult;
  const fittings = fittingsResult.value;
  const flow = setting.flowIn(airFlow, section);
  return success({
    title: `${index + 1} ${row.name ?? ""}`.trim(),
    before,
    airFlow,
    length: row.length,
    section,
    fittings,
    flow,
    losses: lossesOf(flow, row.length + row.fittingLength, fittings, row.equipment),
  });
}

/** Returns the duct that a fitting joins: the section before it, or, for a straight path, the branches. */
function joinedSection(
  sized: readonly SizedSection[],
  index: number,
  { junction }: FittingDetails,
): Result<OtherDuct> {
  const before = sized[index]?.before;
  const main = before === undefined ? undefined : sized[before];
  if (!main) return failure("fitting", messages.run.nothingUpstream);
  const mainArea = sectionArea(main.section);
  if (junction && main.airFlow < (sized[index]?.airFlow ?? 0))
    return failure("fitting", messages.run.upstreamCarriesLess);
  if (junction?.path !== "straight") return success({ flow: main.airFlow, area: mainArea });
  const branches = sized.filter((each, place) => each.before === before && place !== index);
  const area = branches.reduce((sum, { section }) => sum + sectionArea(section), 0);
  return area > 0
    ? success({ flow: main.airFlow, area, mainArea })
    : failure("fitting", messages.run.noBranch);
}

/** Returns a round duct for one dimension, a rectangular one for two, and a sized one for none. */
function sectionOf(
  { width, height, flow }: RunInputs["sections"][number] & { flow: number },
  setting: Setting,
  at: (field: string) => string,
): Result<DuctSection> {
  if (width !== undefined)
    return height === undefined ? success(round(width)) : success({ shape: "rectangular", width, height });
  if (height !== undefined) return failure(at("width"), messages.run.widthMissing);
  const need = needOf(flow, setting);
  return need ? success(chosenRound(need, setting.series)) : failure("frictionRate", messages.sizes.noDuct);
}

function answer(
  inputs: RunInputs,
  setting: Setting,
  sections: readonly RunSection[],
  run: DuctRun,
): ModeResult<"run"> {
  const flow = sections.reduce((sum, { before, airFlow }) => sum + (before === undefined ? airFlow : 0), 0);
  const pressure = run.index.loss;
  const longest = Math.max(...sections.map(({ length }) => length));
  return {
    ok: true,
    value: {
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
        ...sections.flatMap(({ section, flow: ductFlow, title }) =>
          ductWarnings(section, ductFlow, inputs, setting, messages.run.section(title)),
        ),
        ...sections.flatMap(({ fittings, section, title }) =>
          fittingWarnings(fittings, section, messages.run.section(title)),
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
    ? [
        {
          text: messages.run.beyondStandard({ section: title, size: sizeText(section, tables.series) }),
        },
      ]
    : [];

/** Warns of sections whose downstream sections do not carry the same air flow. */
const balance = (sections: readonly RunSection[]): Warning[] =>
  sections.flatMap(({ title, airFlow }, index) => {
    const after = sections.filter(({ before }) => before === index);
    const carried = after.reduce((sum, each) => sum + each.airFlow, 0);
    if (after.length === 0 || Math.abs(carried / airFlow - 1) < 0.005) return [];
    return [
      {
        text: messages.run.flowsDiffer({
          section: title,
          airflow: flowText(airFlow),
          downstream: flowText(carried),
        }),
        level: "note" as const,
      },
    ];
  });

/** Entered data of a section: its flow, m³/s, and the number of the section before it, 0 for the fan. */
interface Section {
  after: number | undefined;
  flow: number | undefined;
}

/** Returns the number of the section before it; the row above if none was entered. */
const sectionBefore = ({ after }: Section, index: number): number => after ?? index;

/**
 * Returns the flow of each section, m³/s: the entered one, else the sum of the downstream sections; undefined
 * if neither is available.
 */
function sectionFlows(sections: readonly Section[]): readonly (number | undefined)[] {
  const flows = sections.map(({ flow }) => flow);
  // Sections follow those above them: from the last one upward, each flow is complete when it is added.
  for (const [index, section] of [...sections.entries()].reverse()) {
    const flow = flows[index];
    const before = sectionBefore(section, index) - 1;
    if (flow === undefined || before < 0 || before >= index) continue;
    if (sections[before]?.flow === undefined) flows[before] = (flows[before] ?? 0) + flow;
  }
  return flows;
}

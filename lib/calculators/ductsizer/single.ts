import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import {
  aspectRatio,
  type DuctSection,
  equivalentDiameter,
  hydraulicDiameter,
  round,
} from "../../science/fluids/duct-section.ts";
import { rectangularCandidates, roundCandidates } from "./candidates.ts";
import { carriedFlow } from "./carried-flow.ts";
import { chosenFlat, chosenRound, isBeyond, type Need, needOf, roundNeed } from "./choose-size.ts";
import type { Fitting } from "./fittings.ts";
import { formats } from "./formats.ts";
import { frictionChart } from "./friction-chart.ts";
import { fanOutputs, lossesOf, sheetOutputs } from "./losses.ts";
import { messages } from "./messages.ts";
import type { Inputs, KnownInputs, ModeResult, SingleInputs, SizedInputs } from "./modes.ts";
import type { Setting } from "./setting.ts";
import { singleFittings } from "./single-fittings.ts";
import { fittingSteps, flowSteps, lossSteps, sizeStep } from "./steps.ts";
import { sizeText } from "./texts.ts";
import { ductWarnings, fittingWarnings, systemWarnings } from "./warnings.ts";

interface AnswerRequest<O> {
  flow: number;
  outputs: O;
  steps: readonly Step[];
  tables?: () => (Table | undefined)[];
}

export function sizedAnswer(inputs: SizedInputs, setting: Setting): ModeResult<"friction"> {
  const { flow, maxAspect } = inputs;
  const need = needOf(flow, setting);
  if (!need) return failure("frictionRate", messages.sizes.noDuct);
  const sectionResult = sized(inputs, setting, need);
  if (!sectionResult.ok) return sectionResult;
  const section = sectionResult.value;
  return ductAnswer(inputs, setting, section, {
    flow,
    outputs: { size: sizeText(section, setting.tables.series), neededDiameter: roundNeed(need) },
    steps: [sizeStep(need, section, setting)],
    tables: () => [
      roundCandidates(flow, need, setting),
      rectangularCandidates(flow, need, setting, maxAspect),
    ],
  });
}

function sized({ shape, height }: SizedInputs, { series }: Setting, need: Need): Result<DuctSection> {
  if (shape === "round") return success(chosenRound(need, series));
  const flat = chosenFlat(shape, height, need, series);
  return flat ? success(flat) : failure("height", messages.sizes.tooFlat);
}

export function knownAnswer(inputs: Inputs<"size">, setting: Setting): ModeResult<"size"> {
  const sectionResult = knownSection(inputs);
  if (!sectionResult.ok) return sectionResult;
  const section = sectionResult.value;
  return ductAnswer(inputs, setting, section, { flow: inputs.flow, outputs: {}, steps: [] });
}

export function flowAnswer(inputs: Inputs<"flow">, setting: Setting): ModeResult<"flow"> {
  const sectionResult = knownSection(inputs);
  if (!sectionResult.ok) return sectionResult;
  const section = sectionResult.value;
  const carriedResult = carriedFlow(inputs, setting, section);
  if (!carriedResult.ok) return carriedResult;
  const { flow, step } = carriedResult.value;
  return ductAnswer(inputs, setting, section, { flow, outputs: { airFlow: flow }, steps: [step] });
}

function knownSection({ shape, diameter, ductWidth, ductHeight }: KnownInputs): Result<DuctSection> {
  if (shape === "round") return success(round(diameter));
  if (shape === "oval" && ductWidth < ductHeight) return failure("ductWidth", messages.sizes.axesSwapped);
  return success({ shape, width: ductWidth, height: ductHeight });
}

function ductAnswer<O extends object>(
  inputs: SingleInputs,
  setting: Setting,
  section: DuctSection,
  request: AnswerRequest<O>,
) {
  const { flow } = request;
  const fittingsResult = singleFittings(inputs.fittings, setting, section, flow);
  if (!fittingsResult.ok) return fittingsResult;
  const fittings = fittingsResult.value;
  const { length } = inputs;
  const { density } = setting.air;
  const ductFlow = setting.flowIn(flow, section);
  const losses = lossesOf(ductFlow, length + inputs.fittingLength, fittings, inputs.equipment);
  return {
    ok: true as const,
    value: {
      outputs: {
        ...request.outputs,
        ...sectionOutputs(section),
        frictionRate: ductFlow.frictionRate,
        velocity: ductFlow.velocity,
        velocityPressure: ductFlow.velocityPressure,
        reynolds: ductFlow.reynolds,
        frictionFactor: ductFlow.frictionFactor,
        ...(ductFlow.correction !== 1 && { correction: ductFlow.correction }),
        frictionLoss: losses.friction,
        fittingLoss: losses.fittings,
        totalPressure: losses.total,
        ...fanOutputs(flow, losses.total, density, inputs),
        density,
        ...sheetOutputs([{ section, length }], flow, inputs),
      },
      steps: [
        ...request.steps,
        ...flowSteps(flow, section, ductFlow, setting, inputs),
        ...fittingSteps(fittings),
        ...lossSteps(flow, length + inputs.fittingLength, ductFlow, losses, density, inputs),
      ],
      warnings: [
        ...ductWarnings(section, ductFlow, inputs, setting),
        ...fittingWarnings(fittings, section),
        ...beyondWarning(section, setting),
        ...systemWarnings(inputs, losses.total, length),
      ],
      get charts() {
        return [frictionChart(flow, section, setting)];
      },
      get tables() {
        return [
          ...(request.tables?.() ?? []),
          fittings.length > 0 ? fittingTable(fittings, ductFlow.velocityPressure) : undefined,
        ].filter((table) => table !== undefined);
      },
    },
  };
}

function sectionOutputs(section: DuctSection) {
  if (section.shape === "round") return { diameter: section.diameter };
  const { width, height } = section;
  return {
    width,
    height,
    equivalentDiameter: equivalentDiameter(section),
    hydraulicDiameter: hydraulicDiameter(section),
    aspectRatio: aspectRatio(section),
  };
}

const beyondWarning = (section: DuctSection, { series, tables }: Setting): Warning[] =>
  isBeyond(section, series)
    ? [
        {
          text: messages.sizes.beyondStandard(sizeText(section, tables.series)),
        },
      ]
    : [];

const fittingTable = (fittings: readonly Fitting[], velocityPressure: number): Table => ({
  id: "fittings",
  title: messages.columns.fittings,
  columns: [
    { id: "fitting", label: messages.columns.fitting, format: formats.text },
    { id: "number", label: messages.columns.quantity, format: { kind: "count" } },
    { id: "coefficient", label: messages.columns.coefficientEach, format: formats.ratio },
    { id: "loss", label: messages.columns.loss, format: formats.pressureLoss },
  ],
  rows: fittings.map(({ label, number, coefficient }) => [
    label,
    number,
    coefficient,
    number * coefficient * velocityPressure,
  ]),
});

import {
  aspectRatio,
  type DuctSection,
  equivalentDiameter,
  hydraulicDiameter,
  round,
} from "../../fluids/duct-section.ts";
import type { Computation, FieldProblem, Table, Warning } from "../computation.ts";
import { rectangularCandidates, roundCandidates } from "./candidates.ts";
import { chosenFlat, chosenRound, isBeyond, type Need, needOf, roundNeed } from "./choose-size.ts";
import { formats } from "./formats.ts";
import { frictionChart } from "./friction-chart.ts";
import { type Fitting, fanOutputs, fittingsOf, lossesOf, sheetOutputs } from "./losses.ts";
import { type Inputs, refused, type Setting } from "./setting.ts";
import { flowSteps, lossSteps, sizeStep } from "./steps.ts";
import { sizeText } from "./texts.ts";
import { ductWarnings, fittingWarnings, systemWarnings } from "./warnings.ts";

/** One duct: sized by friction or velocity, or of a known size. */
export function singleAnswer(inputs: Inputs, setting: Setting): Computation {
  const need = inputs.mode === "size" ? undefined : needOf(inputs.flow, setting);
  if (inputs.mode !== "size" && !need)
    return refused({
      field: "frictionRate",
      message: "No duct between 1 mm and 50 m has this friction rate.",
    });
  const section = need ? sized(inputs, setting, need) : known(inputs);
  if ("field" in section) return refused(section);
  const fittings = fittingsOf(inputs.fittings, equivalentDiameter(section), "fittings");
  if ("field" in fittings) return refused(fittings);
  return answer(inputs, setting, section, need, fittings);
}

function known({ shape, diameter, ductWidth, ductHeight }: Inputs): DuctSection | FieldProblem {
  if (shape === "round") return round(diameter);
  if (shape === "oval" && ductWidth < ductHeight)
    return {
      field: "ductWidth",
      message: "The major axis of a flat oval is not shorter than the minor one.",
    };
  return { shape, width: ductWidth, height: ductHeight };
}

function sized({ shape, height }: Inputs, { series }: Setting, need: Need): DuctSection | FieldProblem {
  if (shape === "round") return chosenRound(need, series);
  return (
    chosenFlat(shape, height, need, series) ?? {
      field: "height",
      message: "A duct of this height would have to be more than 1,000 times as wide.",
    }
  );
}

function answer(
  inputs: Inputs,
  setting: Setting,
  section: DuctSection,
  need: Need | undefined,
  fittings: readonly Fitting[],
): Computation {
  const { flow, length } = inputs;
  const found = setting.flowIn(flow, section);
  const losses = lossesOf(found, length + inputs.fittingLength, fittings, inputs.equipment);
  const isRound = section.shape === "round";
  return {
    ok: true,
    answer: {
      outputs: {
        ...(need && { size: sizeText(section, setting.series), neededDiameter: roundNeed(need) }),
        ...(isRound ? { diameter: section.diameter } : { width: section.width, height: section.height }),
        frictionRate: found.frictionRate,
        velocity: found.velocity,
        velocityPressure: found.velocityPressure,
        ...(!isRound && {
          equivalentDiameter: found.diameter,
          hydraulicDiameter: hydraulicDiameter(section),
          aspectRatio: aspectRatio(section),
        }),
        reynolds: found.reynolds,
        frictionFactor: found.frictionFactor,
        ...(found.correction !== 1 && { correction: found.correction }),
        frictionLoss: losses.friction,
        fittingLoss: losses.fittings,
        totalPressure: losses.total,
        ...fanOutputs(flow, losses.total, setting.air.density, inputs),
        density: setting.air.density,
        ...sheetOutputs([{ section, length }], flow, inputs),
      },
      steps: [
        ...(need ? [sizeStep(need, section, setting)] : []),
        ...flowSteps(flow, section, found, setting, inputs),
        ...lossSteps(flow, length + inputs.fittingLength, found, losses, setting.air.density, inputs),
      ],
      warnings: [
        ...ductWarnings(section, found, inputs, setting),
        ...fittingWarnings(fittings, section),
        ...beyondWarning(section, setting),
        ...systemWarnings(inputs, losses.total, length),
      ],
      get charts() {
        return [frictionChart(flow, section, setting)];
      },
      get tables() {
        return tablesOf(inputs, setting, need, fittings, found.velocityPressure);
      },
    },
  };
}

const beyondWarning = (section: DuctSection, { series }: Setting): Warning[] =>
  isBeyond(section, series)
    ? [
        {
          text: `${sizeText(section, series)} is beyond the sizes of the list. Ask a manufacturer, or use two ducts.`,
        },
      ]
    : [];

function tablesOf(
  { flow, maxAspect }: Inputs,
  setting: Setting,
  need: Need | undefined,
  fittings: readonly Fitting[],
  velocityPressure: number,
): Table[] {
  const candidates = need
    ? [roundCandidates(flow, need, setting), rectangularCandidates(flow, need, setting, maxAspect)]
    : [];
  return [
    ...candidates.filter((table) => table !== undefined),
    ...(fittings.length > 0 ? [fittingTable(fittings, velocityPressure)] : []),
  ];
}

const fittingTable = (fittings: readonly Fitting[], velocityPressure: number): Table => ({
  id: "fittings",
  title: "Fittings",
  columns: [
    { id: "fitting", label: "Fitting", format: formats.text },
    { id: "number", label: "Number", format: { kind: "count" } },
    { id: "coefficient", label: "C of each", format: formats.ratio },
    { id: "loss", label: "Loss", format: formats.pressure },
  ],
  rows: fittings.map(({ label, number, coefficient }) => [
    label,
    number,
    coefficient,
    number * coefficient * velocityPressure,
  ]),
});

import type { DataRecord } from "../../core/data/records.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import {
  CRANE_ROUGHNESS,
  craneCoefficient,
  craneFactor,
  darbyCoefficient,
  hooperCoefficient,
} from "../../science/fluids/pipe-fittings.ts";
import type { PipeFlow } from "../../science/fluids/pipe-flow.ts";
import { INCH } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import type { KnownPipe } from "./pipe.ts";
import { reducerCoefficient, reducerKind, reducerSteps } from "./reducers.ts";
import { step } from "./step.ts";

type Method = Inputs["fittingMethod"];
type Row = Inputs["fittings"][number];

/** Rule for a coefficient. */
interface Law {
  coefficient: (flow: PipeFlow, pipe: KnownPipe) => number;
  steps?: (flow: PipeFlow, pipe: KnownPipe, title: string) => Step[];
}

export interface Fitting extends Law {
  label: string;
  number: number;
  by: string;
  /** True if the form’s method has no data for this fitting. */
  isOther: boolean;
}

/** Methods to fall back on, in this order, if the selected one has no data for a fitting. */
const INSTEAD: readonly Method[] = ["crane", "k", "3k", "2k"];

export function fittingsOf({ fittings, fittingMethod }: Inputs): Result<Fitting[], Sentence> {
  const list: Fitting[] = [];
  for (const [index, row] of fittings.entries()) {
    if (row.number === 0) continue;
    const fitting = fittingOf(row, fittingMethod);
    if (!fitting)
      return reducerKind(row.fitting?.id)
        ? failure(`fittings.${index}.endDiameter`, messages.fittings.endDiameterMissing)
        : failure(`fittings.${index}.coefficient`, messages.fittings.coefficientMissing);
    list.push(fitting);
  }
  return success(list);
}

function fittingOf(
  { fitting, number, coefficient, equivalentLength, endDiameter, coneAngle }: Row,
  method: Method,
): Fitting | undefined {
  const about = { label: fitting?.label ?? messages.fittings.custom, number, isOther: false };
  if (coefficient !== undefined)
    return { ...about, by: messages.fittings.customCoefficient, coefficient: () => coefficient };
  if (equivalentLength !== undefined)
    return { ...about, by: messages.fittings.customLength, ...ownLength(equivalentLength) };
  if (!fitting) return undefined;
  const kind = reducerKind(fitting.id);
  if (kind) {
    if (endDiameter === undefined) return undefined;
    const reducer = { kind, other: endDiameter, angle: coneAngle };
    return {
      ...about,
      by: messages.fittings.methods.crane,
      coefficient: (_, pipe) => reducerCoefficient(reducer, pipe),
      steps: (_, pipe, title) => reducerSteps(reducer, pipe, title),
    };
  }
  for (const by of [method, ...INSTEAD]) {
    const law = lawOf(fitting, by);
    if (law) return { ...about, by: messages.fittings.methods[by], isOther: by !== method, ...law };
  }
  return undefined;
}

const ownLength = (length: number): Law => ({
  coefficient: ({ frictionFactor }, { diameter }) => (frictionFactor * length) / diameter,
  steps: ({ frictionFactor: f }, { diameter: D }, title) => [
    step("ownLength", { K: (f * length) / D, f, L_e: length, D }, title),
  ],
});

/** Returns the rule for a listed fitting by a method; undefined if the method has no data for it. */
function lawOf({ figures = {} }: DataRecord, method: Method): Law | undefined {
  const { coefficient, craneRatio: n } = figures;
  if (method === "k") return coefficient === undefined ? undefined : { coefficient: () => coefficient };
  if (method === "2k") return hooperLaw(figures.hooperLaminar, figures.hooperTurbulent);
  if (method === "3k") return darbyLaw(figures.darbyLaminar, figures.darbyTurbulent, figures.darbySize);
  if (n === undefined) return undefined;
  if (method === "crane")
    return {
      coefficient: (_, { diameter }) => craneCoefficient(n, diameter),
      steps: (_, { diameter: D }, title) => {
        const f_T = craneFactor(D);
        return [
          step("craneFactor", { f_T, D, eps_s: CRANE_ROUGHNESS }),
          step("craneCoefficient", { K: n * f_T, n, f_T }, title),
        ];
      },
    };
  return {
    coefficient: ({ frictionFactor }) => frictionFactor * n,
    steps: ({ frictionFactor: f }, _, title) => [step("lengthCoefficient", { K: f * n, f, n }, title)],
  };
}

function hooperLaw(laminar: number | undefined, turbulent: number | undefined): Law | undefined {
  if (laminar === undefined || turbulent === undefined) return undefined;
  const at = (reynolds: number, diameter: number) =>
    hooperCoefficient({ laminar, turbulent }, reynolds, diameter);
  return {
    coefficient: ({ reynolds }, { diameter }) => at(reynolds, diameter),
    steps: ({ reynolds: Re }, { diameter: D }, title) => [
      step("hooper", { K: at(Re, D), K_1: laminar, Re, K_i: turbulent, D }, title),
    ],
  };
}

function darbyLaw(
  laminar: number | undefined,
  turbulent: number | undefined,
  size: number | undefined,
): Law | undefined {
  if (laminar === undefined || turbulent === undefined || size === undefined) return undefined;
  const at = (reynolds: number, nominal: number) =>
    darbyCoefficient({ laminar, turbulent, size }, reynolds, nominal);
  return {
    coefficient: ({ reynolds }, { nominal }) => at(reynolds, nominal),
    steps: ({ reynolds: Re }, { nominal }, title) => [
      step(
        "darby",
        { K: at(Re, nominal), K_1: laminar, Re, K_i: turbulent, K_d: size, N: nominal * INCH },
        title,
      ),
    ],
  };
}

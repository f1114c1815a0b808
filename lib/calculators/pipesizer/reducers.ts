import type { Step } from "../../kit/calculator/computation.ts";
import { contractionCoefficient, expansionCoefficient, GRADUAL } from "../../science/fluids/transition.ts";
import { messages } from "./messages.ts";
import type { KnownPipe } from "./pipe.ts";
import { step } from "./step.ts";

/** A change of the inside diameter to or from `other`, m, with the included angle of the cone, degrees. */
export interface Reducer {
  kind: "expansion" | "contraction";
  other: number;
  angle: number;
}

/** Returns the kind of a listed fitting that changes the diameter. */
export const reducerKind = (id: string | undefined): Reducer["kind"] | undefined =>
  id === "expansion" || id === "contraction" ? id : undefined;

/**
 * Computes K by Crane (Technical Paper 410, formulas 1 to 4) for the velocity in this pipe: K of the smaller end, divided by
 * the square of the area ratio where this pipe is the larger end.
 */
export const reducerCoefficient = (reducer: Reducer, pipe: KnownPipe): number =>
  coefficientsOf(reducer, pipe).coefficient;

function coefficientsOf({ kind, other, angle }: Reducer, { diameter }: KnownPipe) {
  const [smaller, larger] = [Math.min(other, diameter), Math.max(other, diameter)];
  const ratio = (smaller / larger) ** 2;
  const atSmallerEnd = (kind === "expansion" ? expansionCoefficient : contractionCoefficient)(ratio, angle);
  const coefficient = diameter > other ? atSmallerEnd / ratio ** 2 : atSmallerEnd;
  return { smaller, larger, ratio, atSmallerEnd, coefficient };
}

export function reducerSteps(reducer: Reducer, pipe: KnownPipe, title: string): Step[] {
  const { kind, angle: a } = reducer;
  const { smaller: d, larger: D, ratio: b, atSmallerEnd, coefficient: K } = coefficientsOf(reducer, pipe);
  const isGradual = a <= GRADUAL;
  return [
    step("areaRatio", { b, d, D }, messages.steps.areaRatio(title)),
    kind === "expansion"
      ? isGradual
        ? step("expansionGradual", { K: atSmallerEnd, a, b }, title)
        : step("expansionAbrupt", { K: atSmallerEnd, b }, title)
      : step(isGradual ? "contractionGradual" : "contractionAbrupt", { K: atSmallerEnd, a, b }, title),
    ...(pipe.diameter > reducer.other
      ? [step("largerEnd", { K, K_1: atSmallerEnd, b }, messages.steps.velocityInPipe(title))]
      : []),
  ];
}

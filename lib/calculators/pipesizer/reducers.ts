import { contractionCoefficient, expansionCoefficient, GRADUAL } from "../../fluids/transition.ts";
import type { Step } from "../computation.ts";
import type { KnownPipe } from "./pipe.ts";
import { step } from "./step.ts";

/** A change of the inside diameter: to or from `other`, m, with the included angle of the cone, degrees. */
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
export function reducerCoefficient({ kind, other, angle }: Reducer, { diameter }: KnownPipe): number {
  const ratio = areaRatio(other, diameter);
  const small =
    kind === "expansion" ? expansionCoefficient(ratio, angle) : contractionCoefficient(ratio, angle);
  return diameter > other ? small / ratio ** 2 : small;
}

const areaRatio = (one: number, other: number): number => (Math.min(one, other) / Math.max(one, other)) ** 2;

export function reducerSteps(reducer: Reducer, pipe: KnownPipe, title: string): Step[] {
  const { kind, other, angle: a } = reducer;
  const [d, D] = [Math.min(other, pipe.diameter), Math.max(other, pipe.diameter)];
  const b = areaRatio(d, D);
  const K = reducerCoefficient(reducer, pipe);
  const isLarger = pipe.diameter > other;
  const small = isLarger ? K * b ** 2 : K;
  const isGradual = a <= GRADUAL;
  return [
    step("areaRatio", { b, d, D }, `${title}: area ratio`),
    kind === "expansion"
      ? isGradual
        ? step("expansionGradual", { K: small, a, b }, title)
        : step("expansionAbrupt", { K: small, b }, title)
      : step(isGradual ? "contractionGradual" : "contractionAbrupt", { K: small, a, b }, title),
    ...(isLarger ? [step("largerEnd", { K, K_1: small, b }, `${title}: for the velocity in this pipe`)] : []),
  ];
}

import type { Step } from "../../kit/calculator/computation.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import {
  branchToMerge,
  type Junction,
  mergeFactor,
  passageFactor,
  splitFactor,
  splitToBranch,
  splitToStraight,
  straightToMerge,
} from "../../science/fluids/junction.ts";
import { contractionCoefficient, expansionCoefficient, GRADUAL } from "../../science/fluids/transition.ts";
import type { formulas } from "./formulas.ts";

const step = stepsOf<{ formulas: typeof formulas }>();

/** Tee or wye, seen from a duct that it joins. */
export interface JunctionDetails {
  flow: "split" | "merge";
  path: "branch" | "straight";
  /** Degrees. */
  angle: number;
}

/** A change of section at the beginning or the end of a duct. */
export interface TransitionDetails {
  kind: "expansion" | "contraction";
  /** Included, degrees; 180: abrupt. */
  angle: number;
}

/** A flow, m³/s, and a cross-section, m². */
interface DuctEnd {
  flow: number;
  area: number;
}

export interface OtherDuct extends DuctEnd {
  mainArea?: number;
}

/** Coefficient for the velocity pressure of the duct that contains the fitting, with its derivation. */
interface JoinedCoefficient {
  coefficient: number;
  step: Step;
}

/**
 * Computes a junction at one end of a duct. `other`: the flow of the common duct, and the cross-section of
 * the common duct for a branch, of the branch for a straight path; `mainArea`: area of the common duct, if it
 * is not this one's.
 */
export function junctionCoefficient(
  { flow, path, angle }: JunctionDetails,
  duct: DuctEnd,
  { mainArea = duct.area, ...other }: OtherDuct,
  label: string,
): JoinedCoefficient {
  if (path === "branch") {
    const q = duct.flow / other.flow;
    const junction: Junction = { flowRatio: q, areaRatio: duct.area / other.area, angle };
    const r = q / junction.areaRatio;
    if (flow === "split") {
      const C = splitToBranch(junction) / r ** 2;
      return {
        coefficient: C,
        step: step("splitBranch", { C, A_p: splitFactor(junction), r, alpha: angle }, label),
      };
    }
    const C = branchToMerge(junction) / r ** 2;
    return {
      coefficient: C,
      step: step("mergeBranch", { C, A_p: mergeFactor(junction), r, q }, label),
    };
  }
  const q = 1 - duct.flow / other.flow;
  const junction: Junction = { flowRatio: q, areaRatio: other.area / mainArea, angle };
  const v = other.flow / mainArea / (duct.flow / duct.area);
  if (flow === "split") {
    const C = splitToStraight(junction) * v ** 2;
    return { coefficient: C, step: step("splitStraight", { C, tau: passageFactor(junction), q, v }, label) };
  }
  const C = straightToMerge(junction) * v ** 2;
  return { coefficient: C, step: step("mergeStraight", { C, q, v }, label) };
}

/** Computes a transition between a duct and one with another cross-section, m². */
export function transitionCoefficient(
  { kind, angle: theta }: TransitionDetails,
  ownArea: number,
  otherArea: number,
  label: string,
): JoinedCoefficient {
  const smaller = Math.min(ownArea, otherArea);
  const m = smaller / Math.max(ownArea, otherArea);
  const v = ownArea / smaller;
  const isGradual = theta <= GRADUAL;
  if (kind === "expansion") {
    const C = expansionCoefficient(m, theta) * v ** 2;
    return {
      coefficient: C,
      step: isGradual
        ? step("gradualExpansion", { C, theta, m, v }, label)
        : step("abruptExpansion", { C, m, v }, label),
    };
  }
  const C = contractionCoefficient(m, theta) * v ** 2;
  return {
    coefficient: C,
    step: step(isGradual ? "gradualContraction" : "abruptContraction", { C, theta, m, v }, label),
  };
}

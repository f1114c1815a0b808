import { FOOT, SQUARE_FOOT } from "../../units/constants.ts";

export interface AreaConditions {
  /** Area of the selected density, m². */
  area: number;
  isExtra: boolean;
  isDry: boolean;
  /** A ceiling that rises more than 2 in 12. */
  isSloped: boolean;
  /** Quick-response sprinklers whose reduction is requested. */
  isQuickResponse: boolean;
  /** Highest ceiling in the design area, m. */
  ceiling: number;
  /** High-temperature sprinklers in an extra hazard occupancy. */
  isHighTemperature: boolean;
}

export type AreaRule = "quick-response" | "slope" | "dry" | "high-temperature" | "minimum";

/** Change of the design area: its factor, and the resulting area, m². */
export interface AreaChange {
  rule: AreaRule;
  factor: number;
  area: number;
}

/** Limits of the level, falling and final part of the quick-response reduction (NFPA 13, figure 19.2.3.2.3.1). */
const [LEVEL_TO, HIGHEST] = [10 * FOOT, 20 * FOOT];

/** Minimum for extra hazard with high-temperature sprinklers, m². */
const LEAST_EXTRA = 2000 * SQUARE_FOOT;

export function quickResponseReduction(ceiling: number): number | undefined {
  if (ceiling > HIGHEST * (1 + 1e-9)) return undefined;
  return ceiling < LEVEL_TO ? 40 : 55 - (1.5 * ceiling) / FOOT;
}

/**
 * Lists the changes of a design area, each applied to the previous result: NFPA 13 (2022), sections
 * 19.2.3.2.3 to 19.2.3.2.7. The caller checks which rules may be combined (`areaProblem`).
 */
export function areaChanges(conditions: AreaConditions): AreaChange[] {
  const { isQuickResponse, isSloped, isDry, isHighTemperature, isExtra } = conditions;
  const changes: AreaChange[] = [];
  let { area } = conditions;
  const change = (rule: AreaRule, factor: number) => {
    area *= factor;
    changes.push({ rule, factor, area });
  };
  const reduction = isQuickResponse ? quickResponseReduction(conditions.ceiling) : undefined;
  if (reduction !== undefined) change("quick-response", 1 - reduction / 100);
  if (isSloped) change("slope", 1.3);
  if (isDry) change("dry", 1.3);
  if (isHighTemperature && isExtra) {
    change("high-temperature", 0.75);
    if (area < LEAST_EXTRA) change("minimum", LEAST_EXTRA / area);
  }
  return changes;
}

/** Returns the problem with a requested reduction, by its field; undefined if all are allowed. */
export function areaProblem(
  conditions: AreaConditions,
): "ceiling" | "quick-dry" | "quick-extra" | "temperature" | undefined {
  const { isQuickResponse, isDry, isExtra, isHighTemperature, ceiling } = conditions;
  if (isQuickResponse && isExtra) return "quick-extra";
  if (isQuickResponse && isDry) return "quick-dry";
  if (isQuickResponse && quickResponseReduction(ceiling) === undefined) return "ceiling";
  return isHighTemperature && !isExtra ? "temperature" : undefined;
}

/** Returns the minimum number of sprinklers for an area, m², with `coverage`, m², each. */
export const sprinklersIn = (area: number, coverage: number): number =>
  Math.ceil((area / coverage) * (1 - 1e-9));

/** Returns the sprinklers of the design area per branch line: 1.2 √A along it (NFPA 13, section 28.2.4.2). */
export const sprinklersOnBranch = (area: number, spacing: number): number =>
  Math.ceil(((1.2 * Math.sqrt(area)) / spacing) * (1 - 1e-9));

/** Interpolates the density on a density/area curve (editions to 2019); undefined outside. */
export function densityOnCurve(
  area: number,
  [first, last]: readonly [{ density: number; area: number }, { density: number; area: number }],
): number | undefined {
  const slack = 1e-9 * last.area;
  if (area < first.area - slack || area > last.area + slack) return undefined;
  const share = (area - first.area) / (last.area - first.area);
  return first.density + share * (last.density - first.density);
}

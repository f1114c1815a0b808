import { diameterForFriction, diameterForVelocity } from "../../science/fluids/duct-flow.ts";
import {
  type DuctSection,
  equivalentDiameter,
  round,
  sectionArea,
  widthFor,
} from "../../science/fluids/duct-section.ts";
import type { Setting } from "./setting.ts";
import type { SizeSeries } from "./sizes.ts";

/** Minimum dimensions of a duct, m and m². */
export interface Need {
  /** Minimum equivalent diameter for the friction rate; 0 without one. */
  diameter: number;
  /** Minimum cross-section for the velocity; 0 without a limit. */
  area: number;
}

/** Returns the minimum dimensions for a flow, m³/s; undefined if no duct has the friction rate. */
export function needOf(
  flow: number,
  { frictionRate, maxVelocity, wall, air, method }: Setting,
): Need | undefined {
  const diameter =
    frictionRate === undefined ? 0 : diameterForFriction(flow, frictionRate, wall, air, method);
  if (diameter === undefined) return undefined;
  return { diameter, area: maxVelocity === undefined ? 0 : flow / maxVelocity };
}

export const roundNeed = ({ diameter, area }: Need): number =>
  Math.max(diameter, diameterForVelocity(area, 1));

/** Tolerance for rounding errors, as a factor on the need. */
const SLACK = 1 - 1e-9;

/** Returns the smallest listed size that is not below `need`; beyond the list, a multiple of the step. */
export const roundedUp = (need: number, sizes: readonly number[], step: number): number =>
  sizes.find((size) => size >= need * SLACK) ?? Math.ceil((need * SLACK) / step) * step;

export const chosenRound = (need: Need, series: SizeSeries | undefined): DuctSection => {
  const diameter = roundNeed(need);
  return round(series ? roundedUp(diameter, series.round, series.step) : diameter);
};

/** Returns the narrowest duct of a height that meets a need; undefined above 1,000 heights. */
export function chosenFlat(
  shape: "rectangular" | "oval",
  height: number,
  need: Need,
  series: SizeSeries | undefined,
): DuctSection | undefined {
  const forFriction = widthFor(shape, height, need.diameter, equivalentDiameter);
  const forVelocity = widthFor(shape, height, need.area, sectionArea);
  if (forFriction === undefined || forVelocity === undefined) return undefined;
  const width = Math.max(forFriction, forVelocity);
  if (!series) return { shape, width, height };
  const { rectangular, step, widthStep } = series;
  if (widthStep !== undefined) return { shape, width: roundedUp(width, [], widthStep), height };
  return shape === "rectangular"
    ? { shape, width: roundedUp(width, rectangular, step), height }
    : { shape, width: roundedUp(width, [], step / 2), height };
}

export const isLargeEnough = (section: DuctSection, need: Need): boolean =>
  equivalentDiameter(section) >= need.diameter * SLACK && sectionArea(section) >= need.area * SLACK;

export function isBeyond(section: DuctSection, series: SizeSeries | undefined): boolean {
  if (!series || section.shape === "oval" || series.widthStep !== undefined) return false;
  const [size, sizes] =
    section.shape === "round" ? [section.diameter, series.round] : [section.width, series.rectangular];
  return size > (sizes.at(-1) ?? 0) / SLACK;
}

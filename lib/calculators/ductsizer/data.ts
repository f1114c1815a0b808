import byDiameter from "../../../data/duct-fittings/by-diameter.json" with { type: "json" };
import fittings from "../../../data/duct-fittings/records.json" with { type: "json" };
import leakage from "../../../data/duct-leakage/classes.json" with { type: "json" };
import materials from "../../../data/duct-materials/records.json" with { type: "json" };
import metric from "../../../data/duct-sizes/metric.json" with { type: "json" };
import us from "../../../data/duct-sizes/us.json" with { type: "json" };
import noise from "../../../data/duct-velocities/noise.json" with { type: "json" };
import usual from "../../../data/duct-velocities/usual.json" with { type: "json" };
import { smacnaFactor } from "../../fluids/duct-leakage.ts";

const FOOT_PER_MINUTE = 0.3048 / 60;
const MILLIMETER = 1e-3;
const INCH = 0.0254;

const option = ({ id, label }: { id: string; label: string }): { id: string; label: string } => ({
  id,
  label,
});

/** Absolute roughness, m, of a material; undefined for own values. */
export const roughnessOf = (id: string): number | undefined => {
  const millimeters = materials.records.find((record) => record.id === id)?.figures.roughness;
  return millimeters === undefined ? undefined : millimeters * MILLIMETER;
};
export const materialOptions = materials.records.map(option);

export const fittingOptions = fittings.records.map(option);
export const fittingLabel = (id: string): string | undefined =>
  fittings.records.find((record) => record.id === id)?.label;

/** The shape of duct that a fitting's coefficient was measured in; undefined where it does not matter. */
export function fittingShape(id: string): "round" | "rectangular" | undefined {
  if (Object.hasOwn(byDiameter.tables, id)) return "round";
  return (["round", "rectangular"] as const).find((shape) => fittingLabel(id)?.includes(`, ${shape}`));
}

/** Loss coefficient of a fitting in a duct of this diameter, m; beyond its table that of the nearest end. */
export function fittingCoefficient(id: string, diameter: number): number | undefined {
  const table = (byDiameter.tables as Readonly<Record<string, readonly number[][]>>)[id];
  if (!table) return fittings.records.find((record) => record.id === id)?.figures.coefficient;
  const size = diameter / MILLIMETER;
  const above = table.findIndex(([limit = 0]) => limit >= size);
  const [high, highest = 0] = table[above < 0 ? table.length - 1 : above] ?? [];
  const [low, lowest = 0] = table[above - 1] ?? [];
  if (above <= 0 || high === undefined || low === undefined) return highest;
  return lowest + ((highest - lowest) * (size - low)) / (high - low);
}

/** What leaks from a m² at 1 Pa, m³/s. */
export function leakageFactor(id: string): number | undefined {
  for (const { unit, classes } of leakage.standards) {
    const value = classes.find((known) => known.id === id)?.value;
    if (value !== undefined) return unit === "smacna" ? smacnaFactor(value) : value / 1000;
  }
  return undefined;
}
export const leakageOptions = leakage.standards.flatMap(({ classes }) =>
  classes.map((each) => ({
    id: each.id,
    label: "note" in each ? `${each.label}: ${each.note}` : each.label,
  })),
);

/** Sizes that ducts are made in. */
export interface SizeSeries {
  /** m, ascending. */
  round: readonly number[];
  rectangular: readonly number[];
  /** Beyond the largest, and of flat ovals' widths, m. */
  step: number;
  /** How sizes are written: factor and symbol. */
  unit: number;
  symbol: string;
}

const series = (
  { round, rectangular }: { round: { sizes: number[] }; rectangular: { sizes: number[] } },
  unit: number,
  symbol: string,
  step: number,
): SizeSeries => ({
  round: round.sizes.map((size) => size * unit),
  rectangular: rectangular.sizes.map((size) => size * unit),
  step: step * unit,
  unit,
  symbol,
});

export const sizeSeries = {
  metric: series(metric, MILLIMETER, "mm", 50),
  us: series(us, INCH, "in", 2),
};

/** The highest velocity, m/s, for a room criterion; the place and the shape count. */
export function noiseLimit(location: string, criterion: number, isRectangular: boolean): number | undefined {
  const limit = noise.limits.find((known) => known.location === location && known.criterion === criterion);
  return limit && (isRectangular ? limit.rectangular : limit.round) * FOOT_PER_MINUTE;
}

/** The velocities that are usual, m/s. */
export function usualVelocities(application: string, part: string): [low: number, high: number] | undefined {
  const range = usual.ranges.find((known) => known.application === application && known.part === part);
  return range && [range.low * FOOT_PER_MINUTE, range.high * FOOT_PER_MINUTE];
}

import { INCH } from "../../units/constants.ts";
import type { Inputs } from "./modes.ts";

const UNITS = {
  metric: { unit: 1e-3, symbol: "mm", step: 50 },
  us: { unit: INCH, symbol: "in", step: 2 },
} as const;

/** data/duct-sizes: in mm or inches, ascending. */
export interface SizeFile {
  round: { sizes: readonly number[] };
  rectangular: { sizes: readonly number[] };
}

export interface SizeSeries {
  /** m, ascending. */
  round: readonly number[];
  rectangular: readonly number[];
  /** Step of sizes beyond the largest, and of the widths of flat ovals, m. */
  step: number;
  /** Custom step of widths, m, which replaces the list. */
  widthStep?: number;
  /** Factor and symbol of the unit in which sizes are formatted. */
  unit: number;
  symbol: "mm" | "in";
}

/** Returns the series of sizes to round up to. */
export const sizesOf = (inputs: Inputs): "metric" | "us" | "exact" =>
  inputs.mode === "size" || inputs.mode === "flow" ? inputs.chartSizes : inputs.sizes;

export function seriesOf({ round, rectangular }: SizeFile, system: keyof typeof UNITS): SizeSeries {
  const { unit, symbol, step } = UNITS[system];
  return {
    round: round.sizes.map((size) => size * unit),
    rectangular: rectangular.sizes.map((size) => size * unit),
    step: step * unit,
    unit,
    symbol,
  };
}

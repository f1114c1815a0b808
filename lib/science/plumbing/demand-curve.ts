import { GPM } from "../../units/constants.ts";

/** Column of data/plumbing-demand: supply fixture units, ascending, each with its demand in gpm. */
type Curve = readonly (readonly [units: number, gpm: number])[];

/** Type of flushing of most closets. */
export type Flushing = "tank" | "valve";

/** data/plumbing-demand/curves.json. */
export type Curves = Readonly<Record<Flushing, Curve>>;

interface Entry {
  units: number;
  /** m³/s */
  flow: number;
}

export interface Demand extends Entry {
  below: Entry;
  above: Entry;
  /** Column of the table. */
  column: Flushing;
}

/**
 * Interpolates the demand of fixture units by Hunter's method (R. B. Hunter, BMS65, 1940). Below the first
 * entry it is proportional; below the first entry for valves, the one for tanks applies. Undefined beyond the
 * end of the table.
 */
export function demandOf(units: number, curves: Curves, flushing: Flushing): Demand | undefined {
  const [first = [Infinity]] = curves[flushing];
  const column = units < first[0] ? "tank" : flushing;
  const table: Curve = [[0, 0], ...curves[column]];
  const at = table.findIndex(([tableUnits]) => tableUnits >= units && tableUnits > 0);
  const [low, high] = [table[at - 1], table[at]];
  if (!low || !high) return undefined;
  const below = entryOf(low);
  const above = entryOf(high);
  const share = (units - below.units) / (above.units - below.units);
  return { units, flow: below.flow + share * (above.flow - below.flow), below, above, column };
}

const entryOf = ([units, gpm]: readonly [number, number]): Entry => ({ units, flow: gpm * GPM });

/** Returns the units at the end of a curve. */
export const lastUnits = (curve: Curve): number => curve.at(-1)?.[0] ?? 0;

import { GPM } from "../../units/constants.ts";

/** Supply fixture units, ascending, each with its demand in gpm: a column of data/plumbing-demand. */
type Curve = readonly (readonly [units: number, gpm: number])[];

/** Type of flushing that most closets have. */
export type Flushing = "tank" | "valve";

/** data/plumbing-demand/curves.json. */
export type Curves = Readonly<Record<Flushing, Curve>>;

interface Entry {
  units: number;
  /** m³/s */
  flow: number;
}

/** A demand on a curve, between two entries of its table. */
export interface Demand extends Entry {
  below: Entry;
  above: Entry;
  /** The column that it was read in. */
  column: Flushing;
}

/**
 * The demand of fixture units by Hunter's method (R. B. Hunter, BMS65, 1940), interpolated in the table. Below the first
 * entry it falls in proportion; where the column of valves does not begin yet, that of tanks is read. Undefined beyond the
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

/** The units at the end of a curve. */
export const lastUnits = (curve: Curve): number => curve.at(-1)?.[0] ?? 0;

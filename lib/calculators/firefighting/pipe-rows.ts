import type { DataRecord } from "../../core/data/records.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import { diameterFactor, roughnessFactor } from "../../science/fire/friction.ts";
import { FOOT } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { PipeTables } from "./tables.ts";

/** Row of the form for a pipe. */
export interface PipeRow {
  pipe: DataRecord | undefined;
  ownDiameter: number | undefined;
  length: number;
  fittings?: readonly { fitting: string; number: number }[];
  /** Entered equivalent length, m. */
  equivalent?: number;
}

/** Pipe with resolved properties. */
export interface ReadPipe {
  /** "Steel Sch 40, 2 in (DN 50)" */
  label: string;
  /** Inside, m. */
  diameter: number;
  roughness: number;
  /** Without and with the equivalent length of its fittings, m. */
  bare: number;
  length: number;
}

export interface RoughnessRule {
  /** C-factor of all pipes, if entered. */
  custom: number | undefined;
  /** Steel that is dry most of the time corrodes: 100. */
  isDry: boolean;
}

const [OWN_C, DRY_C] = [120, 100];

export function readPipe(
  row: PipeRow,
  at: string,
  rule: RoughnessRule,
  tables: PipeTables,
): Result<ReadPipe> {
  const { pipe } = row;
  const inside = pipe?.figures?.diameter;
  const diameter = pipe ? (inside === undefined ? undefined : inside / 1000) : row.ownDiameter;
  if (diameter === undefined) return failure(`${at}.ownDiameter`, messages.pipes.diameterMissing);
  const coefficient = rule.custom ?? pipe?.figures?.hazenWilliams ?? OWN_C;
  const isSteel = /^(?:steel|galvanized)/.test(pipe?.id ?? "steel");
  const roughness =
    rule.custom === undefined && rule.isDry && isSteel ? Math.min(coefficient, DRY_C) : coefficient;
  const fittings = fittingLength(row, at, diameter, roughness, tables);
  if (!fittings.ok) return fittings;
  const { length } = row;
  return success({
    label: pipe?.label ?? `${formatNumber(diameter * 1000, { significant: 4 })} mm`,
    diameter,
    roughness,
    bare: length,
    length: length + fittings.value + (row.equivalent ?? 0),
  });
}

/** Returns the equivalent length of a row's fittings: the table’s Schedule 40 and C 120, adjusted. */
function fittingLength(
  { pipe, fittings = [] }: PipeRow,
  at: string,
  diameter: number,
  roughness: number,
  { lengths, schedule40 }: PipeTables,
): Result<number> {
  let sum = 0;
  for (const [index, { fitting, number }] of fittings.entries()) {
    if (number === 0) continue;
    const nominal = pipe?.figures?.nominal ?? nearest(diameter, schedule40);
    const place = lengths.sizes.indexOf(nominal ?? -1);
    const feet = lengths.fittings.find(({ id }) => id === fitting)?.feet[place];
    if (feet === undefined || feet === null)
      return failure(`${at}.fittings.${index}.fitting`, messages.pipes.noEquivalentLength);
    const steel = schedule40.get(nominal ?? -1) ?? diameter;
    sum += number * feet * FOOT * roughnessFactor(roughness) * diameterFactor(diameter, steel);
  }
  return success(sum);
}

/** Returns the nominal size whose Schedule 40 bore is nearest, by ratio. */
function nearest(diameter: number, schedule40: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [nominal, bore] of schedule40) {
    const distance = Math.abs(Math.log(diameter / bore));
    if (distance < least) [best, least] = [nominal, distance];
  }
  return best;
}

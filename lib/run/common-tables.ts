import type { CompiledConverter, CompiledUnit } from "../units/compile.ts";
import { formatAmount, MAX_SIGNIFICANT } from "../units/format.ts";
import type { CommonTable } from "../units/quantity.ts";
import * as R from "../units/rational.ts";
import { resultOf, type Setting } from "./converter-input.ts";

/** Common values of the first unit, converted to the others. */
export interface QuickTable {
  title: string;
  units: readonly string[];
  /** Cells in the order of the columns; "–" without a counterpart. */
  rows: readonly (readonly string[])[];
}

const words = (text: string): string[] => text.split(" ");
const ROUND_VALUES = words("1 2 3 4 5 10 15 20 25 50 75 100 250 500 1000");
const SCALE_VALUES = words("-40 -20 -10 0 10 15 20 25 30 37 40 50 60 80 100 200");
/** Values of which enough have a counterpart on any function scale. */
const SPARSE_VALUES = words("1 2 3 4 5 6 8 10 12 15 16 20 25 32 40 50 64 65 80 100 150 200");
const SPARSE_ROWS = 15;

/** Returns the tables of a pair: the declared ones for the first unit, else one of round values. */
export function quickTables(
  converter: CompiledConverter,
  from: CompiledUnit,
  to: CompiledUnit,
  setting: Setting,
): QuickTable[] {
  const declared = converter.commonValues[from.id]?.tables;
  const tables = declared ?? [{ values: roundValues(from) }];
  return tables
    .map((table) => tableOf(converter, table, from.id, to.id, setting))
    .map((table) => (declared ? table : { ...table, rows: table.rows.slice(0, limitOf(from)) }))
    .filter(({ rows }) => rows.length > 0);
}

const limitOf = (from: CompiledUnit): number | undefined =>
  from.law.kind === "function" ? SPARSE_ROWS : undefined;

function roundValues(from: CompiledUnit): readonly string[] {
  if (from.law.kind === "affine") return SCALE_VALUES;
  return from.law.kind === "function" ? SPARSE_VALUES : ROUND_VALUES;
}

function tableOf(
  converter: CompiledConverter,
  { title, values, also = [] }: CommonTable,
  from: string,
  to: string,
  setting: Setting,
): QuickTable {
  const targets = [to, ...also.filter((id) => id !== to && id !== from)];
  const rows = values.flatMap((text) => {
    const [first, ...others] = targets.map((id) => resultOf(converter, text, from, id, setting));
    return first === undefined ? [] : [[shownValue(text), first, ...others.map((cell) => cell ?? "–")]];
  });
  return { title: title ?? "Quick table", units: [from, ...targets], rows };
}

/** Formats a plain number like results; leaves other texts unchanged. */
export function shownValue(text: string): string {
  const number = R.parseDecimal(text);
  return number ? formatAmount(number, { significant: MAX_SIGNIFICANT }).display : text;
}

/** Returns the first value with a counterpart: 1 if it has one. */
export const openingValue = (
  converter: CompiledConverter,
  [from, to]: readonly [string, string],
  setting: Setting,
): string =>
  ["1", ...SPARSE_VALUES].find((text) => resultOf(converter, text, from, to, setting) !== undefined) ?? "1";

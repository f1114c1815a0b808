import type { ComponentType } from "react";
import type { Problem } from "@/lib/core/result/result";
import type { Warning } from "@/lib/kit/calculator/computation";
import type { Context } from "@/lib/kit/fields/context";
import { type Entries, type RowEntry, simpleIn } from "@/lib/kit/fields/entry";
import type { InnerRowsField, RowsField } from "@/lib/kit/fields/field";
import type { RecordSets } from "@/lib/kit/fields/records";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { CompiledConverter } from "@/lib/units/compile";
import type { ChangeOrder } from "./row-order";

export type AnyRowsField = RowsField | InnerRowsField;

export type ChangeRows = (change: (rows: readonly RowEntry[]) => readonly RowEntry[]) => void;

export interface RowsProps extends Omit<RowSetting, "Rows">, RowNotes {
  rows: readonly RowEntry[];
}

/** Context that all rows of a list share. */
export interface RowSetting {
  path: string;
  field: AnyRowsField;
  /** Entries around the list, the nearest first. */
  outer: readonly Entries[];
  records: RecordSets;
  context: Context;
  converters: Readonly<Record<string, CompiledConverter>>;
  system: UnitSystem;
  onChange: ChangeRows;
  Rows: ComponentType<RowsProps>;
}

/** List of rows as its actions need it. */
export interface RowList extends RowSetting {
  rows: readonly RowEntry[];
  root: HTMLElement;
  changeOrder: ChangeOrder;
  say: (announcement: Announcement) => void;
  /** Returns the list with the latest changes. */
  latest: () => RowList;
}

export interface Announcement {
  text: string;
  undo?: () => void;
}

/** Problems and warnings of the fields of a row. */
export interface RowNotes {
  problems: readonly Problem[];
  warnings: readonly Warning<string>[];
}

const NONE: readonly never[] = [];
const NO_NOTES: RowNotes = { problems: NONE, warnings: NONE };

/** Groups notes by row. Unchanged notes are the same object as in `last`. */
export function notesByRow(
  path: string,
  { problems, warnings }: RowNotes,
  last: ReadonlyMap<number, RowNotes>,
): ReadonlyMap<number, RowNotes> {
  const byRow = new Map<number, { problems: Problem[]; warnings: Warning<string>[] }>();
  const at = (notePath: string) => {
    const place = notePath.startsWith(`${path}.`)
      ? Number.parseInt(notePath.slice(path.length + 1), 10)
      : Number.NaN;
    if (Number.isNaN(place)) return undefined;
    const notes = byRow.get(place) ?? { problems: [], warnings: [] };
    byRow.set(place, notes);
    return notes;
  };
  for (const problem of problems) at(problem.path)?.problems.push(problem);
  for (const warning of warnings) at(warning.at ?? "")?.warnings.push(warning);
  return new Map(
    [...byRow].map(([place, notes]) => {
      const lastNotes = last.get(place);
      return [place, lastNotes && JSON.stringify(lastNotes) === JSON.stringify(notes) ? lastNotes : notes];
    }),
  );
}

export const notesOf = (notes: ReadonlyMap<number, RowNotes>, place: number): RowNotes =>
  notes.get(place) ?? NO_NOTES;

export function rowTitle({ nameField, rowLabel }: AnyRowsField, row: RowEntry, place: number): string {
  const name = nameField === undefined ? "" : simpleIn(row[nameField]);
  return (typeof name === "string" && name.trim()) || `${rowLabel} ${place + 1}`;
}

import type { TableElement } from "./table-element.ts";

/** With the f-block below, or in its place. */
export const WIDTHS = ["18", "32"] as const;
export type Width = (typeof WIDTHS)[number];

/**
 * Cells below scandium and yttrium: a gap for all fifteen (IUPAC’s table), lanthanum and actinium, or
 * lutetium and lawrencium (IUPAC’s provisional report of 2021).
 */
export const GROUP_3 = ["gap", "la", "lu"] as const;
export type Group3 = (typeof GROUP_3)[number];

export interface Place {
  /** Counts from 1; below the seventh row the f-block has rows 9 and 10. */
  column: number;
  row: number;
  /** Phones turn the table: periods are columns, groups are rows. A row is `WIDE` units wide. */
  turned: { start: number; span: number; row: number };
}

/** Units of a turned row: divisible by seven periods and five f-elements. */
export const WIDE = 35;
const PERIOD_SPAN = 5;
const F_ROW = 9;
/** The first row of the f-block on a phone. */
const TURNED_F_ROW = 20;

const FIRST_F: Readonly<Record<number, number>> = { 6: 57, 7: 89 };
const F_COUNT = 15;

/** Returns the position among the fifteen that start with lanthanum or actinium; undefined for others. */
const inF = ({ z, period }: { z: number; period: number }): number | undefined => {
  const first = FIRST_F[period];
  return first !== undefined && z >= first && z < first + F_COUNT ? z - first : undefined;
};

export function isBelow(element: { z: number; period: number }, group3: Group3): boolean {
  const at = inF(element);
  if (at === undefined) return false;
  return !(group3 === "la" && at === 0) && !(group3 === "lu" && at === F_COUNT - 1);
}

export function placeOf(element: TableElement, width: Width, group3: Group3): Place {
  const at = inF(element);
  const { period } = element;
  const group = element.group ?? 3;
  if (width === "32") {
    const column =
      at !== undefined ? 3 + at : group < 3 || (group === 3 && group3 === "la") ? group : group + 14;
    return place(column, period, { start: period, row: column });
  }
  if (at === undefined || !isBelow(element, group3))
    return place(group, period, { start: period, row: group });
  const first = group3 === "la" ? 1 : 0;
  const index = at - first;
  const perRow = group3 === "gap" ? 5 : 7;
  const span = WIDE / perRow;
  const rows = group3 === "gap" ? 3 : 2;
  return {
    column: 4 + index - (group3 === "gap" ? 1 : 0),
    row: F_ROW + (period - 6),
    turned: {
      start: (index % perRow) * span + 1,
      span,
      row: TURNED_F_ROW + Math.floor(index / perRow) + (period - 6) * (rows + 1),
    },
  };
}

const place = (column: number, row: number, turned: { start: number; row: number }): Place => ({
  column,
  row,
  turned: { start: (turned.start - 1) * PERIOD_SPAN + 1, span: PERIOD_SPAN, row: turned.row },
});

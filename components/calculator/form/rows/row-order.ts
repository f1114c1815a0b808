/** Identities of rows across insertions, removals and moves: rows have no other identity. */
export interface RowOrder {
  keys: readonly number[];
  next: number;
  /** Keys of the collapsed rows. */
  folded: ReadonlySet<number>;
}

/** Maximum number of initially expanded rows; one for rows that fill a screen each. */
const MOST_OPEN = 6;
const LONG_ROW = 9;

export function orderOf(length: number, fields: number, next = 0): RowOrder {
  const keys = Array.from({ length }, (_, place) => next + place);
  return {
    keys,
    next: next + length,
    folded: new Set(length > (fields > LONG_ROW ? 1 : MOST_OPEN) ? keys : []),
  };
}

/** Adjusts the order to rows that changed elsewhere: by a reset or an address. */
export function inStep(order: RowOrder, length: number, fields: number): RowOrder {
  const more = length - order.keys.length;
  if (more === 0) return order;
  if (more < 0) return { ...order, keys: order.keys.slice(0, length) };
  return orderOf(length, fields, order.next);
}

/** Changes the order and what is collapsed. */
export type ChangeOrder = (change: (order: RowOrder) => RowOrder) => void;

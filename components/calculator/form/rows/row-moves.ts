import type { RowOrder } from "./row-order";

/** Applies an arrangement: the previous position of each row, undefined for a new one, which is expanded. */
export function arranged(
  { keys, next, folded }: RowOrder,
  places: readonly (number | undefined)[],
): RowOrder {
  const used = new Set<number>();
  let free = next;
  const moved = places.map((place) => {
    const key = place === undefined ? undefined : keys[place];
    if (key === undefined || used.has(key)) {
      free += 1;
      return free - 1;
    }
    used.add(key);
    return key;
  });
  return { keys: moved, next: free, folded };
}

export function foldedRow(order: RowOrder, place: number, isFolded: boolean): RowOrder {
  const key = order.keys[place];
  if (key === undefined) return order;
  const folded = new Set(order.folded);
  if (isFolded) folded.add(key);
  else folded.delete(key);
  return { ...order, folded };
}

export const allFolded = (order: RowOrder, isFolded: boolean): RowOrder => ({
  ...order,
  folded: new Set(isFolded ? order.keys : []),
});

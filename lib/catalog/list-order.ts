/** Sorts the items that `order` names into that order; the rest follows unchanged. */
export function inOrder<T>(list: readonly T[], order: readonly string[], idOf: (item: T) => string): T[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = (item: T): number => place.get(idOf(item)) ?? order.length;
  return [...list].sort((a, b) => placeOf(a) - placeOf(b));
}

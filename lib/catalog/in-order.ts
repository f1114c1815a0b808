/** Returns what an order names in that order, then the rest as it stands. */
export function inOrder<T>(list: readonly T[], order: readonly string[], idOf: (item: T) => string): T[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = (item: T): number => place.get(idOf(item)) ?? order.length;
  return [...list].sort((a, b) => placeOf(a) - placeOf(b));
}

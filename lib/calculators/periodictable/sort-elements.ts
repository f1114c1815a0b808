import { LOCALE } from "../../core/locale/locale.ts";
import { numberOf, type PropertyId } from "./properties.ts";
import type { TableElement } from "./table-element.ts";

export type Order = "z" | "name" | "symbol" | PropertyId;

/** Sorts by a property, a name or the atomic number. Elements without a value come last in either order. */
export function sorted(
  elements: readonly TableElement[],
  by: Order,
  descending: boolean,
): readonly TableElement[] {
  const sign = descending ? -1 : 1;
  if (by === "name" || by === "symbol")
    return elements.toSorted((a, b) => sign * a[by].localeCompare(b[by], LOCALE));
  const size = (element: TableElement): number | undefined => (by === "z" ? element.z : sizeOf(element, by));
  return elements.toSorted((a, b) => {
    const [one, other] = [size(a), size(b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined) || a.z - b.z;
    return sign * (one - other) || a.z - b.z;
  });
}

/** Elements from antiquity sort before every year of discovery. */
const sizeOf = (element: TableElement, by: PropertyId): number | undefined =>
  by === "discovered" && element.discovered === "ancient" ? Number.NEGATIVE_INFINITY : numberOf(element, by);

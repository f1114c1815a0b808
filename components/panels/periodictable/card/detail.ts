import type { DataLoader } from "@/lib/core/data/loader";
import { type Element, loadElements } from "@/lib/science/chemistry/element";
import { type Isotope, loadIsotopes } from "@/lib/science/chemistry/isotope";
import { loadLines, type SpectralLine } from "@/lib/science/chemistry/spectrum";

export interface ElementDetail {
  element: Element;
  isotopes: readonly Isotope[];
  lines: readonly SpectralLine[];
}

/**
 * Loads an element. Rejects with a DataError if a table is unreadable. @throws RangeError if there is no such
 * element.
 */
export async function loadDetail(load: DataLoader, z: number): Promise<ElementDetail> {
  const elements = await loadElements(load);
  const element = elements[z - 1];
  if (!element) throw new RangeError(`There is no element ${z}`);
  const [isotopes, lines] = await Promise.all([loadIsotopes(load, z), loadLines(load, element.symbol)]);
  return { element, isotopes, lines };
}

import type { DataLoader } from "@/lib/core/data/loader";
import { type Element, loadElements } from "@/lib/science/chemistry/element";
import { type Isotope, loadIsotopes } from "@/lib/science/chemistry/isotope";
import { loadLines, type SpectralLine } from "@/lib/science/chemistry/spectrum";

/** All that is known of an element. */
export interface ElementDetail {
  element: Element;
  isotopes: readonly Isotope[];
  lines: readonly SpectralLine[];
}

/** Rejects with a DataError where a table cannot be read. @throws RangeError when there is no such element. */
export async function loadDetail(load: DataLoader, z: number): Promise<ElementDetail> {
  const elements = await loadElements(load);
  const element = elements[z - 1];
  if (!element) throw new RangeError(`There is no element ${z}`);
  const [isotopes, lines] = await Promise.all([loadIsotopes(load, z), loadLines(load, element.symbol)]);
  return { element, isotopes, lines };
}

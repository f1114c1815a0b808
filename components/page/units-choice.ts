import type { UnitSystem } from "@/lib/kit/quantities/systems";

/** Marks a button that chooses a system of units; its value is the system. */
export const UNITS_CHOICE = "data-units-choice";

/** The window's event that the visitor chose; its detail is the system. */
export const UNITS_EVENT = "units";

/** The visitor's own system, as the script found it or the visitor chose it. */
export const ownSystem = (): UnitSystem => (document.documentElement.dataset.units === "us" ? "us" : "si");

/**
 * The same on a page that the server drew in a system for somebody who may not have chosen any: then the server's guess
 * counts, which a crawler or a proxy that sends no language has as well.
 */
export function systemOn(rendered: UnitSystem): UnitSystem {
  const { dataset } = document.documentElement;
  if (dataset.unitsChosen === undefined) dataset.units = rendered;
  return ownSystem();
}

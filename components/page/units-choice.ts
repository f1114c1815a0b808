import type { UnitSystem } from "@/lib/kit/quantities/systems";

/** Marks a button that chooses a system of units; its value is the system. */
export const UNITS_CHOICE = "data-units-choice";

/** Marks a page that differs by unit system: its printed address names the system in use. */
export const PAPER_UNITS = "data-paper-units";

/** Window event for the visitor's choice; its detail is the system. */
export const UNITS_EVENT = "units";

export const ownSystem = (): UnitSystem => (document.documentElement.dataset.units === "us" ? "us" : "si");

/**
 * Returns the system on a page that the server rendered for a visitor without a choice: the server's guess
 * counts, which also applies to crawlers and proxies that send no language.
 */
export function systemOn(rendered: UnitSystem): UnitSystem {
  const { dataset } = document.documentElement;
  if (dataset.unitsChosen === undefined) dataset.units = rendered;
  return ownSystem();
}

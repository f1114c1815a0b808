"use client";

import { useSyncExternalStore } from "react";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { ownSystem, UNITS_CHOICE, UNITS_EVENT } from "./units-choice";

const SYSTEMS: readonly { id: UnitSystem; label: string; name: string }[] = [
  { id: "si", label: "SI", name: "SI units" },
  { id: "us", label: "US", name: "US customary units" },
];

function follow(changed: () => void): () => void {
  addEventListener(UNITS_EVENT, changed);
  return () => removeEventListener(UNITS_EVENT, changed);
}
const unknown = () => undefined;

/**
 * Switch between SI and US customary units for the whole site; the script in the document's head handles it.
 * `system`: current one, if it may differ from the visitor's.
 */
export function UnitSwitch({ system, className = "" }: { system?: UnitSystem; className?: string }) {
  const preferred = useSyncExternalStore(follow, ownSystem, unknown);
  const inForce = system ?? preferred;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in the header's bar
    <div role="group" aria-label="Units" className={`script-only rounded-md border border-line ${className}`}>
      {SYSTEMS.map(({ id, label, name }) => (
        <button
          key={id}
          type="button"
          {...{ [UNITS_CHOICE]: id }}
          aria-label={name}
          title={name}
          aria-pressed={inForce && inForce === id}
          className="relative m-1 h-9 w-9 rounded-sm in-force:bg-accent-soft in-force:font-medium in-force:text-accent text-muted text-sm after:absolute after:-inset-1 hover:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

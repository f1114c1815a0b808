"use client";

import { useId, useState, useSyncExternalStore } from "react";
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

interface UnitSwitchProps {
  /** Current system, if it may differ from the visitor’s. */
  system?: UnitSystem;
  className?: string;
}

/** Switch between SI and US customary units for the whole site; the script in the document's head handles it. */
export function UnitSwitch({ system, className = "" }: UnitSwitchProps) {
  const preferred = useSyncExternalStore(follow, ownSystem, unknown);
  // Reacts immediately: the `system` of a form changes only when the form has loaded its units.
  const [chosen, setChosen] = useState<UnitSystem>();
  const [previousSystem, setPreviousSystem] = useState(system);
  if (previousSystem !== system) {
    setPreviousSystem(system);
    setChosen(undefined);
  }
  const current = system === undefined ? preferred : (chosen ?? system);
  const group = useId();
  return (
    <div role="radiogroup" aria-label="Units" className={`script-only segments ${className}`}>
      {SYSTEMS.map(({ id, label, name }) => (
        <label
          key={id}
          title={name}
          data-by-document={system === undefined ? id : undefined}
          className="segment"
        >
          <input
            type="radio"
            name={group}
            {...{ [UNITS_CHOICE]: id }}
            aria-label={name}
            checked={current === id}
            onChange={() => setChosen(id)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

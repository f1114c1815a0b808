"use client";

import { useId, useState } from "react";
import { TextControl } from "./text-control";

interface ZoneControlProps {
  id: string;
  value: string;
  invalid: boolean;
  /** The visitor's own zone, which "local" means. */
  localZone: string;
  onChange: (zone: string) => void;
}

/** A time zone by its IANA name, with the browser's own list of them to choose from. */
export function ZoneControl({ id, value, invalid, localZone, onChange }: ZoneControlProps) {
  const listId = useId();
  const [zones, setZones] = useState<readonly string[]>([]);
  return (
    <>
      <TextControl
        id={id}
        value={value === "local" ? localZone : value}
        invalid={invalid}
        onChange={onChange}
        onFocus={() => setZones(Intl.supportedValuesOf("timeZone"))}
        list={listId}
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

"use client";

import { useId, useState } from "react";
import { TextControl } from "./text-control";

interface ZoneControlProps {
  id: string;
  value: string;
  invalid: boolean;
  /** The visitor's zone, which "local" refers to. */
  localZone: string;
  onChange: (zone: string) => void;
}

/** Time zone by its IANA name, with the browser's list of suggestions. */
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
        onFocus={({ currentTarget }) => {
          setZones(Intl.supportedValuesOf("timeZone"));
          // After the press has placed the cursor: typing a city replaces the zone.
          requestAnimationFrame(() => currentTarget.select());
        }}
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

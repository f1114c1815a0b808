"use client";

import { useRef } from "react";
import type { QuantityField } from "@/lib/fields/field";
import type { CompiledConverter } from "@/lib/units/compile";
import { TextControl } from "./text-control";
import { inUnit } from "./unit-ratio";

interface Quantity {
  value: string;
  unit: string;
}

interface QuantityControlProps {
  id: string;
  label: string;
  field: QuantityField;
  converter: CompiledConverter;
  quantity: Quantity;
  invalid: boolean;
  onChange: (quantity: Quantity) => void;
}

/** A number with its unit. Another unit shows the same quantity; going back brings the typed number again, undrifted. */
export function QuantityControl({
  id,
  label,
  field,
  converter,
  quantity,
  invalid,
  onChange,
}: QuantityControlProps) {
  const typed = useRef(quantity);

  function choose(unit: string) {
    const own = typed.current;
    const value = own.unit === unit ? own.value : inUnit(converter, own, unit);
    onChange({ value, unit });
  }

  return (
    <div className="flex">
      <TextControl
        id={id}
        value={quantity.value}
        invalid={invalid}
        inputMode="text"
        onChange={(value) => {
          typed.current = { value, unit: quantity.unit };
          onChange(typed.current);
        }}
        className="relative min-w-0 flex-1 rounded-r-none focus-within:z-10"
      />
      <select
        aria-label={`${label}: unit`}
        value={quantity.unit}
        onChange={(event) => choose(event.target.value)}
        className="-ml-px h-11 max-w-28 rounded-r-md border border-line-strong bg-sunken px-2 text-ink"
      >
        {field.units.map((unit) => (
          <option key={unit} value={unit}>
            {converter.units.find((known) => known.id === unit)?.symbol ?? unit}
          </option>
        ))}
      </select>
    </div>
  );
}

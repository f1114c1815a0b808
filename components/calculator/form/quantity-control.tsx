"use client";

import { useRef } from "react";
import type { QuantityField } from "@/lib/fields/field";
import type { CompiledConverter } from "@/lib/units/compile";
import { loadLaws } from "./load-laws";
import { TextControl } from "./text-control";

interface Quantity {
  value: string;
  unit: string;
}

/** Comes with the first look at the units: it reads as the form does, with the exact engine. */
const loadInUnit = () => import("@/lib/fields/in-unit");
const lawsFor = async (converter: CompiledConverter) =>
  converter.needsLaws ? (await loadLaws({ [converter.slug]: converter }))(converter.slug) : undefined;
const nothing = () => {};

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
  const chosen = useRef<{ typed: Quantity; shown: Quantity }>(undefined);

  function choose(unit: string) {
    const typed = chosen.current?.shown === quantity ? chosen.current.typed : quantity;
    // Where it cannot be loaded the unit stays: a number in another unit would be another quantity.
    Promise.all([loadInUnit(), lawsFor(converter)]).then(([{ inUnit }, laws]) => {
      const shown = typed.unit === unit ? typed : { value: inUnit(converter, typed, unit, laws), unit };
      chosen.current = { typed, shown };
      onChange(shown);
    }, nothing);
  }

  return (
    <div className="flex">
      <TextControl
        id={id}
        value={quantity.value}
        invalid={invalid}
        inputMode="text"
        onChange={(value) => onChange({ value, unit: quantity.unit })}
        className="relative min-w-0 flex-1 rounded-r-none focus-within:z-10"
      />
      <select
        aria-label={`${label}: unit`}
        value={quantity.unit}
        onFocus={() => loadInUnit().catch(nothing)}
        onChange={(event) => choose(event.target.value)}
        className="-ml-px h-11 max-w-36 rounded-r-md border border-line-strong bg-sunken px-2 text-ink"
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

"use client";

import { fieldUnits } from "@/components/page/number-keys/field-units";
import { type Currency, inCurrency } from "@/lib/kit/fields/currency";
import type { QuantityEntry, QuantityField } from "@/lib/kit/fields/field";
import type { CompiledConverter } from "@/lib/units/compile";
import { TextControl } from "./text-control";

const loadOtherUnit = () => import("./other-unit");
const nothing = () => {};

interface QuantityControlProps {
  id: string;
  label: string;
  field: QuantityField;
  converter: CompiledConverter;
  quantity: QuantityEntry;
  currency: Currency;
  invalid: boolean;
  /** Keys that a number pad lacks. */
  keys: readonly string[] | undefined;
  onChange: (quantity: QuantityEntry) => void;
}

/** Number with its unit. Another unit converts the quantity; going back restores the number. */
export function QuantityControl({
  id,
  label,
  field,
  converter,
  quantity,
  currency,
  invalid,
  keys,
  onChange,
}: QuantityControlProps) {
  // If this fails to load, the unit stays: a number in another unit would be another quantity.
  const choose = (unit: string) =>
    loadOtherUnit()
      .then(({ unitChanger }) => unitChanger({ [field.converter]: converter }))
      .then((inUnit) => onChange(inUnit(converter, quantity, unit)), nothing);

  return (
    <div className="flex">
      <TextControl
        id={id}
        value={quantity.value}
        invalid={invalid}
        keys={keys}
        onFocus={({ target }) => {
          fieldUnits.set(target, { converter, units: [...field.units, ...(field.alsoReads ?? [])] });
        }}
        onChange={(value) => onChange({ value, unit: quantity.unit })}
        className="grouped relative min-w-0 flex-1 rounded-r-none focus-within:z-10"
      />
      <select
        aria-label={`${label}: unit`}
        value={quantity.unit}
        onFocus={() => loadOtherUnit().catch(nothing)}
        onChange={(event) => choose(event.target.value)}
        className="-ml-px h-11 max-w-36 rounded-r-md border border-line-strong bg-sunken px-2 text-ink"
      >
        {field.units.map((unit) => (
          <option key={unit} value={unit}>
            {inCurrency(converter.units.find((each) => each.id === unit)?.symbol ?? unit, currency)}
          </option>
        ))}
      </select>
    </div>
  );
}

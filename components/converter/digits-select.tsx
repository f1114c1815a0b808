"use client";

import { useId } from "react";

interface DigitsSelectProps {
  value: string;
  /** The converter's own rounding, when it is not ten significant digits. */
  rounding: { decimals: number } | undefined;
  onChange: (digits: string) => void;
}

const SIGNIFICANT = Array.from({ length: 14 }, (_, index) => index + 2);
const DECIMALS = Array.from({ length: 11 }, (_, index) => index);

export function DigitsSelect({ value, rounding, onChange }: DigitsSelectProps) {
  const id = useId();
  const automatic = rounding ? `${rounding.decimals} decimals` : "10 significant digits";
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-muted text-sm">
        Digits
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-ink"
      >
        <option value="auto">Automatic ({automatic})</option>
        <optgroup label="Significant digits">
          {SIGNIFICANT.map((count) => (
            <option key={count} value={`s${count}`}>
              {count} significant
            </option>
          ))}
        </optgroup>
        <optgroup label="Fixed decimals">
          {DECIMALS.map((count) => (
            <option key={count} value={`d${count}`}>
              {count} {count === 1 ? "decimal" : "decimals"}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}

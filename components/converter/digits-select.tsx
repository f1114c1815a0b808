"use client";

import { formatCounted } from "@/lib/core/locale/locale";

interface DigitsSelectProps {
  value: string;
  /** Converter-specific rounding; undefined for ten significant digits. */
  rounding: { decimals: number } | undefined;
  onChange: (digits: string) => void;
}

const SIGNIFICANT = Array.from({ length: 14 }, (_, index) => index + 2);
const DECIMALS = Array.from({ length: 11 }, (_, index) => index);

export function DigitsSelect({ value, rounding, onChange }: DigitsSelectProps) {
  const automatic = rounding ? `${rounding.decimals} decimals` : "10 digits";
  return (
    <label className="ml-auto flex min-w-0 items-center gap-1 pl-1 text-muted text-sm">
      <span className="md:max-lg:sr-only max-sm:sr-only">Digits</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 min-w-0 rounded-md bg-transparent px-1 font-medium text-ink focus-visible:outline-offset-[-2px] md:h-10 md:w-36 embed-low:h-9"
      >
        <option value="auto">Auto ({automatic})</option>
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
              {formatCounted(count, { one: "decimal", other: "decimals" })}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

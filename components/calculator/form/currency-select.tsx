"use client";

import { memo, useId } from "react";
import type { CurrencyOption } from "@/lib/run/calculator-view";
import { controlStyle } from "./field-shell";

export const CurrencySelect = memo(function CurrencySelect({
  code,
  currencies,
  onChange,
}: {
  code: string;
  currencies: readonly CurrencyOption[];
  onChange: (code: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="font-medium text-sm">
        Currency
      </label>
      <select
        id={id}
        value={code}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlStyle} max-w-52`}
      >
        {currencies.map((currency) => (
          <option key={currency.code} value={currency.code}>
            {currency.code} · {currency.name}
          </option>
        ))}
      </select>
    </div>
  );
});

"use client";

import { useId, useState } from "react";
import { type Letter, sliderOf } from "@/lib/calculators/scientific/graph/address";

interface LetterSliderProps {
  name: string;
  letter: Letter;
  onChange: (letter: Letter) => void;
}

const STEPS = 200;

/** What a free letter stands for: a slider, its value and its ends as fields. */
export function LetterSlider({ name, letter, onChange }: LetterSliderProps) {
  const { value, min, max } = letter;
  const id = useId();
  return (
    <fieldset aria-label={`Letter ${name}`} className="min-w-0 py-1">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="w-5 font-medium">
          {name}
        </label>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={Number(((max - min) / STEPS).toPrecision(6))}
          value={value}
          onChange={(event) => onChange({ ...letter, value: Number(event.target.value) })}
          className="h-11 min-w-0 flex-1 accent-accent"
        />
        <NumberField
          label={`Value of ${name}`}
          value={value}
          onChange={(next) => onChange(sliderOf(next, min, max))}
        />
      </div>
      <div className="flex items-center gap-2 pl-7 text-muted text-sm">
        from
        <NumberField
          label={`Least ${name}`}
          value={min}
          onChange={(next) => onChange(sliderOf(Math.max(value, next), next, max))}
        />
        to
        <NumberField
          label={`Greatest ${name}`}
          value={max}
          onChange={(next) => onChange(sliderOf(Math.min(value, next), min, next))}
        />
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number as typed; what is none yet changes nothing and is marked. */
function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(Number(value.toPrecision(7))).replace("-", "−");
  const isWrong = typed !== null && numberOf(typed) === undefined;
  return (
    <input
      type="text"
      inputMode="text"
      autoComplete="off"
      maxLength={20}
      aria-label={label}
      aria-invalid={isWrong}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = numberOf(event.target.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setTyped(null)}
      className="tabular h-11 w-18 rounded-md border border-line-strong bg-surface px-2 text-ink text-sm aria-invalid:border-danger sm:h-9"
    />
  );
}

function numberOf(text: string): number | undefined {
  const plain = text.trim().replace("−", "-").replace(",", ".");
  const value = plain === "" ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

"use client";

import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { padKeys } from "@/components/ui/pad-keys";
import { Slider } from "@/components/ui/slider";
import { type Letter, sliderOf } from "@/lib/calculators/scientific/graph/address";
import { formatPlainNumber, parsePlainNumber } from "./plain-number";

interface LetterSliderProps {
  name: string;
  letter: Letter;
  onChange: (letter: Letter) => void;
}

const STEPS = 200;

export function LetterSlider({ name, letter, onChange }: LetterSliderProps) {
  const { value, min, max } = letter;
  const [open, setOpen] = useState(false);
  const ends = useId();
  return (
    <fieldset aria-label={`Letter ${name}`} className="min-w-0">
      <Slider
        label={name}
        value={value}
        min={min}
        max={max}
        step={Number(((max - min) / STEPS).toPrecision(6))}
        onChange={(next) => onChange({ ...letter, value: next })}
      >
        <NumberField
          label={`Value of ${name}`}
          value={value}
          onChange={(next) => onChange(sliderOf(next, min, max))}
        />
        <button
          type="button"
          aria-label={`Range of ${name}`}
          title={`Range of ${name}`}
          aria-expanded={open}
          aria-controls={ends}
          onClick={() => setOpen(!open)}
          className="-mx-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink sm:size-9"
        >
          <Icon name="chevron-down" className={`size-4 ${open ? "rotate-180" : ""}`} />
        </button>
      </Slider>
      <div id={ends} hidden={!open}>
        <div className="flex h-11 items-center gap-2 pl-6 text-muted text-sm">
          from
          <NumberField
            label={`Minimum ${name}`}
            value={min}
            onChange={(next) => onChange(sliderOf(Math.max(value, next), next, max))}
          />
          to
          <NumberField
            label={`Maximum ${name}`}
            value={max}
            onChange={(next) => onChange(sliderOf(Math.min(value, next), min, next))}
          />
        </div>
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** Field of a number; an invalid one changes nothing and is marked. */
function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const displayedText = text ?? formatPlainNumber(value);
  const isWrong = text !== null && parsePlainNumber(text) === undefined;
  return (
    <input
      type="text"
      {...padKeys(["−"])}
      autoComplete="off"
      maxLength={20}
      aria-label={label}
      aria-invalid={isWrong}
      value={displayedText}
      onChange={(event) => {
        setText(event.target.value);
        const next = parsePlainNumber(event.target.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setText(null)}
      className="tabular h-11 w-18 rounded-md border border-line-strong bg-surface px-2 text-ink text-sm aria-invalid:border-danger sm:h-9"
    />
  );
}

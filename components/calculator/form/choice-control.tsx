"use client";

import { memo } from "react";
import { controlStyle } from "./field-shell";

interface Option {
  id: string;
  label: string;
}

interface ChoiceProps {
  id: string;
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (id: string) => void;
}

/** Two to four short options side by side. */
export function InlineChoice({ id, label, options, value, onChange }: ChoiceProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={`${id}-message`}
      className="flex min-h-11 gap-1 rounded-md border border-line-strong bg-sunken p-[3px]"
    >
      {options.map((option) => (
        <label
          key={option.id}
          className="relative flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-sm px-2 text-center text-muted text-sm leading-tight has-checked:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-accent has-checked:font-medium has-checked:text-ink"
        >
          <input
            type="radio"
            name={id}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

export function SelectChoice({ id, options, value, onChange }: Omit<ChoiceProps, "label">) {
  return (
    <select
      id={id}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-describedby={`${id}-message`}
      className={controlStyle}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface ModeChoiceProps extends Omit<ChoiceProps, "onChange"> {
  onChange: (id: string, mode: string) => void;
}

/** Widths of labels by letters: measuring text would change the tabs when the font arrives. */
const WIDTHS = [
  [8, "basis-22"],
  [12, "basis-30"],
  [16, "basis-38"],
  [20, "basis-46"],
] as const;
const widthFor = (label: string): string =>
  WIDTHS.find(([letters]) => label.length <= letters)?.[1] ?? "basis-58";

/** Mode switch: a row of tabs that wraps, or a select for many modes. */
export const ModeChoice = memo(function ModeChoice({ id, label, options, value, onChange }: ModeChoiceProps) {
  if (options.length > 5)
    return (
      <div data-inputs="" className="mb-5 max-w-md">
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          {label}
        </label>
        <SelectChoice id={id} options={options} value={value} onChange={(mode) => onChange(id, mode)} />
      </div>
    );
  return (
    <fieldset data-inputs="" className="mb-5">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.id}
            className={`${widthFor(option.label)} relative flex min-h-10 grow cursor-pointer items-center justify-center rounded-sm px-3 text-center text-muted text-sm has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1 has-checked:font-medium has-checked:text-on-accent`}
          >
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(id, option.id)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
});

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

/** Number of modes that a row of tabs holds; more of them make a grid. */
const MAX_IN_ROW = 5;

/** Mode switch: a row of tabs that wraps, or a grid of equal tabs for many modes. */
export const ModeChoice = memo(function ModeChoice({ id, label, options, value, onChange }: ModeChoiceProps) {
  const isGrid = options.length > MAX_IN_ROW;
  return (
    <fieldset data-inputs="" className="mb-5 min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div
        className={`rounded-md border border-line bg-sunken p-1 ${isGrid ? `grid grid-cols-2 gap-1 embed-low:flex embed-low:overflow-x-auto ${columnsFor(options.length)}` : "flex flex-wrap gap-1"}`}
      >
        {options.map((option) => (
          <label
            key={option.id}
            className={`${isGrid ? "py-1 leading-tight embed-low:shrink-0" : `${widthFor(option.label)} grow`} relative flex min-h-10 cursor-pointer items-center justify-center rounded-sm px-3 text-center text-muted text-sm has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1 has-checked:font-medium has-checked:text-on-accent`}
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

/** Columns in a wide window, so that the last row has as few gaps as possible: 6 = 2 × 3, 7 and 8 in fours. */
function columnsFor(count: number): string {
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  const columns = [5, 4, 3].reduce((best, each) => (gaps(each) < gaps(best) ? each : best), 4);
  return columns === 3 ? "md:grid-cols-3" : columns === 5 ? "md:grid-cols-5" : "md:grid-cols-4";
}

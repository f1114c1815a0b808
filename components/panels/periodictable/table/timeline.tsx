import { useId } from "react";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";

interface TimelineProps {
  elements: readonly TableElement[];
  year: number | undefined;
  onYear: (year: number | undefined) => void;
}

/** A year to slide to: elements discovered later fade. */
export function Timeline({ elements, year, onYear }: TimelineProps) {
  const id = useId();
  const years = elements.flatMap(({ discovered }) => (typeof discovered === "number" ? [discovered] : []));
  const [first, last] = [Math.min(...years) - 1, Math.max(...years)];
  const shown = year ?? last;
  return (
    <div className="max-w-2xl">
      <div className="flex justify-between text-sm">
        <label htmlFor={id} className="font-medium">
          Known by
        </label>
        <output className="tabular font-medium">{shown < Math.min(...years) ? "antiquity" : shown}</output>
      </div>
      <input
        id={id}
        type="range"
        min={first}
        max={last}
        value={shown}
        aria-valuetext={shown === first ? "antiquity" : String(shown)}
        onChange={(event) => {
          const next = Number(event.target.value);
          onYear(next === last ? undefined : next);
        }}
        className="h-11 w-full accent-(--accent)"
      />
    </div>
  );
}

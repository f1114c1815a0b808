import { Slider } from "@/components/ui/slider";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";

interface TimelineProps {
  elements: readonly TableElement[];
  year: number | undefined;
  onYear: (year: number | undefined) => void;
}

/** Slider for a year: elements discovered later fade. */
export function Timeline({ elements, year, onYear }: TimelineProps) {
  const years = elements.flatMap(({ discovered }) => (typeof discovered === "number" ? [discovered] : []));
  const [first, last] = [Math.min(...years) - 1, Math.max(...years)];
  const displayedYear = year ?? last;
  const text = displayedYear === first ? "antiquity" : String(displayedYear);
  return (
    <div className="max-w-2xl text-sm">
      <Slider
        label="Known by"
        min={first}
        max={last}
        value={displayedYear}
        text={text}
        onChange={(next) => onYear(next === last ? undefined : next)}
      >
        {/* Wide enough for its longest text, so that the slider keeps its length. */}
        <output className="tabular w-16 text-right font-medium">{text}</output>
      </Slider>
    </div>
  );
}

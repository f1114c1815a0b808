import type { ReactNode } from "react";
import { ChoiceField } from "@/components/ui/choice";
import { textBoxStyle } from "@/components/ui/text-field";
import { categories } from "@/lib/calculators/periodictable/categories";
import type { Group3, Width } from "@/lib/calculators/periodictable/layout";
import { properties } from "@/lib/calculators/periodictable/properties";
import type { Filter } from "@/lib/calculators/periodictable/view";
import type { Coloring } from "./looks";

interface ControlsProps {
  coloring: Coloring;
  onColoring: (coloring: Coloring) => void;
  logarithmic: boolean;
  onLogarithmic: (logarithmic: boolean) => void;
  filter: Filter;
  onFilter: (part: Partial<Filter>) => void;
  /** Layout, if there is a choice. */
  layout:
    | { width: Width; onWidth: (width: Width) => void; group3: Group3; onGroup3: (group3: Group3) => void }
    | undefined;
  children: ReactNode;
}

const COLORINGS: readonly { id: Coloring; label: string }[] = [
  { id: "category", label: "Category" },
  { id: "state", label: "State at a temperature" },
  ...properties.map(({ id, label }) => ({ id, label })),
];
const ALL = { id: "", label: "All" };
const CATEGORIES = [ALL, ...categories];
const BLOCKS = [ALL, ...["s", "p", "d", "f"].map((id) => ({ id, label: `${id}-block` }))];
const LAYOUTS: readonly { id: Width; label: string }[] = [
  { id: "18", label: "18 columns" },
  { id: "32", label: "32 columns" },
];
const GROUPS: readonly { id: Group3; label: string }[] = [
  { id: "gap", label: "Sc, Y (IUPAC)" },
  { id: "la", label: "Sc, Y, La, Ac" },
  { id: "lu", label: "Sc, Y, Lu, Lr" },
];

export function Controls(props: ControlsProps) {
  const { coloring, filter, onFilter, layout } = props;
  const hasLog = properties.some(({ id, scales }) => id === coloring && scales === "both");
  return (
    <div className="script-only space-y-3 print:hidden">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:items-end md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_22rem]">
        <label className="block">
          <span className="mb-1 block font-medium text-sm">Search</span>
          <input
            type="search"
            value={filter.search}
            maxLength={40}
            placeholder="Iron, Fe or 26"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onFilter({ search: event.target.value })}
            className={textBoxStyle}
          />
        </label>
        <ChoiceField
          label="Show"
          options={COLORINGS}
          value={coloring}
          onChange={(id) => props.onColoring(id as Coloring)}
        />
        <div className="col-span-2 sm:col-span-1">{props.children}</div>
      </div>
      <div className="sm:flex sm:flex-wrap sm:items-start sm:gap-x-8">
        {hasLog && (
          <label className="mt-1 flex min-h-11 items-center gap-2 text-sm sm:mt-0 md:min-h-8">
            <input
              type="checkbox"
              checked={props.logarithmic}
              onChange={(event) => props.onLogarithmic(event.target.checked)}
              className="size-5 accent-(--accent)"
            />
            Logarithmic scale
          </label>
        )}
        <details className="group grow">
          <summary className="inline-flex min-h-11 items-center gap-1 rounded-md text-accent text-sm underline-offset-4 hover:underline md:min-h-8">
            <span className="group-open:hidden">More options</span>
            <span className="hidden group-open:inline">Fewer options</span>
          </summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <ChoiceField
              label="Category"
              options={CATEGORIES}
              value={filter.category}
              onChange={(category) => onFilter({ category })}
            />
            <ChoiceField
              label="Block"
              options={BLOCKS}
              value={filter.block}
              onChange={(block) => onFilter({ block })}
            />
            {layout && (
              <>
                <ChoiceField
                  label="Layout"
                  options={LAYOUTS}
                  value={layout.width}
                  onChange={(id) => layout.onWidth(id as Width)}
                />
                <ChoiceField
                  label="Group 3"
                  options={GROUPS}
                  value={layout.group3}
                  onChange={(id) => layout.onGroup3(id as Group3)}
                />
              </>
            )}
          </div>
        </details>
      </div>
    </div>
  );
}

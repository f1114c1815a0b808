import { Sealed } from "@/components/page/seal";
import { categories } from "@/lib/calculators/periodictable/categories";
import { findProperty, type Scale, SHADES } from "@/lib/calculators/periodictable/properties";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { stateCounts } from "@/lib/calculators/periodictable/view";
import type { State } from "@/lib/science/chemistry/state";
import { type Coloring, categoryStyle, shadeStyle, stateStyle } from "./looks";
import styles from "./table.module.css";

interface LegendProps {
  coloring: Coloring;
  scale: Scale | undefined;
  elements: readonly TableElement[];
  kelvin: number;
  category: string;
  onCategory: (category: string) => void;
}

const swatch = `${styles.swatch} inline-block size-3.5 shrink-0 rounded-sm`;

export function Legend({ coloring, scale, elements, kelvin, category, onCategory }: LegendProps) {
  if (coloring === "category")
    return (
      <ul aria-label="Categories" className="flex flex-wrap gap-x-1 gap-y-0.5">
        {categories.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={category === id}
              onClick={() => onCategory(category === id ? "" : id)}
              className="flex min-h-11 items-center gap-1.5 rounded-md px-2 text-muted text-xs hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent md:min-h-7"
            >
              <span aria-hidden="true" className={`${swatch} ${categoryStyle(id)}`} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    );
  if (coloring === "state") return <States elements={elements} kelvin={kelvin} />;
  return scale && <ScaleLegend property={coloring} scale={scale} />;
}

function States({ elements, kelvin }: { elements: readonly TableElement[]; kelvin: number }) {
  const counts = stateCounts(elements, kelvin);
  return (
    <>
      <ul aria-label="States" className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {[...counts].map(([state, count]: [State, number]) => (
          <li key={state} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`${swatch} ${stateStyle(state)}`} />
            {state === "unknown" ? "not known" : state}
            <span className="tabular font-medium text-ink">{count}</span>
          </li>
        ))}
      </ul>
      <div className="mt-2 max-w-xl">
        <Sealed seal="measured" source={findProperty("melting")?.measured ?? ""} />
      </div>
    </>
  );
}

function ScaleLegend({ property, scale }: { property: string; scale: Scale }) {
  const { label = "", unit = "", note } = findProperty(property) ?? {};
  const ends = [scale.least, scale.greatest].map((value) =>
    String(Number(value.toPrecision(4))).replace("-", "−"),
  );
  return (
    <div className="max-w-md text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{label}</span>
        <span className="text-muted">{unit}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 flex h-3 overflow-hidden rounded-sm">
        {Array.from({ length: SHADES }, (_, shade) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shades are their places
          <span key={shade} className={`flex-1 ${styles.swatch} ${shadeStyle(shade)}`} />
        ))}
      </div>
      <p className="tabular mt-1 flex justify-between text-muted text-xs">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      {note && <p className="mt-1 text-muted text-xs">{note}</p>}
    </div>
  );
}

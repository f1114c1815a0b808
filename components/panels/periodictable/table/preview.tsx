import { categoryName } from "@/lib/calculators/periodictable/categories";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { configurationText } from "@/lib/science/chemistry/configuration";
import { stateAt } from "@/lib/science/chemistry/state";
import { categoryStyle } from "./looks";
import styles from "./table.module.css";

/** Focused or hovered element, in the table's gap above the transition metals. */
export function Preview({ element, kelvin }: { element: TableElement | undefined; kelvin: number }) {
  if (!element) return null;
  const { z, symbol, name, weight, category, configuration } = element;
  return (
    <div aria-hidden="true" className={`${styles.preview} pointer-events-none`}>
      <div className={`${styles.tile} ${categoryStyle(category)} tabular`}>
        <span className="text-xs">{z}</span>
        <span className="font-semibold text-3xl leading-none">{symbol}</span>
        <span className="text-xs">{weight}</span>
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-xl leading-tight">{name}</p>
        <p className="mt-0.5 text-muted text-sm">
          {categoryName(category)}, {stateAt(element, kelvin).replace("unknown", "state not known")}
        </p>
        <p className="tabular mt-0.5 text-muted text-sm">{configurationText(configuration)}</p>
      </div>
    </div>
  );
}

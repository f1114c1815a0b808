import { categoryName } from "@/lib/calculators/periodictable/categories";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { categoryStyle } from "../table/looks";
import styles from "../table/table.module.css";

interface ElementHeadProps {
  element: Pick<TableElement, "z" | "symbol" | "name" | "weight" | "category" | "aliases">;
  /** True if the name is the page's heading. */
  heading?: true;
}

export function ElementHead({ element, heading }: ElementHeadProps) {
  const { z, symbol, name, weight, category, aliases } = element;
  const Name = heading ? "h1" : "p";
  return (
    <div className="flex items-center gap-4">
      <div aria-hidden="true" className={`${styles.tile} ${categoryStyle(category)} tabular`}>
        <span className="text-xs">{z}</span>
        <span className="font-semibold text-3xl leading-none">{symbol}</span>
        <span className="text-xs">{weight}</span>
      </div>
      <div className="min-w-0">
        <Name className={heading ? "text-3xl md:text-4xl" : "font-semibold text-2xl leading-tight"}>
          {name}
        </Name>
        <p className="mt-1 text-muted">
          {symbol}, element {z}, {categoryName(category).toLowerCase()}
        </p>
        {aliases && <p className="text-muted text-sm">Also {aliases.join(", ")}</p>}
      </div>
    </div>
  );
}

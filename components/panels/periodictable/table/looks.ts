import { categoryKey } from "@/lib/calculators/periodictable/categories";
import {
  numberOf,
  type PropertyId,
  type Scale,
  scaleOf,
  shadeOf,
  shortValue,
} from "@/lib/calculators/periodictable/properties";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import { shortState } from "@/lib/calculators/periodictable/view";
import { type State, stateAt } from "@/lib/science/chemistry/state";
import styles from "./table.module.css";

export type Coloring = "category" | "state" | PropertyId;

export interface CellLook {
  tint: string;
  line: string;
}

const STATE_STYLES: Readonly<Record<State, string | undefined>> = {
  solid: styles.solid,
  liquid: styles.liquid,
  gas: styles.gas,
  "solid or liquid": styles.between,
  "liquid or gas": styles.between,
  "solid or gas": styles.between,
  unknown: styles.unknown,
};

export const stateStyle = (state: State): string => STATE_STYLES[state] ?? "";
export const categoryStyle = (category: string): string => styles[categoryKey(category)] ?? "";
export const shadeStyle = (shade: number): string => styles[`shade${shade}`] ?? "";

export function looksOf(
  elements: readonly TableElement[],
  coloring: Coloring,
  { kelvin, logarithmic }: { kelvin: number; logarithmic: boolean },
): { look(element: TableElement): CellLook; scale?: Scale } {
  if (coloring === "category")
    return {
      look: (element) => ({
        tint: categoryStyle(element.category),
        line: shortValue(element, "weight"),
      }),
    };
  if (coloring === "state")
    return {
      look(element) {
        const state = stateAt(element, kelvin);
        return { tint: stateStyle(state), line: shortState(state) };
      },
    };
  const scale = scaleOf(elements, coloring, logarithmic);
  return {
    scale,
    look(element) {
      const at = scale.at(numberOf(element, coloring));
      return { tint: at === undefined ? "" : shadeStyle(shadeOf(at)), line: shortValue(element, coloring) };
    },
  };
}

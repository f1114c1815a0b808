import { type State, stateAt } from "../../science/chemistry/state.ts";
import type { TableElement } from "./table-element.ts";

/** Criteria for highlighting. Elements that do not match stay in place and fade. */
export interface Filter {
  /** Raw search text. */
  search: string;
  /** "" for all. */
  category: string;
  /** "s", "p", "d", "f"; "" for all. */
  block: string;
  group: number | undefined;
  period: number | undefined;
  /** Latest year of discovery; undefined for all. */
  year: number | undefined;
}

export const NO_FILTER: Filter = {
  search: "",
  category: "",
  block: "",
  group: undefined,
  period: undefined,
  year: undefined,
};

export const isFiltered = (filter: Filter): boolean =>
  filter.search.trim() !== "" ||
  filter.category !== "" ||
  filter.block !== "" ||
  filter.group !== undefined ||
  filter.period !== undefined ||
  filter.year !== undefined;

/** True if the search text is the number or the symbol of an element, or begins one of its names. */
function isFound({ z, symbol, name, aliases = [] }: TableElement, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return true;
  if (/^\d+$/.test(wanted)) return String(z) === wanted;
  return (
    symbol.toLowerCase() === wanted ||
    [name.toLowerCase(), ...aliases].some((each) => each.startsWith(wanted)) ||
    (wanted.length > 3 && name.toLowerCase().includes(wanted))
  );
}

export const fits = (element: TableElement, filter: Filter): boolean =>
  isFound(element, filter.search) &&
  (filter.category === "" || element.category === filter.category) &&
  (filter.block === "" || element.block === filter.block) &&
  (filter.group === undefined || element.group === filter.group) &&
  (filter.period === undefined || element.period === filter.period) &&
  (filter.year === undefined ||
    element.discovered === "ancient" ||
    (element.discovered !== null && element.discovered <= filter.year));

const LETTERS: Readonly<Record<State, string>> = {
  solid: "solid",
  liquid: "liquid",
  gas: "gas",
  "solid or liquid": "melts",
  "liquid or gas": "boils",
  "solid or gas": "sublimes",
  unknown: "?",
};
/** Abbreviates a state for the narrow cells of the table. */
export const shortState = (state: State): string => LETTERS[state];

export function stateCounts(elements: readonly TableElement[], kelvin: number): ReadonlyMap<State, number> {
  const counts = new Map<State, number>();
  for (const element of elements) {
    const state = stateAt(element, kelvin);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return counts;
}

import { type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";

/** Standard atomic weight of CIAAW with its bounds, or the longest-lived isotope’s mass number. */
export type Weight =
  | { abridged: string; value: string; uncertainty: string; interval?: readonly [string, string] }
  | { massNumber: number };

/** data/elements/names.json */
export interface NamedElement {
  z: number;
  symbol: string;
  name: string;
  /** Lower case. */
  aliases?: readonly string[];
}

/**
 * data/elements/properties.json. Numbers are as their source prints them; null is unknown. Energies in eV,
 * density in g/cm³, temperatures in K at 1 atm, radii in pm.
 */
export interface ElementProperties {
  z: number;
  weight: Weight;
  group: number | null;
  period: number;
  block: "s" | "p" | "d" | "f";
  category: string;
  configuration: string;
  /** Electrons by shell, K first. */
  shells: readonly number[];
  electronegativity: string | null;
  ionization1: string | null;
  ionization2: string | null;
  ionization3: string | null;
  affinity: string | null;
  density: string | null;
  densityAt: string | null;
  melting: string | null;
  boiling: string | null;
  /** True if it sublimes at 1 atm, at `boiling`. */
  sublimes?: true;
  phaseNote?: string;
  oxidationCommon: readonly number[];
  oxidationAll: readonly number[];
  covalentRadius: string | null;
  vdwRadius: string | null;
  discovered: number | "ancient" | null;
  /** Longest-lived isotope and its half-life. */
  reference?: readonly [isotope: string, halfLife: string];
  radioactive: boolean;
  cas: string | null;
  /** Properties that are estimated or predicted, by name. */
  estimated?: readonly string[];
  /** Sentences about disagreements of sources. */
  notes: readonly string[];
}

export interface Element extends NamedElement, ElementProperties {}

/** Loads the 118 elements by atomic number, without the data of cards. */
export const loadNames = (load: DataLoader): Loaded<readonly NamedElement[]> =>
  whenLoaded(load<{ elements: readonly NamedElement[] }>("elements", "names"), ({ elements }) => elements);

/** Loads the 118 elements by atomic number, with all data. */
export async function loadElements(load: DataLoader): Promise<readonly Element[]> {
  const names = await loadNames(load);
  const { elements } = await load<{ elements: readonly ElementProperties[] }>("elements", "properties");
  return elements.map((properties, index) => ({ ...(names[index] as NamedElement), ...properties }));
}

export const slugOf = ({ name }: { name: string }): string => name.toLowerCase();

/** Formats "55.845", or "[97]" for an element without a standard atomic weight. */
export const weightText = (weight: Weight): string =>
  "massNumber" in weight ? `[${weight.massNumber}]` : weight.abridged;

/** Formats "55.845 ± 0.002", "1.0080 ± 0.0002", or "[97]". */
export const fullWeightText = (weight: Weight): string =>
  "massNumber" in weight ? `[${weight.massNumber}]` : `${weight.value} ± ${weight.uncertainty}`;

/** Finds an element by number, symbol (any case) or name in any spelling. */
export function elementNamed<E extends NamedElement>(elements: readonly E[], text: string): E | undefined {
  const byName = (names.get(elements) ?? indexByName(elements)) as ReadonlyMap<string, E>;
  return byName.get(text.trim()) ?? byName.get(text.trim().toLowerCase());
}

const names = new WeakMap<readonly NamedElement[], ReadonlyMap<string, NamedElement>>();

/** Maps symbols, and numbers and names in lower case, to elements. The first element keeps a name. */
function indexByName(elements: readonly NamedElement[]): ReadonlyMap<string, NamedElement> {
  const symbols = elements.map((element): [string, NamedElement] => [element.symbol, element]);
  const others = elements.flatMap((element): [string, NamedElement][] => {
    const { z, symbol, name, aliases = [] } = element;
    return [String(z), symbol.toLowerCase(), name.toLowerCase(), ...aliases].map((each) => [each, element]);
  });
  const index = new Map([...symbols, ...others].reverse());
  names.set(elements, index);
  return index;
}

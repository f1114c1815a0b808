import { type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";

/** Standard atomic weight of CIAAW with its bounds, or the mass number of the longest-lived isotope where there is none. */
export type Weight =
  | { abridged: string; value: string; uncertainty: string; interval?: readonly [string, string] }
  | { massNumber: number };

/** data/elements/names.json */
export interface NamedElement {
  z: number;
  symbol: string;
  /** American name: Aluminum, Cesium, Sulfur. */
  name: string;
  /** Lower case. */
  aliases?: readonly string[];
}

/**
 * data/elements/properties.json. Numbers are as their source prints them; null is "not known". Energies in eV, density in
 * g/cm³, temperatures in K at 1 atm, radii in pm.
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
  /** At 1 atm it becomes a gas at once; `boiling` is where. */
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
  /** Sentences: where sources disagree. */
  notes: readonly string[];
}

export interface Element extends NamedElement, ElementProperties {}

/** The 118 elements by atomic number, without what only a card shows. */
export const loadNames = (load: DataLoader): Loaded<readonly NamedElement[]> =>
  whenLoaded(load<{ elements: readonly NamedElement[] }>("elements", "names"), ({ elements }) => elements);

/** The 118 elements by atomic number. */
export async function loadElements(load: DataLoader): Promise<readonly Element[]> {
  const names = await loadNames(load);
  const { elements } = await load<{ elements: readonly ElementProperties[] }>("elements", "properties");
  return elements.map((properties, index) => ({ ...(names[index] as NamedElement), ...properties }));
}

/** Returns the slug of an element’s page: "iron". */
export const slugOf = ({ name }: { name: string }): string => name.toLowerCase();

/** "55.845", or "[97]" where an element has no standard atomic weight. */
export const weightText = (weight: Weight): string =>
  "massNumber" in weight ? `[${weight.massNumber}]` : weight.abridged;

/** "55.845 ± 0.002", "1.0080 ± 0.0002", or "[97]". */
export const fullWeightText = (weight: Weight): string =>
  "massNumber" in weight ? `[${weight.massNumber}]` : `${weight.value} ± ${weight.uncertainty}`;

/** The element that is meant by a number, a symbol (case does not matter) or a name in any spelling. */
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

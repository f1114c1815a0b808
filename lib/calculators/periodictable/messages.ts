import { formatCounted } from "../../core/locale/locale.ts";

export const messages = {
  unknownCategory: "Unknown chemical properties",
  facts: {
    atom: "Atom",
    massNumber: "Mass number",
    ofLongestLivedIsotope: "of the longest-lived isotope",
    atomicWeight: "Standard atomic weight",
    weightInNature: (interval: readonly string[]): string => `in nature ${interval.join(" to ")}`,
    group: "Group",
    noGroup: "none",
    periodAndBlock: ({ period, block }: { period: number; block: string }): string =>
      `period ${period}, ${block}-block`,
    electronegativity: "Electronegativity",
    paulingScale: "Pauling scale",
    firstIonization: "First ionization energy",
    secondIonization: "Second ionization energy",
    thirdIonization: "Third ionization energy",
    tooFewElectrons: (electrons: number): string =>
      `${formatCounted(electrons, { one: "electron", other: "electrons" })} only`,
    electronAffinity: "Electron affinity",
    unstableAnion: "the anion is not stable",
    covalentRadius: "Covalent radius",
    vanDerWaalsRadius: "Van der Waals radius",
    substance: "Substance",
    state: "State at 25 °C",
    meltingPoint: "Melting point",
    boilingPoint: "Boiling point",
    sublimationPoint: "Sublimation point",
    density: "Density",
    oxidationStates: "Oxidation states",
    allOxidationStates: (states: string): string => `all known: ${states}`,
    discovered: "Discovered",
    ancient: "known since antiquity",
    casNumber: "CAS number",
    predicted: "predicted",
    estimated: "estimated",
  },
  trend: {
    period: "Period",
    periodNumber: (period: number): string => `Period ${period}`,
    groupNumber: (group: number): string => `Group ${group}`,
    atomicNumber: "Atomic number",
    titleByPeriod: (property: string): string => `${property} by period, main groups`,
    titleByNumber: (property: string): string => `${property} by atomic number`,
    summary: (count: number): string => `${count} values; elements without a known value are left out.`,
    firstAndLatestDiscovery: ({ first, latest }: { first: NamedYear; latest: NamedYear }): string =>
      `First discovered on record: ${first.name}, ${first.year}; latest: ${latest.name}, ${latest.year}`,
    highestAndLowest: ({ highest, lowest }: { highest: NamedValue; lowest: NamedValue }): string =>
      `Highest: ${highest.name}, ${highest.value}; lowest: ${lowest.name}, ${lowest.value}`,
  },
  scatter: {
    title: ({ x, y }: { x: string; y: string }): string => `${y} against ${x}`,
    correlation: ({ x, y, isPositive }: { x: string; y: string; isPositive: boolean }): string =>
      `The higher the ${x}, the ${isPositive ? "higher" : "lower"} the ${y}, mostly`,
    summary: "One marker for each element with both values known.",
    block: (block: string): string => `${block}-block`,
  },
};

interface NamedYear {
  name: string;
  year: number;
}

interface NamedValue {
  name: string;
  /** Formatted number. */
  value: string;
}

import { type Frame, required } from "../../../kit/reader/frame.ts";
import type { Question } from "../operations/element.ts";
import { findElement, findIsotope, findNumber } from "./names.ts";

const FACTS: Readonly<Partial<Record<Question, string>>> = {
  "atomic-number": "atomic number | number of protons | how many protons",
  weight: "atomic weight | atomic mass | standard atomic weight",
  "melting-point": "melting point | melting temperature",
  "boiling-point": "boiling point | boiling temperature",
  configuration: "electron configuration | electronic configuration",
  electronegativity: "electronegativity",
  "ionization-energy": "first? ionization energy | first? ionisation energy",
  "electron-affinity": "electron affinity",
  "oxidation-states": "oxidation state | oxidation number",
  "covalent-radius": "covalent radius",
  symbol: "chemical? symbol | element symbol",
  "half-life": "half life | half lives | halflife",
  density: "density",
};

/** Facts that alloys have, too: "carbon steel". */
const OF_MATERIALS: ReadonlySet<string> = new Set(["density", "melting-point", "boiling-point"]);

const factFrames = Object.entries(FACTS).map(([property, words]): Frame => {
  const names =
    property === "half-life" ? [{ find: findIsotope }, { find: findElement }] : { find: findElement };
  return {
    cues: [words],
    slots: { element: required(names) },
    ...(OF_MATERIALS.has(property) && { mustBeWhole: true as const }),
    call: (match) => ({
      kind: "call",
      input: { operation: "element", element: match.text("element"), property },
    }),
  };
});

export const elementFrames: readonly Frame[] = [
  ...factFrames,
  {
    cues: ["element"],
    slots: {
      element: required({ find: findNumber }, "atomic? number | proton", { needsRole: true }),
    },
    words: "which",
    call: (match) => ({ kind: "call", input: { operation: "element", element: match.text("element") } }),
  },
];

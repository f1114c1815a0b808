import { sourceOf } from "../../kit/phrases/material-names.ts";
import type { Frame } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { expansion } from "./phrases/expansion.ts";
import { materialOf, materialSlots, unitOf, unitSlot } from "./phrases/parts.ts";
import { weightFrames } from "./phrases/weight.ts";

/** Words for a property, the outputs that answer it, and the slug of its quantity if it has units. */
const PROPERTIES: readonly (readonly [cue: string, show: readonly [string, string], quantity?: string])[] = [
  ["shear modulus | modulus of rigidity", ["shear", "modulus"], "youngs-modulus"],
  ["bulk modulus", ["bulk", "modulus"], "youngs-modulus"],
  [
    "young modulus | elastic modulus | modulus of elasticity | e modulus | stiffness",
    ["modulus", "density"],
    "youngs-modulus",
  ],
  ["poisson ratio?", ["poisson", "modulus"]],
  ["yield strength | yield stress | yield point", ["yield", "strength"], "stress"],
  ["ultimate? tensile strength | ultimate strength | uts", ["strength", "yield"], "stress"],
  ["compressive strength", ["compressive", "strength"], "stress"],
  ["fracture? toughness", ["toughness", "strength"]],
  ["thermal conductivity", ["conductivity", "heat"], "thermal-conductivity"],
  ["thermal diffusivity", ["diffusivity", "conductivity"], "thermal-diffusivity"],
  [
    "thermal expansion | expansion coefficient | coefficient of linear? thermal? expansion | cte",
    ["expansion", "modulus"],
    "thermal-expansion",
  ],
  ["specific heat capacity? | heat capacity", ["heat", "conductivity"], "specific-heat-capacity"],
  ["electrical? resistivity", ["resistivity", "conductivity"], "resistivity"],
  [
    "melting point | melting temperature | melting range | melt | melts",
    ["melting", "density"],
    "temperature",
  ],
  ["viscosity", ["viscosity", "density"], "dynamic-viscosity"],
  ["elongation", ["elongation", "strength"]],
  ["specific strength", ["resistance", "stiffness"]],
  ["specific stiffness | specific modulus", ["stiffness", "resistance"]],
  ["density | how dense", ["density", "modulus"], "density"],
];

const properties = PROPERTIES.map(
  ([cue, show, quantity]): Frame => ({
    cues: [cue],
    slots: { ...materialSlots, ...(quantity !== undefined && { unit: unitSlot(quantity) }) },
    call(match) {
      const material = materialOf(match);
      if (material === undefined) return undefined;
      const [first] = show;
      const source = first === "density" ? undefined : sourceOf(material, first);
      return {
        kind: "call",
        input: { mode: "properties", material },
        focus: {
          show,
          assumes: [],
          source,
          ...unitOf(match, quantity ?? ""),
        },
      };
    },
  }),
);

export default defineQuestions({
  priority: 95,
  words:
    "material materials property properties alloy grade type temper annealed metal stainless wood fiber plastic value",
  vocabulary: "modulus poisson tensile viscosity resistivity elongation",
  unitsMatter: true,
  frames: [...properties, ...weightFrames, expansion],
});

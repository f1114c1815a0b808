import { findMaterial, sourceOf, temperatureOf } from "../../kit/phrases/material-names.ts";
import { type Frame, type FrameValues, named } from "../../kit/reader/frame.ts";
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
    slots: {
      ...materialSlots,
      other: { type: { find: findMaterial } },
      at: named({ slug: "temperature" }, "at"),
      ...(quantity !== undefined && { unit: unitSlot(quantity) }),
    },
    call(match) {
      const material = materialOf(match);
      // A figure of one of two materials is not their comparison.
      if (match.value("other") !== undefined) return undefined;
      if (material === undefined || !isAtStatedTemperature(match, material)) return undefined;
      const [first] = show;
      const source = first === "density" ? undefined : sourceOf(material, first);
      return {
        kind: "call",
        input: { mode: "properties", material, ...(isInCelsius(match) && { units: "si" }) },
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

/** Returns true if the question names a temperature in °C: its answer is in SI units. */
function isInCelsius(match: FrameValues): boolean {
  const at = match.value("at");
  return at?.kind === "quantity" && at.unit === "celsius";
}

/** Returns false if the question names another temperature than the table does. */
function isAtStatedTemperature(match: FrameValues, material: string): boolean {
  const at = match.value("at");
  if (at?.kind !== "quantity") return true;
  const [number, stated = Number.NaN] = [match.number("at"), temperatureOf(material)];
  const celsius =
    at.unit === "fahrenheit" ? ((number - 32) * 5) / 9 : at.unit === "celsius" ? number : Number.NaN;
  return Math.abs(celsius - stated) < 0.5;
}

export default defineQuestions({
  priority: 95,
  words:
    "material materials property properties alloy grade type temper annealed metal stainless wood fiber plastic value",
  vocabulary: "modulus poisson tensile viscosity resistivity elongation",
  unitsMatter: true,
  frames: [...properties, ...weightFrames, expansion],
});

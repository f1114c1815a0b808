import { findMaterial, sourceOf, temperatureOf } from "../../kit/phrases/material-names.ts";
import { type Frame, type FrameValues, named } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { expansion } from "./phrases/expansion.ts";
import { materialOf, materialSlots, unitOf, unitSlot } from "./phrases/parts.ts";
import { weightFrames } from "./phrases/weight.ts";

/** Words for a property, the output that answers it, and the slug of its quantity if it has units. */
const PROPERTIES: readonly (readonly [cue: string, output: string, quantity?: string])[] = [
  ["shear modulus | modulus of rigidity", "shear", "youngs-modulus"],
  ["bulk modulus", "bulk", "youngs-modulus"],
  [
    "young modulus | elastic modulus | modulus of elasticity | e modulus | stiffness",
    "modulus",
    "youngs-modulus",
  ],
  ["poisson ratio?", "poisson"],
  ["yield strength | yield stress | yield point", "yield", "stress"],
  ["ultimate? tensile strength | ultimate strength | uts", "strength", "stress"],
  ["compressive strength", "compressive", "stress"],
  ["fracture? toughness", "toughness"],
  ["thermal conductivity", "conductivity", "thermal-conductivity"],
  ["thermal diffusivity", "diffusivity", "thermal-diffusivity"],
  [
    "thermal expansion | expansion coefficient | coefficient of linear? thermal? expansion | cte",
    "expansion",
    "thermal-expansion",
  ],
  ["specific heat capacity? | heat capacity", "heat", "specific-heat-capacity"],
  ["electrical? resistivity", "resistivity", "resistivity"],
  ["melting point | melting temperature | melting range | melt | melts", "melting", "temperature"],
  ["viscosity", "viscosity", "dynamic-viscosity"],
  ["elongation", "elongation"],
  ["specific strength", "resistance"],
  ["specific stiffness | specific modulus", "stiffness"],
  ["density | how dense", "density", "density"],
];

const properties = PROPERTIES.map(
  ([cue, output, quantity]): Frame => ({
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
      const source = output === "density" ? undefined : sourceOf(material, output);
      return {
        kind: "call",
        input: { mode: "properties", material, ...(isInCelsius(match) && { units: "si" }) },
        focus: {
          show: [output],
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

import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "sound-intensity",
  category: "general-physics-mechanics",
  name: "Sound Intensity Converter",
  description: "Convert sound intensity between W/m², W/cm² and decibels (SIL).",
  base: { name: "watt per square meter", symbol: "W/m²" },
  baseFactor: "W/m^2",
  defaultPair: ["watt-per-square-meter", "decibel-sil"],
  commonUnits: ["watt-per-square-meter", "milliwatt-per-square-meter", "picowatt-per-square-meter", "watt-per-square-centimeter", "decibel-sil"],
  commonValues: {
    "watt-per-square-meter": { example: "0.001" },
    "decibel-sil": { example: "60", tables: [{ values: ["0", "10", "20", "30", "40", "50", "60", "70", "80", "85", "90", "100", "110", "120", "130"] }] },
  },
  bounds: { min: "0", message: "A sound intensity cannot be negative." },
  groups: [
    {
      name: "Linear",
      source: "SI9 Table 5; ISO 80000-8; SP811 B.8 (W/in²)",
      units: [
        "watt-per-square-meter",
        "kilowatt-per-square-meter",
        "milliwatt-per-square-meter",
        { id: "microwatt-per-square-meter", name: "Microwatt per square meter", symbol: "µW/m²", factor: "µW/m^2" },
        { id: "nanowatt-per-square-meter", name: "Nanowatt per square meter", symbol: "nW/m²", factor: "nW/m^2" },
        { id: "picowatt-per-square-meter", name: "Picowatt per square meter", symbol: "pW/m²", factor: "pW/m^2" },
        "watt-per-square-centimeter",
        "milliwatt-per-square-centimeter",
        { id: "microwatt-per-square-centimeter", name: "Microwatt per square centimeter", symbol: "µW/cm²", factor: "µW/cm^2" },
        "watt-per-square-inch",
        "watt-per-square-foot",
        { id: "erg-per-second-per-square-centimeter", name: "Erg per second per square centimeter", symbol: "erg/(s·cm²)", factor: "erg/(s cm^2)", aliases: ["erg/s/cm2"] },
      ],
    },
    {
      name: "Level",
      source: "ISO 1683 (reference 1 pW/m²); ISO 80000-8",
      units: [
        {
          id: "decibel-sil",
          name: "Decibel (SIL re 1 pW/m²)",
          symbol: "dB",
          law: { kind: "logarithmic", reference: "pW/m^2", root: 10, perUnit: "1/10" },
          formula: { toBase: "I = 1 pW/m² × 10^(L/10)", fromBase: "L = 10 log₁₀(I / 1 pW/m²)" },
          aliases: ["db sil", "sil"],
        },
        { id: "bel-sil", name: "Bel (SIL re 1 pW/m²)", symbol: "B", law: { kind: "logarithmic", reference: "pW/m^2", root: 10, perUnit: "1" }, formula: { toBase: "I = 1 pW/m² × 10^L", fromBase: "L = log₁₀(I / 1 pW/m²)" } },
        {
          id: "neper-sil",
          name: "Neper (power level re 1 pW/m²)",
          symbol: "Np",
          law: { kind: "logarithmic", reference: "pW/m^2", root: "e", perUnit: "2" },
          formula: { toBase: "I = 1 pW/m² × e^(2L)", fromBase: "L = ½ ln(I / 1 pW/m²)" },
        },
      ],
    },
  ],
  keywords: ["decibel", "loudness", "acoustics", "db to w/m2", "noise", "sil"],
  related: ["sound-pressure-level", "power", "area", "pressure", "frequency", "energy"],
});

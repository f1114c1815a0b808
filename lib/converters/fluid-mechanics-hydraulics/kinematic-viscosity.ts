import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "kinematic-viscosity",
  category: "fluid-mechanics-hydraulics",
  name: "Kinematic Viscosity Converter",
  description: "Convert stokes, centistokes, m²/s, ft²/s and Saybolt seconds.",
  base: { name: "square meter per second", symbol: "m²/s" },
  baseFactor: "m^2/s",
  defaultPair: ["centistokes", "square-millimeter-per-second"],
  commonUnits: ["square-meter-per-second", "square-millimeter-per-second", "stokes", "centistokes", "square-foot-per-second", "saybolt-universal-100f"],
  commonValues: {
    centistokes: { example: "46", tables: [{ values: ["1", "2", "5", "10", "15", "22", "32", "46", "68", "100", "150", "220", "320", "460", "680", "1000"] }] },
    "square-meter-per-second": { example: "0.000032" },
    "saybolt-universal-100f": { example: "150" },
  },
  bounds: { min: "0", message: "A viscosity cannot be negative." },
  groups: [
    {
      name: "SI & metric",
      source: "SI9 Table 5; SI9 Table 8 (hour, day)",
      units: ["square-meter-per-second", "square-centimeter-per-second", "square-millimeter-per-second", "square-meter-per-hour", "square-meter-per-day", "square-centimeter-per-hour"],
    },
    {
      name: "CGS",
      source: "SI8 Table 9; SP811 B.8 (stokes)",
      units: [
        { id: "stokes", name: "Stokes", symbol: "St", factor: "St", aliases: ["stoke"] },
        { id: "decistokes", name: "Decistokes", symbol: "dSt", factor: "dSt" },
        { id: "centistokes", name: "Centistokes", symbol: "cSt", factor: "cSt", aliases: ["centistoke"] },
        { id: "millistokes", name: "Millistokes", symbol: "mSt", factor: "mSt" },
        { id: "microstokes", name: "Microstokes", symbol: "µSt", factor: "µSt" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        "square-foot-per-second",
        { id: "square-foot-per-minute", name: "Square foot per minute", symbol: "ft²/min", factor: "ft^2/min" },
        "square-foot-per-hour",
        "square-inch-per-second",
        { id: "square-inch-per-minute", name: "Square inch per minute", symbol: "in²/min", factor: "in^2/min" },
        "square-inch-per-hour",
      ],
    },
    {
      name: "Saybolt (non-linear)",
      source: "ASTM D2161 4.1, 4.3 (Universal), 6 (Furol)",
      units: [
        {
          id: "saybolt-universal-100f",
          name: "Saybolt Universal second (100 °F)",
          symbol: "SUS",
          law: { kind: "function" },
          exactness: "convention",
          plural: "Saybolt Universal seconds at 100 °F",
          aliases: ["ssu", "sus 100", "ssu 100", "saybolt universal seconds"],
          formula: {
            toBase: "ν = v × 10⁻⁶ m²/s, where SUS = 4.6324 v + (1 + 0.03264 v) ÷ [(3930.2 + 262.7 v + 23.97 v² + 1.646 v³) × 10⁻⁵]",
            fromBase: "SUS = 4.6324 v + (1 + 0.03264 v) ÷ [(3930.2 + 262.7 v + 23.97 v² + 1.646 v³) × 10⁻⁵], where v = ν in mm²/s",
          },
        },
        {
          id: "saybolt-universal-210f",
          name: "Saybolt Universal second (210 °F)",
          symbol: "SUS",
          law: { kind: "function" },
          exactness: "convention",
          plural: "Saybolt Universal seconds at 210 °F",
          aliases: ["sus 210", "ssu 210"],
          formula: {
            toBase: "ν = v × 10⁻⁶ m²/s, where SUS = 1.00671 × (4.6324 v + (1 + 0.03264 v) ÷ [(3930.2 + 262.7 v + 23.97 v² + 1.646 v³) × 10⁻⁵])",
            fromBase: "SUS = 1.00671 × (4.6324 v + (1 + 0.03264 v) ÷ [(3930.2 + 262.7 v + 23.97 v² + 1.646 v³) × 10⁻⁵]), where v = ν in mm²/s and 1.00671 = 1 + 0.000061 × (210 − 100)",
          },
        },
        {
          id: "saybolt-furol-122f",
          name: "Saybolt Furol second (122 °F)",
          symbol: "SFS",
          law: { kind: "function" },
          exactness: "convention",
          plural: "Saybolt Furol seconds at 122 °F",
          aliases: ["ssf", "sfs 122", "ssf 122"],
          formula: {
            toBase: "ν = v × 10⁻⁶ m²/s, where SFS = 0.4717 v + 13,924 ÷ (v² − 72.59 v + 6,816)",
            fromBase: "SFS = 0.4717 v + 13,924 ÷ (v² − 72.59 v + 6,816), where v = ν in mm²/s",
          },
        },
        {
          id: "saybolt-furol-210f",
          name: "Saybolt Furol second (210 °F)",
          symbol: "SFS",
          law: { kind: "function" },
          exactness: "convention",
          plural: "Saybolt Furol seconds at 210 °F",
          aliases: ["sfs 210", "ssf 210"],
          formula: {
            toBase: "ν = v × 10⁻⁶ m²/s, where SFS = 0.4792 v + 5,610 ÷ (v² + 2,130)",
            fromBase: "SFS = 0.4792 v + 5,610 ÷ (v² + 2,130), where v = ν in mm²/s",
          },
        },
      ],
    },
  ],
  keywords: ["ν", "cst", "ssu", "sus", "saybolt", "stokes", "oil viscosity", "momentum diffusivity"],
  related: ["dynamic-viscosity", "density", "volumetric-flow-rate", "hydraulic-head", "surface-tension"],
});

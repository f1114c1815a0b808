import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./kinematic-viscosity.pairs.ts";

export default defineConverter({
  slug: "kinematic-viscosity",
  category: "fluid-mechanics-hydraulics",
  name: "Kinematic Viscosity Converter",
  description: "Convert stokes, centistokes, m²/s, ft²/s and Saybolt seconds.",
  base: { name: "square meter per second", symbol: "m²/s" },
  baseFactor: "m^2/s",
  defaultPair: ["centistokes", "square-millimeter-per-second"],
  commonUnits: ["square-meter-per-second", "square-millimeter-per-second", "stokes", "centistokes", "square-foot-per-second", "saybolt-universal-100f"],
  pairs,
  commonValues: {
    centistokes: { example: "46", tables: [{ values: ["1", "2", "5", "10", "15", "22", "32", "46", "68", "100", "150", "220", "320", "460", "680", "1000"] }] },
    "square-meter-per-second": { example: "0.000032" },
    "saybolt-universal-100f": { example: "150" },
  },
  bounds: { min: "0", message: "A viscosity cannot be negative." },
  notes: [
    "Saybolt seconds are the time an oil sample takes to flow out of a cup, so they are not a multiple of mm²/s: the equations of ASTM D2161 are used, and solved numerically in reverse.",
    "They apply from about 32 SUS (1.81 mm²/s at 100 °F, 1.77 mm²/s at 210 °F) and 25 SFS (48 mm²/s at 122 °F, 50 mm²/s at 210 °F) upward. Both viscosities are at the same temperature.",
    "The tables in the standard give rounded seconds and use 4.632 and 4.664 above 500 mm²/s; the equation with 4.6324 is used here.",
    "For dynamic viscosity, multiply by the density: µ = ν × ρ.",
  ],
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
  faq: [
    {
      pairs: ["saybolt-universal-100f-to-centistokes"],
      q: "How do I convert SUS to centistokes?",
      a: "Use the ASTM D2161 curve, as this tool does: 100 SUS at 100 °F is 20.52 cSt and 150 SUS is 31.89 cSt. Above about 75 cSt the relation is practically linear, and dividing by 4.632 (100 °F) or 4.664 (210 °F) is enough.",
    },
    {
      pairs: ["centistokes-to-square-millimeters-per-second"],
      q: "Is a centistokes the same as mm²/s?",
      a: "Yes, exactly: 1 cSt = 1 mm²/s = 10⁻⁶ m²/s. An ISO VG 46 oil is 46 cSt, or 46 mm²/s, at 40 °C. Lubricant standards now use mm²/s; older data sheets use cSt.",
    },
    {
      pairs: ["centistokes-to-square-meters-per-second", "square-meters-per-second-to-centistokes"],
      q: "How do I convert cSt to m²/s?",
      a: "Multiply by 10⁻⁶. Water at 20 °C is about 1.0034 cSt, which is 1.0034 × 10⁻⁶ m²/s. Going the other way, 1 m²/s is 1,000,000 cSt or 10,000 St.",
    },
    {
      q: "Why is the temperature part of the Saybolt unit?",
      a: "ASTM D2161 adds 0.0061% per °F above 100 °F, so oil of the same kinematic viscosity takes slightly longer to flow when hot: 10 cSt is 58.84 SUS at 100 °F and 59.23 SUS at 210 °F. Choosing the unit does not account for the oil itself, which thins considerably when heated.",
    },
    {
      q: "What is the difference between SUS and SFS?",
      a: "Both time the flow of 60 mL of oil, but the Furol orifice is wider and is used for heavy fuel and road oils. 100 SFS at 122 °F is 211.18 cSt, which would take about 978 SUS. Furol values are used above about 50 cSt.",
    },
    {
      q: "How do I convert kinematic to dynamic viscosity?",
      a: "Multiply by the density: cSt × g/cm³ = cP. An oil at 46 cSt and 0.87 g/cm³ is 40.0 cP, or 0.040 Pa·s. In SI units, m²/s × kg/m³ gives Pa·s directly.",
    },
  ],
  keywords: ["ν", "cst", "ssu", "sus", "saybolt", "stokes", "oil viscosity", "momentum diffusivity"],
  related: ["dynamic-viscosity", "density", "volumetric-flow-rate", "hydraulic-head", "surface-tension"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./surface-tension.pairs.ts";

export default defineConverter({
  slug: "surface-tension",
  category: "fluid-mechanics-hydraulics",
  name: "Surface Tension Converter",
  description: "Convert N/m, mN/m, dyn/cm, lbf/in and J/m².",
  base: { name: "newton per meter", symbol: "N/m" },
  baseFactor: "N/m",
  defaultPair: ["dyne-per-centimeter", "newton-per-meter"],
  commonUnits: ["newton-per-meter", "millinewton-per-meter", "dyne-per-centimeter", "pound-force-per-inch"],
  pairs,
  commonValues: {
    "dyne-per-centimeter": { example: "72.8" },
    "millinewton-per-meter": { example: "72.8" },
    "newton-per-meter": { example: "0.0728" },
  },
  bounds: { min: "0", message: "A surface tension cannot be negative." },
  notes: ["Surface tension as a force per length (N/m) and surface energy per area (J/m²) are the same quantity: 1 N/m = 1 J/m².", "1 mN/m = 1 dyn/cm = 1 erg/cm² = 1 mJ/m² exactly, so older tables in dyn/cm can be read as mN/m."],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5",
      units: [
        "newton-per-meter",
        "millinewton-per-meter",
        { id: "micronewton-per-meter", name: "Micronewton per meter", symbol: "µN/m", factor: "µN/m" },
        "newton-per-centimeter",
        "newton-per-millimeter",
        { id: "joule-per-square-meter", name: "Joule per square meter", symbol: "J/m²", factor: "J/m^2" },
        { id: "millijoule-per-square-meter", name: "Millijoule per square meter", symbol: "mJ/m²", factor: "mJ/m^2" },
      ],
    },
    {
      name: "CGS",
      source: "SI8 Table 9; SP811 B.8",
      units: ["dyne-per-centimeter", { id: "erg-per-square-centimeter", name: "Erg per square centimeter", symbol: "erg/cm²", factor: "erg/cm^2", aliases: ["erg/sq cm"] }],
    },
    {
      name: "Gravitational & US",
      source: "SP811 B.8",
      units: ["gram-force-per-centimeter", "kilogram-force-per-meter", "pound-force-per-inch", "pound-force-per-foot", { id: "poundal-per-inch", name: "Poundal per inch", symbol: "pdl/in", factor: "pdl/in" }],
    },
  ],
  faq: [
    {
      pairs: ["dynes-per-centimeter-to-newtons-per-meter", "newtons-per-meter-to-dynes-per-centimeter"],
      q: "How do I convert dyn/cm to N/m?",
      a: "Divide by 1,000. Water at 20 °C is 72.8 dyn/cm, which is 0.0728 N/m or 72.8 mN/m. Going the other way, 0.05 N/m is 50 dyn/cm.",
    },
    {
      pairs: ["millinewtons-per-meter-to-dynes-per-centimeter"],
      q: "Are dyn/cm and mN/m the same?",
      a: "Yes, exactly: a dyne is 10⁻⁵ N and a centimeter 10⁻² m, so 1 dyn/cm = 10⁻³ N/m = 1 mN/m. A dyne test ink marked 38 indicates 38 mN/m.",
    },
    {
      q: "Is surface tension the same as surface energy?",
      a: "The units are equivalent: 1 N/m = 1 J/m², and 1 dyn/cm = 1 erg/cm². For a pure liquid, the two values are the same. Solids are usually described by surface energy in mJ/m², liquids by surface tension in mN/m.",
    },
    {
      pairs: ["newtons-per-meter-to-pounds-force-per-inch"],
      q: "How do I convert N/m to lbf/in?",
      a: "Multiply by 0.00571, or divide by 175.1. Water at 0.0728 N/m is 4.157 × 10⁻⁴ lbf/in. The pound here is a pound-force, which is 32.174 poundals.",
    },
    {
      q: "Why do published values for water differ?",
      a: "Because surface tension depends on temperature: about 75.6 mN/m at 0 °C, 72.8 mN/m at 20 °C, 72.0 mN/m at 25 °C and 58.9 mN/m at 100 °C. Traces of soap lower it further. Converting changes only the unit, not the conditions.",
    },
  ],
  keywords: ["dyne", "interfacial tension", "surface energy", "mn/m", "wetting", "dyne level"],
  related: ["dynamic-viscosity", "density", "kinematic-viscosity", "permeability", "hydraulic-head"],
});

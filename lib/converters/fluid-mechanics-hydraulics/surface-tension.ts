import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "surface-tension",
  category: "fluid-mechanics-hydraulics",
  name: "Surface Tension Converter",
  description: "Convert N/m, mN/m, dyn/cm, lbf/in and J/m².",
  base: { name: "newton per meter", symbol: "N/m" },
  baseFactor: "N/m",
  defaultPair: ["dyne-per-centimeter", "newton-per-meter"],
  commonUnits: ["newton-per-meter", "millinewton-per-meter", "dyne-per-centimeter", "pound-force-per-inch"],
  commonValues: {
    "dyne-per-centimeter": { example: "72.8" },
    "millinewton-per-meter": { example: "72.8" },
    "newton-per-meter": { example: "0.0728" },
  },
  bounds: { min: "0", message: "A surface tension cannot be negative." },
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
  keywords: ["dyne", "interfacial tension", "surface energy", "mn/m", "wetting", "dyne level"],
  related: ["dynamic-viscosity", "density", "kinematic-viscosity", "permeability", "hydraulic-head"],
});

import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "spring-constant",
  category: "general-physics-mechanics",
  name: "Spring Constant Converter",
  description: "Convert spring rate and stiffness between N/m, N/mm, lbf/in and kgf/mm.",
  base: { name: "newton per meter", symbol: "N/m" },
  baseFactor: "N/m",
  defaultPair: ["newton-per-millimeter", "pound-force-per-inch"],
  commonUnits: ["newton-per-meter", "newton-per-millimeter", "kilonewton-per-meter", "kilogram-force-per-millimeter", "pound-force-per-inch", "pound-force-per-foot"],
  commonValues: {
    "newton-per-millimeter": { example: "25" },
    "pound-force-per-inch": { example: "150" },
    "kilogram-force-per-millimeter": { example: "6" },
    "newton-per-meter": { example: "200" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5",
      units: [
        "newton-per-meter",
        "newton-per-centimeter",
        "newton-per-millimeter",
        { id: "newton-per-micrometer", name: "Newton per micrometer", symbol: "N/µm", factor: "N/µm" },
        "kilonewton-per-meter",
        "kilonewton-per-millimeter",
        "meganewton-per-meter",
        "millinewton-per-meter",
      ],
    },
    {
      name: "Gravitational metric & CGS",
      source: "SP811 B.8",
      units: [
        "kilogram-force-per-meter",
        "kilogram-force-per-centimeter",
        { id: "kilogram-force-per-millimeter", name: "Kilogram-force per millimeter", symbol: "kgf/mm", factor: "kgf/mm", aliases: ["kg/mm", "kilo per mm"] },
        { id: "gram-force-per-millimeter", name: "Gram-force per millimeter", symbol: "gf/mm", factor: "gf/mm", aliases: ["g/mm"] },
        "gram-force-per-centimeter",
        "dyne-per-centimeter",
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: ["pound-force-per-inch", "pound-force-per-foot", { id: "ounce-force-per-inch", name: "Ounce-force per inch", symbol: "ozf/in", factor: "ozf/in", aliases: ["oz/in"] }, "kip-per-inch", "kip-per-foot"],
    },
  ],
  keywords: ["spring rate", "stiffness", "coilover", "suspension", "n/mm", "lb/in"],
  related: ["force", "length", "torque", "linear-density", "energy", "mass"],
});

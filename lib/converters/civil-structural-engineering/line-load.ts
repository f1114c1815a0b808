import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "line-load",
  category: "civil-structural-engineering",
  name: "Line Load Converter",
  description: "Convert distributed line loads: kN/m, N/mm, lbf/ft (plf), kip/ft (klf) and kgf/m.",
  base: { name: "newton per meter", symbol: "N/m" },
  baseFactor: "N/m",
  defaultPair: ["kilonewton-per-meter", "pound-force-per-foot"],
  commonUnits: ["newton-per-meter", "kilonewton-per-meter", "newton-per-millimeter", "kilogram-force-per-meter", "pound-force-per-foot", "kip-per-foot"],
  commonValues: {
    "kilonewton-per-meter": { example: "10" },
    "pound-force-per-foot": { example: "300" },
    "kilogram-force-per-meter": { example: "150" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5",
      units: ["newton-per-meter", "newton-per-centimeter", "newton-per-millimeter", "kilonewton-per-meter", "kilonewton-per-millimeter", "meganewton-per-meter"],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8",
      units: ["kilogram-force-per-meter", "kilogram-force-per-centimeter", { id: "tonne-force-per-meter", name: "Tonne-force per meter", symbol: "tf/m", factor: "tf/m", aliases: ["t/m"] }],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        { unit: "pound-force-per-foot", name: "Pound-force per foot (plf)" },
        { unit: "pound-force-per-inch", name: "Pound-force per inch (pli)" },
        { id: "pound-force-per-yard", name: "Pound-force per yard", symbol: "lbf/yd", factor: "lbf/yd", aliases: ["lb/yd"] },
        { unit: "kip-per-foot", name: "Kip per foot (klf)" },
        "kip-per-inch",
        { id: "ton-force-short-per-foot", name: "Ton-force (short) per foot", symbol: "tonf/ft", factor: "tonfUS/ft", plural: "short tons-force per foot", aliases: ["short ton/ft", "short tons/ft"] },
        { id: "ton-force-long-per-foot", name: "Ton-force (long) per foot", symbol: "LTf/ft", factor: "tonfUK/ft", plural: "long tons-force per foot", aliases: ["long ton/ft"] },
      ],
    },
  ],
  keywords: ["plf", "klf", "distributed load", "beam load", "udl"],
  related: ["area-load", "bending-moment", "unit-weight", "stress"],
});

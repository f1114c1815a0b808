import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "unit-weight",
  category: "civil-structural-engineering",
  name: "Unit Weight Converter",
  description: "Convert soil and concrete unit weight: kN/m³, pcf, kgf/m³ and lbf/in³.",
  base: { name: "newton per cubic meter", symbol: "N/m³" },
  baseFactor: "N/m^3",
  defaultPair: ["kilonewton-per-cubic-meter", "pound-force-per-cubic-foot"],
  commonUnits: ["newton-per-cubic-meter", "kilonewton-per-cubic-meter", "kilogram-force-per-cubic-meter", "pound-force-per-cubic-foot", "pound-force-per-cubic-inch"],
  commonValues: {
    "kilonewton-per-cubic-meter": { example: "24" },
    "pound-force-per-cubic-foot": { example: "120" },
    "kilogram-force-per-cubic-meter": { example: "1800" },
  },
  bounds: { min: "0", message: "A unit weight cannot be negative." },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5; EN 1991-1-1",
      units: [
        { id: "newton-per-cubic-meter", name: "Newton per cubic meter", symbol: "N/m³", factor: "N/m^3" },
        { id: "kilonewton-per-cubic-meter", name: "Kilonewton per cubic meter", symbol: "kN/m³", factor: "kN/m^3" },
        { id: "meganewton-per-cubic-meter", name: "Meganewton per cubic meter", symbol: "MN/m³", factor: "MN/m^3" },
        { id: "newton-per-liter", name: "Newton per liter", symbol: "N/L", factor: "N/L" },
        { id: "newton-per-cubic-centimeter", name: "Newton per cubic centimeter", symbol: "N/cm³", factor: "N/cm^3" },
        { id: "newton-per-cubic-millimeter", name: "Newton per cubic millimeter", symbol: "N/mm³", factor: "N/mm^3" },
      ],
    },
    {
      name: "Gravitational metric & CGS",
      source: "SP811 B.8; SI8 Table 9",
      units: [
        { id: "kilogram-force-per-cubic-meter", name: "Kilogram-force per cubic meter", symbol: "kgf/m³", factor: "kgf/m^3", aliases: ["kg/m³", "kg/m3"] },
        { id: "tonne-force-per-cubic-meter", name: "Tonne-force per cubic meter", symbol: "tf/m³", factor: "tf/m^3", aliases: ["t/m³", "t/m3"] },
        { id: "gram-force-per-cubic-centimeter", name: "Gram-force per cubic centimeter", symbol: "gf/cm³", factor: "gf/cm^3", aliases: ["g/cm³", "g/cm3", "gf/cc"] },
        { id: "dyne-per-cubic-centimeter", name: "Dyne per cubic centimeter", symbol: "dyn/cm³", factor: "dyn/cm^3" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        { id: "pound-force-per-cubic-foot", name: "Pound-force per cubic foot (pcf)", symbol: "lbf/ft³", factor: "lbf/ft^3", aliases: ["pcf", "lb/ft³", "lb/cu ft", "pounds per cubic foot"] },
        { id: "pound-force-per-cubic-inch", name: "Pound-force per cubic inch (pci)", symbol: "lbf/in³", factor: "lbf/in^3", aliases: ["pci", "lb/in³", "lb/cu in", "pounds per cubic inch"] },
        { id: "pound-force-per-cubic-yard", name: "Pound-force per cubic yard", symbol: "lbf/yd³", factor: "lbf/yd^3", aliases: ["lb/yd³", "lb/cu yd", "pcy"] },
        { id: "pound-force-per-gallon-us", name: "Pound-force per US gallon", symbol: "lbf/gal", factor: "lbf/galUS", aliases: ["lb/gal", "ppg"] },
        { id: "kip-per-cubic-foot", name: "Kip per cubic foot (kcf)", symbol: "kip/ft³", factor: "kip/ft^3", aliases: ["kcf", "kips/ft³"] },
        { id: "ton-force-short-per-cubic-yard", name: "Ton-force (short) per cubic yard", symbol: "tonf/yd³", factor: "tonfUS/yd^3", plural: "short tons-force per cubic yard", aliases: ["short ton/yd³", "short tons/yd³"] },
        { id: "ton-force-long-per-cubic-yard", name: "Ton-force (long) per cubic yard", symbol: "LTf/yd³", factor: "tonfUK/yd^3", plural: "long tons-force per cubic yard", aliases: ["long ton/yd³"] },
      ],
    },
  ],
  keywords: ["pcf", "specific weight", "soil", "concrete", "kcf", "gamma"],
  related: ["area-load", "line-load", "stress", "lumber-volume"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./spring-constant.pairs.ts";

export default defineConverter({
  slug: "spring-constant",
  category: "general-physics-mechanics",
  name: "Spring Constant Converter",
  description: "Convert spring rate and stiffness between N/m, N/mm, lbf/in and kgf/mm.",
  base: { name: "newton per meter", symbol: "N/m" },
  baseFactor: "N/m",
  defaultPair: ["newton-per-millimeter", "pound-force-per-inch"],
  commonUnits: ["newton-per-meter", "newton-per-millimeter", "kilonewton-per-meter", "kilogram-force-per-millimeter", "pound-force-per-inch", "pound-force-per-foot"],
  pairs,
  commonValues: {
    "newton-per-millimeter": { example: "25" },
    "pound-force-per-inch": { example: "150" },
    "kilogram-force-per-millimeter": { example: "6" },
    "newton-per-meter": { example: "200" },
  },
  notes: [
    'Spring rates quoted in "kg/mm" or "lb/in" mean kilogram-force and pound-force; for mass per length, use the Linear Density Converter.',
    "1 N/mm equals 1 kN/m exactly.",
    "Kilogram-force and pound-force are based on standard gravity, 9.80665 m/s².",
  ],
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
  faq: [
    {
      pairs: ["newtons-per-millimeter-to-pounds-force-per-inch", "pounds-force-per-inch-to-newtons-per-millimeter"],
      q: "How do I convert N/mm to lb/in?",
      a: "Multiply by 5.71. A 30 N/mm coil spring has a rate of 171.3 lbf/in. In the other direction, multiply by 0.1751: a 500 lb/in spring is 87.56 N/mm.",
    },
    {
      pairs: ["kilograms-force-per-millimeter-to-newtons-per-millimeter"],
      q: "How do I convert kg/mm spring rates to N/mm?",
      a: "Multiply by 9.80665, because kg/mm on a coilover means kilogram-force per millimeter. A 10 kg/mm spring is 98.0665 N/mm, or 560 lbf/in. The rule of thumb of 56 lb/in per kg/mm is accurate to 0.005%.",
    },
    {
      q: "Is N/mm the same as kN/m?",
      a: "Yes, exactly: numerator and denominator both change by a factor of 1,000, so 25 N/mm is 25 kN/m. One N/m is a thousandth of that unit, so a stiffness of 25 N/mm is 25,000 N/m.",
    },
    {
      q: "How do I calculate the stiffness of springs in series or parallel?",
      a: "In parallel the rates add: two springs of 20 N/mm side by side give 40 N/mm. In series the reciprocals add: the same two springs end to end give 10 N/mm. Convert all rates to the same unit first.",
    },
    {
      q: "How far will a spring compress under a load?",
      a: "Divide the force by the rate. A load of 400 N compresses a 20 N/mm spring by 20 mm; 100 lbf compresses a 200 lbf/in spring by 0.5 in. This applies only to the linear part of the travel; progressive springs have no single rate.",
    },
  ],
  keywords: ["spring rate", "stiffness", "coilover", "suspension", "n/mm", "lb/in"],
  related: ["force", "length", "torque", "linear-density", "energy", "mass"],
});

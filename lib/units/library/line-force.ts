import type { LibraryUnits } from "../library-unit.ts";

export default {
  "newton-per-meter": { name: "Newton per meter", symbol: "N/m", factor: "N/m", aliases: ["newtons/meter"] },
  "newton-per-centimeter": { name: "Newton per centimeter", symbol: "N/cm", factor: "N/cm" },
  "newton-per-millimeter": { name: "Newton per millimeter", symbol: "N/mm", factor: "N/mm", aliases: ["newtons/mm"] },
  "kilonewton-per-meter": { name: "Kilonewton per meter", symbol: "kN/m", factor: "kN/m" },
  "kilonewton-per-millimeter": { name: "Kilonewton per millimeter", symbol: "kN/mm", factor: "kN/mm" },
  "meganewton-per-meter": { name: "Meganewton per meter", symbol: "MN/m", factor: "MN/m" },
  "millinewton-per-meter": { name: "Millinewton per meter", symbol: "mN/m", factor: "mN/m" },
  "kilogram-force-per-meter": { name: "Kilogram-force per meter", symbol: "kgf/m", factor: "kgf/m", aliases: ["kg/m"] },
  "kilogram-force-per-centimeter": { name: "Kilogram-force per centimeter", symbol: "kgf/cm", factor: "kgf/cm", aliases: ["kg/cm"] },
  "gram-force-per-centimeter": { name: "Gram-force per centimeter", symbol: "gf/cm", factor: "gf/cm", aliases: ["g/cm"] },
  "dyne-per-centimeter": { name: "Dyne per centimeter", symbol: "dyn/cm", factor: "dyn/cm", aliases: ["dyne/cm", "dynes/cm"] },
  "pound-force-per-inch": { name: "Pound-force per inch", symbol: "lbf/in", factor: "lbf/in", aliases: ["lb/in", "lbs/in", "lb per inch", "pounds per inch", "lbs per inch", "pli"] },
  "pound-force-per-foot": { name: "Pound-force per foot", symbol: "lbf/ft", factor: "lbf/ft", aliases: ["lb/ft", "lbs/ft", "pounds per foot", "plf"] },
  "kip-per-inch": { name: "Kip per inch", symbol: "kip/in", factor: "kip/in", aliases: ["k/in", "kli", "kips/in"] },
  "kip-per-foot": { name: "Kip per foot", symbol: "kip/ft", factor: "kip/ft", aliases: ["k/ft", "klf", "kips/ft"] },
} satisfies LibraryUnits;

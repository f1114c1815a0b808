import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "strain",
  category: "civil-structural-engineering",
  name: "Strain Converter",
  description: "Convert microstrain, percent, mm/m, in/in and mil/in.",
  base: { name: "meter per meter", symbol: "m/m" },
  baseFactor: "m/m",
  defaultPair: ["microstrain", "percent"],
  commonUnits: ["percent", "microstrain", "millimeter-per-meter", "inch-per-inch"],
  commonValues: {
    microstrain: { example: "500" },
    percent: { example: "0.2" },
    "inch-per-inch": { example: "0.002" },
  },
  groups: [
    {
      name: "All",
      source: "ISO 80000-4 item 4-17; SI9 section 5.4.7 (ppm and %)",
      units: [
        { id: "strain", name: "Strain (m/m)", symbol: "ε", factor: "m/m", plural: "units of strain", aliases: ["m/m", "epsilon"] },
        "percent",
        "permille",
        { id: "millistrain", name: "Millistrain", symbol: "mε", factor: "1e-3", plural: "millistrain" },
        { id: "microstrain", name: "Microstrain", symbol: "µε", factor: "1e-6", plural: "microstrain", aliases: ["ue", "µs", "ustrain", "microepsilon", "microstrains"] },
        { id: "nanostrain", name: "Nanostrain", symbol: "nε", factor: "1e-9", plural: "nanostrain", aliases: ["ne"] },
        { id: "ppm", name: "Part per million", symbol: "ppm", factor: "1e-6" },
        { id: "millimeter-per-millimeter", name: "Millimeter per millimeter", symbol: "mm/mm", factor: "mm/mm" },
        "millimeter-per-meter",
        { id: "micrometer-per-meter", name: "Micrometer per meter", symbol: "µm/m", factor: "µm/m", aliases: ["micron per meter", "microns per meter"] },
        { id: "inch-per-inch", name: "Inch per inch", symbol: "in/in", factor: "in/in" },
        { id: "inch-per-foot", name: "Inch per foot", symbol: "in/ft", factor: "in/ft" },
        { id: "mil-per-inch", name: "Mil per inch", symbol: "mil/in", factor: "mil/in", aliases: ["thou/in", "thou per inch"] },
        { id: "microinch-per-inch", name: "Microinch per inch", symbol: "µin/in", factor: "1e-6 in/in" },
      ],
    },
  ],
  keywords: ["microstrain", "strain gauge", "elongation", "mm/m", "true strain"],
  related: ["stress", "youngs-modulus", "slope"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./strain.pairs.ts";

export default defineConverter({
  slug: "strain",
  category: "civil-structural-engineering",
  name: "Strain Converter",
  description: "Convert microstrain, percent, mm/m, in/in and mil/in.",
  base: { name: "meter per meter", symbol: "m/m" },
  baseFactor: "m/m",
  defaultPair: ["microstrain", "percent"],
  commonUnits: ["percent", "microstrain", "millimeter-per-meter", "inch-per-inch"],
  pairs,
  commonValues: {
    microstrain: { example: "500" },
    percent: { example: "0.2" },
    "inch-per-inch": { example: "0.002" },
  },
  notes: [
    "These are units of engineering strain, the change in length divided by the original length. True strain, ln(1 + ε), is a different quantity: at 1% it is 0.995%, at 50% it is 40.5%.",
    "Negative values mean shortening. A microstrain, a micrometer per meter and a part per million are equal.",
  ],
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
  faq: [
    { pairs: ["microstrain-to-percent", "percent-to-microstrain"], q: "How do I convert microstrain to percent?", a: "Divide by 10,000: 2,000 µε is 0.2%. Going the other way, 1% is 10,000 µε." },
    {
      q: "What does one microstrain mean?",
      a: "It is a change in length of one part per million: a 1 m bar stretches by 1 µm, or a 1 in bar by 1 µin. Because strain is a ratio, it has the same value in metric and US units.",
    },
    { pairs: ["inches-per-inch-to-microstrain"], q: "How do I convert in/in to microstrain?", a: "Multiply by 1,000,000. A reading of 0.0015 in/in is 1,500 µε, 0.15% or 1.5 mm/m." },
    {
      q: "How do I calculate the strain of steel from its stress?",
      a: "Divide the stress by the elastic modulus in the same units: 250 MPa ÷ 200,000 MPa = 0.00125, which is 1,250 µε. This is valid up to the yield stress.",
    },
    {
      q: "Is 0.2% offset the same as 0.002 strain?",
      a: "Yes: 0.2% is 0.002 m/m or 2,000 µε. The 0.2% offset yield strength (proof stress) is where the stress–strain curve meets the elastic line offset by this strain.",
    },
  ],
  keywords: ["microstrain", "strain gauge", "elongation", "mm/m", "true strain"],
  related: ["stress", "youngs-modulus", "slope"],
});

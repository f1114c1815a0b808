import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "slope",
  category: "civil-structural-engineering",
  name: "Slope & Gradient Converter",
  description: "Convert slope between percent, degrees, ratio 1:n, roof pitch x:12 and mm/m.",
  base: { name: "rise over run", symbol: "grade" },
  baseFactor: "1",
  defaultPair: ["percent", "degree"],
  commonUnits: ["percent", "degree", "pitch-in-12", "rise-over-run", "ratio-1-in-n"],
  commonValues: {
    percent: { example: "8", tables: [{ values: ["0.5", "1", "2", "3", "4", "5", "6", "7", "8", "8.333", "10", "12", "15", "20", "25", "30", "50", "100"] }] },
    degree: { example: "30", tables: [{ values: ["0.5", "1", "2", "3", "4", "5", "7.5", "10", "15", "18.5", "20", "25", "26.6", "30", "35", "40", "45", "60"] }] },
    "pitch-in-12": { example: "6", tables: [{ values: ["1/4", "1/2", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "16", "18", "24"] }] },
    "ratio-1-in-n": { example: "12", tables: [{ values: ["1", "2", "3", "4", "5", "6", "8", "10", "12", "15", "16", "20", "25", "40", "50", "60", "80", "100"] }] },
  },
  groups: [
    {
      name: "Grade (linear)",
      source: "ISO 80000-3 item 3-5; AASHTO Green Book (percent grade); IRC R905 (roof slope in units vertical in 12 horizontal)",
      units: [
        { id: "rise-over-run", name: "Rise over run", symbol: "m/m", factor: "m/m", plural: "rise over run", aliases: ["tan", "gradient", "rise/run", "ratio"] },
        { unit: "percent", name: "Percent grade", plural: "percent grade", aliases: ["percent slope", "% grade", "% slope"] },
        "permille",
        "millimeter-per-meter",
        { id: "meter-per-kilometer", name: "Meter per kilometer", symbol: "m/km", factor: "m/km" },
        {
          id: "pitch-in-12",
          name: "Roof pitch (x in 12)",
          symbol: ":12",
          factor: "1/12",
          plural: "roof pitches in 12",
          aliases: ["/12", "in 12", "in/12", "pitch", "x/12", "in 12 pitch", "in/ft", '"/ft', '"/foot', "inch per foot", "inches per foot"],
        },
        { id: "inch-per-yard", name: "Inch per yard", symbol: "in/yd", factor: "in/yd" },
        { id: "foot-per-mile", name: "Foot per mile", symbol: "ft/mi", factor: "ft/mi", aliases: ["fpm", "ft per mile"] },
        { id: "foot-per-100-feet", name: "Foot per 100 feet", symbol: "ft/100 ft", factor: "ft/(100 ft)", aliases: ["ft/100ft", "feet per hundred feet"] },
      ],
    },
    {
      name: "Angles (tan)",
      source: "ISO 80000-2 circular functions; SI9 Table 8 (degree, arcminute); SP811 B.8 (gon)",
      units: [
        { unit: "degree", law: { kind: "function" }, formula: { toBase: "grade = tan(° × π/180)", fromBase: "° = arctan(grade) × 180/π" } },
        { unit: "radian", law: { kind: "function" }, formula: { toBase: "grade = tan(rad)", fromBase: "rad = arctan(grade)" } },
        { unit: "gradian", name: "Gradian", law: { kind: "function" }, formula: { toBase: "grade = tan(gon × π/200)", fromBase: "gon = arctan(grade) × 200/π" }, aliases: ["grade angle"] },
        { unit: "arcminute", name: "Arcminute", law: { kind: "function" }, formula: { toBase: "grade = tan(′ × π/10,800)", fromBase: "′ = arctan(grade) × 10,800/π" } },
      ],
    },
    {
      name: "Ratio (reciprocal)",
      source: "ISO 80000-2 ratios",
      units: [{ id: "ratio-1-in-n", name: "Ratio 1 in n (1:n, vertical:horizontal)", symbol: "1:n", law: { kind: "reciprocal", numerator: "1" }, plural: "ratios of 1 in n", aliases: ["1 in n"] }],
    },
  ],
  keywords: ["grade", "gradient", "roof pitch", "incline", "ramp", "percent to degrees", "drain fall"],
  related: ["strain", "area-load", "line-load"],
});

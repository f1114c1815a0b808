import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./slope.pairs.ts";

export default defineConverter({
  slug: "slope",
  category: "civil-structural-engineering",
  name: "Slope & Gradient Converter",
  description: "Convert slope between percent, degrees, ratio 1:n, roof pitch x:12 and mm/m.",
  base: { name: "rise over run", symbol: "grade" },
  baseFactor: "1",
  defaultPair: ["percent", "degree"],
  commonUnits: ["percent", "degree", "pitch-in-12", "rise-over-run", "ratio-1-in-n"],
  pairs,
  commonValues: {
    percent: { example: "8", tables: [{ values: ["0.5", "1", "2", "3", "4", "5", "6", "7", "8", "8.333", "10", "12", "15", "20", "25", "30", "50", "100"] }] },
    degree: { example: "30", tables: [{ values: ["0.5", "1", "2", "3", "4", "5", "7.5", "10", "15", "18.5", "20", "25", "26.6", "30", "35", "40", "45", "60"] }] },
    "pitch-in-12": { example: "6", tables: [{ values: ["1/4", "1/2", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "16", "18", "24"] }] },
    "ratio-1-in-n": { example: "12", tables: [{ values: ["1", "2", "3", "4", "5", "6", "8", "10", "12", "15", "16", "20", "25", "40", "50", "60", "80", "100"] }] },
  },
  notes: [
    "Percent grade is rise over run times 100, the tangent of the angle: 100% is 45°, and doubling the percentage does not double the angle.",
    "Slopes must be between −90° and 90°, exclusive: a vertical wall has no finite grade. A negative value is a downhill slope.",
    "In 1:n the vertical comes first, as for ramps and pipes. Earthwork slopes are often written horizontal to vertical instead, where 2:1 means a 50% grade.",
    "Surveyors sometimes give rise per length along the slope, the sine of the angle. At 10%, the two differ by about 0.5% of the value.",
  ],
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
  faq: [
    {
      pairs: ["percent-to-degrees", "degrees-to-percent"],
      q: "How do I convert percent slope to degrees?",
      a: "Divide by 100 and take the arctangent: 10% is arctan(0.1) = 5.711°. There is no constant factor: 100% is 45°, not 90°.",
    },
    { pairs: ["pitch-in-12-to-degrees"], q: "What is a 4/12 or 6/12 roof pitch in degrees?", a: "Take the arctangent of rise over 12: 4/12 is 18.43°, 6/12 is 26.57°, 8/12 is 33.69° and 12/12 is 45°. In percent, 4/12 is 33.33%." },
    {
      q: "How steep can a wheelchair ramp be?",
      a: "The ADA standards allow at most 1:12, which is 8.333% or 4.764°. A walkway no steeper than 1:20 (5%, or 2.862°) is not considered a ramp.",
    },
    {
      q: "What is 1/4 inch per foot in percent?",
      a: "0.25 ÷ 12 = 2.083%, or 1.193°. It is the usual slope for drain pipes; 1/8 inch per foot is 1.042%. Enter it as roof pitch, which is also inches per foot.",
    },
    {
      q: "Why can’t I convert 90°?",
      a: "The tangent of 90° does not exist: there is rise but no run. At 89° the grade is already 5,729%. Very steep slopes are better given in degrees.",
    },
    {
      pairs: ["ratio-1-in-n-to-percent"],
      q: "Is a 1 in 10 slope 10%?",
      a: "Yes, when it means 1 vertical per 10 horizontal: 1/10 = 10% or 5.711°. Because n is the denominator, a larger n is a flatter slope, and a level surface has no such ratio.",
    },
  ],
  keywords: ["grade", "gradient", "roof pitch", "incline", "ramp", "percent to degrees", "drain fall"],
  related: ["strain", "area-load", "line-load"],
});

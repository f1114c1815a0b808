import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./linear-density.pairs.ts";

export default defineConverter({
  slug: "linear-density",
  category: "general-physics-mechanics",
  name: "Linear Density Converter",
  description: "Convert mass per length for bars, cables and yarns: kg/m, lb/ft, tex and denier.",
  base: { name: "kilogram per meter", symbol: "kg/m" },
  baseFactor: "kg/m",
  defaultPair: ["kilogram-per-meter", "pound-per-foot"],
  commonUnits: ["kilogram-per-meter", "gram-per-meter", "tex", "decitex", "denier", "pound-per-foot", "ounce-per-yard"],
  pairs,
  commonValues: {
    "kilogram-per-meter": { example: "22.4" },
    "pound-per-foot": { example: "26" },
    denier: { example: "70", tables: [{ values: ["10", "15", "20", "30", "40", "50", "60", "70", "75", "100", "150", "210", "300", "420", "500", "600", "1000"] }] },
    "gram-per-meter": { example: "50" },
  },
  bounds: { min: "0", message: "A mass per length cannot be negative." },
  notes: [
    "Yarn counts (Nm, NeC, NeK, NeL) are length per mass, the reciprocal of linear density: the higher the count, the finer the yarn.",
    "Tex is grams per 1,000 m and denier grams per 9,000 m, so 1 tex = 9 denier.",
    "Pounds and kilograms are masses here; loads in lbf/ft or kN/m belong in the Line Load Converter.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5; SP811 B.8",
      units: [
        { id: "kilogram-per-meter", name: "Kilogram per meter", symbol: "kg/m", factor: "kg/m", aliases: ["kilos per meter", "kg per m"] },
        { id: "kilogram-per-kilometer", name: "Kilogram per kilometer", symbol: "kg/km", factor: "kg/km" },
        { id: "kilogram-per-centimeter", name: "Kilogram per centimeter", symbol: "kg/cm", factor: "kg/cm" },
        { id: "tonne-per-meter", name: "Tonne per meter", symbol: "t/m", factor: "t/m" },
        { id: "tonne-per-kilometer", name: "Tonne per kilometer", symbol: "t/km", factor: "t/km" },
        { id: "gram-per-meter", name: "Gram per meter", symbol: "g/m", factor: "g/m" },
        { id: "gram-per-centimeter", name: "Gram per centimeter", symbol: "g/cm", factor: "g/cm" },
        { id: "gram-per-millimeter", name: "Gram per millimeter", symbol: "g/mm", factor: "g/mm" },
        { id: "milligram-per-meter", name: "Milligram per meter", symbol: "mg/m", factor: "mg/m" },
        { id: "microgram-per-meter", name: "Microgram per meter", symbol: "µg/m", factor: "µg/m" },
      ],
    },
    {
      name: "Textile",
      source: "ISO 1144 (tex); SP811 B.8 (tex, denier)",
      units: [
        { id: "tex", name: "Tex", symbol: "tex", factor: "g/km", plural: "tex" },
        { id: "decitex", name: "Decitex", symbol: "dtex", factor: "[tex]/10", plural: "decitex" },
        { id: "millitex", name: "Millitex", symbol: "mtex", factor: "[tex]/1000", plural: "millitex" },
        { id: "kilotex", name: "Kilotex", symbol: "ktex", factor: "1000 [tex]", plural: "kilotex" },
        { id: "denier", name: "Denier", symbol: "den", factor: "g/(9 km)", aliases: ["d", "td"] },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8; HB44 App. C",
      units: [
        { id: "pound-per-foot", name: "Pound per foot", symbol: "lb/ft", factor: "lb/ft", aliases: ["lbs/ft", "plf", "lb per ft", "pounds/foot"] },
        { id: "pound-per-inch", name: "Pound per inch", symbol: "lb/in", factor: "lb/in", aliases: ["lbs/in"] },
        { id: "pound-per-yard", name: "Pound per yard", symbol: "lb/yd", factor: "lb/yd", aliases: ["lbs/yd", "lb per yd"] },
        { id: "pound-per-mile", name: "Pound per mile", symbol: "lb/mi", factor: "lb/mi", aliases: ["lbs/mi"] },
        { id: "ounce-per-foot", name: "Ounce per foot", symbol: "oz/ft", factor: "oz/ft" },
        { id: "ounce-per-inch", name: "Ounce per inch", symbol: "oz/in", factor: "oz/in" },
        { id: "ounce-per-yard", name: "Ounce per yard", symbol: "oz/yd", factor: "oz/yd" },
        { id: "grain-per-inch", name: "Grain per inch", symbol: "gr/in", factor: "gr/in" },
        { id: "slug-per-foot", name: "Slug per foot", symbol: "slug/ft", factor: "slug/ft" },
      ],
    },
    {
      name: "Yarn counts (reciprocal)",
      source: "ISO 2947; ASTM D861",
      units: [
        { id: "yarn-count-metric", name: "Metric yarn count", symbol: "Nm", law: { kind: "reciprocal", numerator: "kg/km" }, plural: "metric yarn counts", aliases: ["metric count"] },
        {
          id: "yarn-count-cotton",
          name: "English cotton count (840 yd/lb)",
          symbol: "NeC",
          law: { kind: "reciprocal", numerator: "lb/(840 yd)" },
          plural: "English cotton counts",
          aliases: ["Ne", "english count", "cotton count", "ne count"],
        },
        { id: "yarn-count-worsted", name: "Worsted count (560 yd/lb)", symbol: "NeK", law: { kind: "reciprocal", numerator: "lb/(560 yd)" } },
        { id: "yarn-count-linen", name: "Linen count (300 yd/lb)", symbol: "NeL", law: { kind: "reciprocal", numerator: "lb/(300 yd)" }, aliases: ["lea", "linen lea"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilograms-per-meter-to-pounds-per-foot", "pounds-per-foot-to-kilograms-per-meter"],
      q: "How do I convert kg/m to lb/ft?",
      a: "Multiply by 0.672. A rail of 60 kg/m weighs 40.32 lb/ft, or 121 lb/yd. In the other direction, multiply by 1.488: a W12×50 beam at 50 lb/ft is 74.41 kg/m.",
    },
    {
      pairs: ["denier-to-tex"],
      q: "How do I convert denier to tex?",
      a: "Divide by 9. A 70-denier nylon yarn is 7.778 tex or 77.78 dtex. Tex is the grams in 1,000 m, denier the grams in 9,000 m and decitex the grams in 10,000 m.",
    },
    {
      q: "How do I convert cotton count (Ne) to tex?",
      a: "Divide 590.5 by the count. Ne 30 is 19.68 tex, and Ne 60 is half of that. Ne counts hanks of 840 yards per pound, so a higher number is a finer yarn. The metric count is Nm = 1000/tex, which makes Ne 30 equal to Nm 50.8.",
    },
    {
      q: "Why does a yarn count have no value at zero?",
      a: "A count is a length per mass, so zero would mean an infinitely heavy yarn. Converting to tex divides by the count, so a count of 0 cannot be converted, and doubling the count halves the tex.",
    },
    {
      q: "How do I find the weight of a cable from its linear density?",
      a: "Multiply by the length. A cable of 250 g/m weighs 12.5 kg over 50 m. In US units, 250 g/m is 0.168 lb/ft, so 164 ft weighs 27.55 lb. Values in kg/km are numerically the same as in g/m.",
    },
  ],
  keywords: ["denier", "tex", "yarn count", "kg/m", "lb/ft", "weight per length", "thread", "cable weight"],
  related: ["mass", "length", "spring-constant", "force", "area", "volume"],
});

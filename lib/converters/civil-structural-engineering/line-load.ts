import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./line-load.pairs.ts";

export default defineConverter({
  slug: "line-load",
  category: "civil-structural-engineering",
  name: "Line Load Converter",
  description: "Convert distributed line loads: kN/m, N/mm, lbf/ft (plf), kip/ft (klf) and kgf/m.",
  base: { name: "newton per meter", symbol: "N/m" },
  baseFactor: "N/m",
  defaultPair: ["kilonewton-per-meter", "pound-force-per-foot"],
  commonUnits: ["newton-per-meter", "kilonewton-per-meter", "newton-per-millimeter", "kilogram-force-per-meter", "pound-force-per-foot", "kip-per-foot"],
  pairs,
  commonValues: {
    "kilonewton-per-meter": { example: "10" },
    "pound-force-per-foot": { example: "300" },
    "kilogram-force-per-meter": { example: "150" },
  },
  notes: [
    "These are forces per length. For mass per length, use the Linear Density Converter; at standard gravity, 1 kg/m weighs 9.80665 N/m.",
    "Spring stiffness and surface tension are also in N/m but are different quantities.",
  ],
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
  faq: [
    {
      pairs: ["kilonewtons-per-meter-to-pounds-force-per-foot", "pounds-force-per-foot-to-kilonewtons-per-meter"],
      q: "How do I convert kN/m to lbf/ft (plf)?",
      a: "Multiply by 68.52: 10 kN/m is 685.2 plf. Going the other way, 1 plf is 14.59 N/m, so 200 plf is 2.919 kN/m.",
    },
    {
      pairs: ["kilonewtons-per-meter-to-kips-per-foot"],
      q: "How do I convert kips per foot to kN/m?",
      a: "Multiply by 14.59: a girder carrying 2 klf carries 29.19 kN/m. Conveniently, the factor for klf to kN/m is the same as for plf to N/m.",
    },
    {
      q: "How do I get a line load from an area load?",
      a: "Multiply by the tributary width. A floor load of 50 psf on joists 4 ft apart gives 200 plf; 2.4 kN/m² at 1.2 m spacing gives 2.88 kN/m.",
    },
    {
      pairs: ["kilograms-force-per-meter-to-kilonewtons-per-meter"],
      q: "How do I convert kg/m to kN/m?",
      a: "If kg/m means kilogram-force per meter, multiply by 0.00980665: 100 kgf/m is 0.981 kN/m. A beam with a mass of 100 kg/m has exactly this weight.",
    },
    {
      q: "Is N/mm the same as kN/m?",
      a: "Yes. A newton per millimeter is a thousand newtons per meter, so 12 N/mm = 12 kN/m = 822.3 plf.",
    },
  ],
  keywords: ["plf", "klf", "distributed load", "beam load", "udl"],
  related: ["area-load", "bending-moment", "unit-weight", "stress"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./force.pairs.ts";

export default defineConverter({
  slug: "force",
  category: "general-physics-mechanics",
  name: "Force Converter",
  description: "Convert newtons, pounds-force, kilograms-force, dynes, kips and tons-force.",
  base: { name: "newton", symbol: "N" },
  baseFactor: "N",
  defaultPair: ["newton", "pound-force"],
  commonUnits: ["newton", "kilonewton", "kilogram-force", "pound-force", "ounce-force", "kip", "dyne"],
  pairs,
  commonValues: {
    newton: { example: "100" },
    "pound-force": { example: "50" },
    "kilogram-force": { example: "75" },
    kilonewton: { example: "20" },
  },
  notes: [
    "A kilogram-force or pound-force is the weight of that mass at standard gravity, exactly 9.80665 m/s²; at sea level the local weight differs by up to about 0.3%.",
    "Always specify which ton-force: the US ton-force is 2,000 lbf, the UK ton-force 2,240 lbf and the tonne-force 1,000 kgf.",
    "The sthène is exactly 1,000 N.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Tables 4 and 5",
      units: [
        { id: "giganewton", name: "Giganewton", symbol: "GN", factor: "GN" },
        { id: "meganewton", name: "Meganewton", symbol: "MN", factor: "MN" },
        { id: "kilonewton", name: "Kilonewton", symbol: "kN", factor: "kN" },
        { id: "hectonewton", name: "Hectonewton", symbol: "hN", factor: "hN" },
        { id: "decanewton", name: "Decanewton", symbol: "daN", factor: "daN" },
        { id: "newton", name: "Newton", symbol: "N", factor: "N", aliases: ["nt"] },
        { id: "decinewton", name: "Decinewton", symbol: "dN", factor: "dN" },
        { id: "centinewton", name: "Centinewton", symbol: "cN", factor: "cN" },
        { id: "millinewton", name: "Millinewton", symbol: "mN", factor: "mN" },
        { id: "micronewton", name: "Micronewton", symbol: "µN", factor: "µN" },
        { id: "nanonewton", name: "Nanonewton", symbol: "nN", factor: "nN" },
        { id: "piconewton", name: "Piconewton", symbol: "pN", factor: "pN" },
        "joule-per-meter",
      ],
    },
    {
      name: "CGS & MTS",
      source: "SI8 Table 9 (dyne); CARDARELLI (sthène, of the MTS system)",
      units: [
        { id: "dyne", name: "Dyne", symbol: "dyn", factor: "dyn" },
        { id: "sthene", name: "Sthène", symbol: "sn", factor: "1000 N", aliases: ["sthenes"] },
      ],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8 (kilogram-force); CGPM 3 (1901, standard gravity)",
      units: [
        { id: "kilogram-force", name: "Kilogram-force (kilopond)", symbol: "kgf", factor: "kgf", aliases: ["kp", "kilopond", "kg-force", "kg f"] },
        { id: "gram-force", name: "Gram-force (pond)", symbol: "gf", factor: "gf", aliases: ["pond"] },
        { id: "milligram-force", name: "Milligram-force", symbol: "mgf", factor: "mg gn" },
        { id: "tonne-force", name: "Tonne-force", symbol: "tf", factor: "tf", aliases: ["metric ton-force", "metric ton force"] },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8; HB44 App. C (pound, grain)",
      units: [
        { id: "pound-force", name: "Pound-force", symbol: "lbf", factor: "lbf", aliases: ["lb-force", "lb f", "lbs force", "lbs-force", "pounds of force"] },
        { id: "ounce-force", name: "Ounce-force", symbol: "ozf", factor: "ozf", aliases: ["oz-force"] },
        { id: "kip", name: "Kip (1,000 lbf)", symbol: "kip", factor: "kip", aliases: ["kipf", "klbf", "kilopound"] },
        { id: "ton-force-short", name: "Ton-force (US, short)", symbol: "tonf", factor: "tonfUS", plural: "short tons-force", aliases: ["us ton-force", "short ton-force", "us ton force", "stf"] },
        { id: "ton-force-long", name: "Ton-force (UK, long)", symbol: "LTf", factor: "tonfUK", plural: "long tons-force", aliases: ["uk ton-force", "long ton-force", "imperial ton-force"] },
        { id: "poundal", name: "Poundal", symbol: "pdl", factor: "pdl" },
        { id: "grain-force", name: "Grain-force", symbol: "grf", factor: "gr gn" },
      ],
    },
    {
      name: "Atomic",
      source: "CODATA22 (Hartree energy, Bohr radius)",
      units: [{ id: "atomic-unit-of-force", name: "Atomic unit of force", symbol: "Eₕ/a₀", factor: "hartree/bohrRadius", exactness: "measured", aliases: ["hartree per bohr", "au of force"] }],
    },
  ],
  faq: [
    {
      pairs: ["newtons-to-pounds-force", "pounds-force-to-newtons"],
      exact: true,
      q: "How do I convert newtons to pounds-force?",
      a: "Divide by 4.448, or multiply by 0.2248. So 100 N is 22.48 lbf and 1 kN is 224.8 lbf. The factor is exact: one pound-force is 0.45359237 kg times 9.80665 m/s².",
    },
    {
      pairs: ["kilograms-force-to-newtons", "newtons-to-kilograms-force"],
      q: "How do I convert kilograms to newtons?",
      a: "A kilogram is a mass; its weight at standard gravity is one kilogram-force, 9.80665 N. A 70 kg person therefore exerts 686.5 N on the floor. On the Moon the mass stays 70 kg, but the force drops to about 113 N.",
    },
    {
      q: "What is the difference between a pound and a pound-force?",
      a: "The pound is a mass of 0.4536 kg; the pound-force is its weight at standard gravity, 4.448 N. The coherent unit is the poundal: it accelerates one pound by 1 ft/s² and is 0.1383 N, so 1 lbf is 32.17 poundals.",
    },
    {
      q: "Which ton does “ton-force” mean?",
      a: "Three are in use: the US (short) ton-force is 2,000 lbf or 8.896 kN, the UK (long) ton-force is 2,240 lbf or 9.964 kN, and the metric tonne-force is 9.80665 kN. The largest exceeds the smallest by 12%, so always specify the ton when rating a crane or press.",
    },
    {
      q: "How many pounds is a kip?",
      a: "A kip is 1,000 pounds-force, or 4.448 kN. It is used in the United States for loads on steel and concrete structures. A column load of 250 kips is 1,112 kN.",
    },
  ],
  keywords: ["newtons", "weight", "thrust", "load", "lbf", "kgf", "tension"],
  related: ["mass", "pressure", "torque", "acceleration", "work", "spring-constant"],
});

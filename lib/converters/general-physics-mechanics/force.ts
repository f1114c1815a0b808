import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "force",
  category: "general-physics-mechanics",
  name: "Force Converter",
  description: "Convert newtons, pounds-force, kilograms-force, dynes, kips and tons-force.",
  base: { name: "newton", symbol: "N" },
  baseFactor: "N",
  defaultPair: ["newton", "pound-force"],
  commonUnits: ["newton", "kilonewton", "kilogram-force", "pound-force", "ounce-force", "kip", "dyne"],
  commonValues: {
    newton: { example: "100" },
    "pound-force": { example: "50" },
    "kilogram-force": { example: "75" },
    kilonewton: { example: "20" },
  },
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
  keywords: ["newtons", "weight", "thrust", "load", "lbf", "kgf", "tension"],
  related: ["mass", "pressure", "torque", "acceleration", "work", "spring-constant"],
});

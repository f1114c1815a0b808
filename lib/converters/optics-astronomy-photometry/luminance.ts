import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "luminance",
  category: "optics-astronomy-photometry",
  name: "Luminance Converter",
  description: "Convert nits, candelas per square meter, foot-lamberts and stilbs.",
  base: { name: "candela per square meter", symbol: "cd/m²" },
  baseFactor: "cd/m^2",
  defaultPair: ["nit", "foot-lambert"],
  commonUnits: ["candela-per-square-meter", "nit", "foot-lambert", "lambert", "stilb"],
  commonValues: {
    nit: { example: "500", tables: [{ values: ["48", "80", "100", "120", "200", "250", "300", "350", "400", "500", "600", "800", "1000", "1500", "2000", "4000"] }] },
    "foot-lambert": { example: "16" },
    stilb: { example: "0.5" },
  },
  bounds: { min: "0", message: "A luminance cannot be negative." },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5; SP811 B.8 (nit)",
      units: [
        { id: "candela-per-square-meter", name: "Candela per square meter", symbol: "cd/m²", factor: "cd/m^2", aliases: ["cd/sq m"] },
        { id: "nit", name: "Nit", symbol: "nt", factor: "cd/m^2" },
        { id: "kilocandela-per-square-meter", name: "Kilocandela per square meter", symbol: "kcd/m²", factor: "kcd/m^2" },
        { id: "millicandela-per-square-meter", name: "Millicandela per square meter", symbol: "mcd/m²", factor: "mcd/m^2" },
        { id: "candela-per-square-centimeter", name: "Candela per square centimeter", symbol: "cd/cm²", factor: "cd/cm^2" },
        { id: "lumen-per-square-meter-steradian", name: "Lumen per square meter steradian", symbol: "lm/(m²·sr)", factor: "lm/(m^2 sr)" },
      ],
    },
    {
      name: "US",
      source: "SP811 B.8",
      units: [
        { id: "candela-per-square-foot", name: "Candela per square foot", symbol: "cd/ft²", factor: "cd/ft^2", aliases: ["cd/sq ft"] },
        { id: "candela-per-square-inch", name: "Candela per square inch", symbol: "cd/in²", factor: "cd/in^2", aliases: ["cd/sq in"] },
        { id: "foot-lambert", name: "Foot-lambert", symbol: "fL", factor: "cd/ft^2/pi", aliases: ["footlambert", "footlamberts", "ft-l", "ftl"] },
      ],
    },
    {
      name: "CGS & other",
      source: "SI8 Table 9; SP811 B.8; CIE S 017 (former units)",
      units: [
        { id: "stilb", name: "Stilb", symbol: "sb", factor: "stilb" },
        { id: "lambert", name: "Lambert", symbol: "L", factor: "cd/cm^2/pi" },
        { id: "millilambert", name: "Millilambert", symbol: "mL", factor: "[lambert]/1000" },
        { id: "apostilb", name: "Apostilb (blondel)", symbol: "asb", factor: "cd/m^2/pi", aliases: ["blondel", "blondels"] },
        { id: "skot", name: "Skot (10⁻³ asb)", symbol: "sk", factor: "[apostilb]/1000", exactness: "convention" },
      ],
    },
    {
      name: "Logarithmic",
      source: "ISO 2720 reflected light, K = 12.5 cd s/m² at ISO 100; ROWLETT bril",
      units: [
        {
          id: "exposure-value-reflected",
          name: "Exposure value, reflected (EV at ISO 100, K = 12.5)",
          symbol: "EV",
          law: { kind: "logarithmic", reference: "0.125 cd/m^2", root: 2, perUnit: "1" },
          formula: { toBase: "L = 0.125 cd/m² × 2^EV", fromBase: "EV = log₂(L / 0.125 cd/m²)" },
          plural: "EV",
          aliases: ["exposure value"],
        },
        {
          id: "bril",
          name: "Bril",
          symbol: "bril",
          law: { kind: "logarithmic", reference: "[lambert]/2^100", root: 2, perUnit: "1" },
          formula: { toBase: "L = 1 lambert × 2^(b − 100)", fromBase: "b = 100 + log₂(L / 1 lambert)" },
        },
      ],
    },
  ],
  keywords: ["nits", "cd/m2", "foot lamberts", "screen brightness", "display brightness", "stilb"],
  related: ["illuminance", "luminous-intensity", "luminous-flux"],
});

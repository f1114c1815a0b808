import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./luminance.pairs.ts";

export default defineConverter({
  slug: "luminance",
  category: "optics-astronomy-photometry",
  name: "Luminance Converter",
  description: "Convert nits, candelas per square meter, foot-lamberts and stilbs.",
  base: { name: "candela per square meter", symbol: "cd/m²" },
  baseFactor: "cd/m^2",
  defaultPair: ["nit", "foot-lambert"],
  commonUnits: ["candela-per-square-meter", "nit", "foot-lambert", "lambert", "stilb"],
  pairs,
  commonValues: {
    nit: { example: "500", tables: [{ values: ["48", "80", "100", "120", "200", "250", "300", "350", "400", "500", "600", "800", "1000", "1500", "2000", "4000"] }] },
    "foot-lambert": { example: "16" },
    stilb: { example: "0.5" },
  },
  bounds: { min: "0", message: "A luminance cannot be negative." },
  notes: [
    "Nit is a short name for the candela per square meter. The foot-lambert, lambert and apostilb include a factor of 1/π: a perfect matte white surface under 1 fc has 1 fL.",
    "Exposure value here means reflected light at ISO 100 with the meter constant K = 12.5 of ISO 2720; some makers use K = 14.",
    "The bril is a scale of doublings with 100 brils at 1 lambert. Sources disagree on it: some list a fixed 10⁻¹¹ lambert instead.",
  ],
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
  faq: [
    {
      pairs: ["nits-to-foot-lamberts", "foot-lamberts-to-nits"],
      q: "How do I convert nits to foot-lamberts?",
      a: "Divide by 3.426: a 500-nit display is 145.9 fL. From foot-lamberts to nits, multiply by the same number. The cinema standard of 14 fL is 47.97 nits, usually called 48.",
    },
    {
      pairs: ["nits-to-candelas-per-square-meter"],
      q: "Is a nit the same as cd/m²?",
      a: "Yes, exactly. The candela per square meter is the official SI unit; nit is its everyday name, common for screens. A 1,000-nit phone screen is therefore 1,000 cd/m² or 0.1 stilb.",
    },
    {
      q: "How do nits relate to lux?",
      a: "Nits measure light leaving a surface in one direction; lux measures light falling on it. For a perfectly white matte surface, luminance = illuminance ÷ π: paper with 80% reflectance under 500 lx has 500 × 0.8 ÷ π = 127 nits.",
    },
    {
      q: "What is the difference between a lambert and a foot-lambert?",
      a: "The area. A lambert is 1/π candela per square centimeter, 3,183 cd/m²; a foot-lambert is 1/π candela per square foot, 3.426 cd/m². One lambert is thus 929 foot-lamberts.",
    },
    {
      q: "How do I convert exposure value to nits?",
      a: "L = 0.125 cd/m² × 2^EV for a reflected-light meter at ISO 100 with K = 12.5. EV 0 is 0.125 nit, EV 10 is 128 nits and EV 15, a sunny scene, is 4,096 nits.",
    },
  ],
  keywords: ["nits", "cd/m2", "foot lamberts", "screen brightness", "display brightness", "stilb"],
  related: ["illuminance", "luminous-intensity", "luminous-flux"],
});

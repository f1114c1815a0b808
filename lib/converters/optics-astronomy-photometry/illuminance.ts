import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./illuminance.pairs.ts";

export default defineConverter({
  slug: "illuminance",
  category: "optics-astronomy-photometry",
  name: "Illuminance Converter",
  description: "Convert lux, foot-candles, phots and lumens per square meter.",
  base: { name: "lux", symbol: "lx" },
  baseFactor: "lx",
  defaultPair: ["lux", "foot-candle"],
  commonUnits: ["lux", "kilolux", "foot-candle", "lumen-per-square-foot", "phot", "exposure-value-incident"],
  pairs,
  commonValues: {
    lux: { example: "500", tables: [{ values: ["1", "10", "20", "50", "100", "150", "200", "300", "400", "500", "750", "1000", "2000", "5000", "10000", "50000", "100000"] }] },
    "foot-candle": { example: "50", tables: [{ values: ["1", "2", "5", "10", "15", "20", "25", "30", "40", "50", "75", "100", "200", "500", "1000", "10000"] }] },
    "lumen-per-square-foot": { example: "30" },
  },
  bounds: { min: "0", message: "An illuminance cannot be negative." },
  notes: [
    "Lux and watts per square meter have no fixed ratio: it depends on the color of the light. Only at 540 THz, near 555 nm, is 1 W/m² exactly 683 lx.",
    "Exposure value here means incident light at ISO 100 with the meter constant C = 250 of ISO 2720; meters with a dome-shaped receptor use a larger constant, often 330 or 340.",
    "The symbol ph is the phot, and mph in this converter is the milliphot.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "megalux", name: "Megalux", symbol: "Mlx", factor: "Mlx" },
        { id: "kilolux", name: "Kilolux", symbol: "klx", factor: "klx" },
        { id: "lux", name: "Lux", symbol: "lx", factor: "lx" },
        { id: "millilux", name: "Millilux", symbol: "mlx", factor: "mlx" },
        { id: "microlux", name: "Microlux", symbol: "µlx", factor: "µlx" },
        { id: "lumen-per-square-meter", name: "Lumen per square meter", symbol: "lm/m²", factor: "lm/m^2", aliases: ["lm/sq m"] },
        { id: "lumen-per-square-centimeter", name: "Lumen per square centimeter", symbol: "lm/cm²", factor: "lm/cm^2" },
        { id: "candela-steradian-per-square-meter", name: "Candela steradian per square meter", symbol: "cd·sr/m²", factor: "cd sr/m^2" },
        { id: "meter-candle", name: "Meter-candle", symbol: "m·cd", factor: "lm/m^2", aliases: ["candle meter"] },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        { id: "foot-candle", name: "Foot-candle", symbol: "fc", factor: "lm/ft^2", aliases: ["footcandle", "footcandles", "ft-cd", "ft c", "ftc"] },
        { id: "lumen-per-square-foot", name: "Lumen per square foot", symbol: "lm/ft²", factor: "lm/ft^2", aliases: ["lm/sq ft", "lumens/ft²"] },
        { id: "lumen-per-square-inch", name: "Lumen per square inch", symbol: "lm/in²", factor: "lm/in^2" },
      ],
    },
    {
      name: "CGS & other",
      source: "SI8 Table 9; SP811 B.8; SI9 Table 1; CARDARELLI nox",
      units: [
        { id: "phot", name: "Phot", symbol: "ph", factor: "phot" },
        { id: "milliphot", name: "Milliphot", symbol: "mph", factor: "phot/1000" },
        { id: "nox", name: "Nox (1 mlx)", symbol: "nx", factor: "mlx", exactness: "convention", plural: "nox" },
        { id: "watt-per-square-meter-555nm", name: "Watt per square meter at 555 nm (540 THz)", symbol: "W/m²", factor: "Kcd W/m^2" },
        { id: "watt-per-square-centimeter-555nm", name: "Watt per square centimeter at 555 nm (540 THz)", symbol: "W/cm²", factor: "Kcd W/cm^2" },
      ],
    },
    {
      name: "Exposure (logarithmic)",
      source: "ISO 2720 incident light, C = 250 lx s at ISO 100",
      units: [
        {
          id: "exposure-value-incident",
          name: "Exposure value, incident (EV at ISO 100, C = 250)",
          symbol: "EV",
          law: { kind: "logarithmic", reference: "2.5 lx", root: 2, perUnit: "1" },
          formula: { toBase: "E = 2.5 lx × 2^EV", fromBase: "EV = log₂(E / 2.5 lx)" },
          plural: "EV",
          aliases: ["exposure value"],
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["lux-to-foot-candles"],
      q: "How do I convert lux to foot-candles?",
      a: "Divide by 10.76, the number of square feet in a square meter. Office lighting of 500 lx is 46.45 fc. For a quick estimate, divide by ten; the result is about 7.6% too high.",
    },
    { pairs: ["foot-candles-to-lux"], q: "How do I convert foot-candles to lux?", a: "Multiply by 10.76: 50 fc is 538.2 lx. A foot-candle is exactly one lumen per square foot, and a lux is one lumen per square meter." },
    {
      q: "How do I convert lux to lumens?",
      a: "Multiply by the lit area: lumens = lux × square meters. To reach 300 lx on 12 m², 3,600 lm must arrive there. The lamp must emit more than that, since shades and walls absorb some of the light.",
    },
    {
      q: "How do I convert lux to W/m² for sunlight or plants?",
      a: "No single factor works. Daylight has roughly 100 to 120 lm per watt, so 100,000 lx of full sun is about 900 W/m². The 683 lx per W/m² in this list applies only to green light at 540 THz (about 555 nm).",
    },
    {
      q: "What is EV in lux?",
      a: "E = 2.5 lx × 2^EV for an incident meter at ISO 100 with C = 250. EV 0 is 2.5 lx, EV 10 is 2,560 lx and EV 15, bright sun, is 81,920 lx. Each step doubles the light; 500 lx is EV 7.64.",
    },
  ],
  keywords: ["lux to foot candles", "foot-candle", "lux", "light level", "exposure value", "lumens per square meter"],
  related: ["luminous-flux", "luminance", "luminous-intensity"],
});

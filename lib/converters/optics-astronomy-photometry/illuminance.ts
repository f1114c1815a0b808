import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "illuminance",
  category: "optics-astronomy-photometry",
  name: "Illuminance Converter",
  description: "Convert lux, foot-candles, phots and lumens per square meter.",
  base: { name: "lux", symbol: "lx" },
  baseFactor: "lx",
  defaultPair: ["lux", "foot-candle"],
  commonUnits: ["lux", "kilolux", "foot-candle", "lumen-per-square-foot", "phot", "exposure-value-incident"],
  commonValues: {
    lux: { example: "500", tables: [{ values: ["1", "10", "20", "50", "100", "150", "200", "300", "400", "500", "750", "1000", "2000", "5000", "10000", "50000", "100000"] }] },
    "foot-candle": { example: "50", tables: [{ values: ["1", "2", "5", "10", "15", "20", "25", "30", "40", "50", "75", "100", "200", "500", "1000", "10000"] }] },
    "lumen-per-square-foot": { example: "30" },
  },
  bounds: { min: "0", message: "An illuminance cannot be negative." },
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
  keywords: ["lux to foot candles", "foot-candle", "lux", "light level", "exposure value", "lumens per square meter"],
  related: ["luminous-flux", "luminance", "luminous-intensity"],
});

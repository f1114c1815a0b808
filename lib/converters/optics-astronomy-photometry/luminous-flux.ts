import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "luminous-flux",
  category: "optics-astronomy-photometry",
  name: "Luminous Flux Converter",
  description: "Convert lumens, candela with beam angle, and watts at 555 nm.",
  base: { name: "lumen", symbol: "lm" },
  baseFactor: "lm",
  defaultPair: ["lumen", "candela-isotropic"],
  commonUnits: ["lumen", "candela-isotropic", "candela-beam", "watt-555nm"],
  commonValues: {
    lumen: { example: "800", tables: [{ values: ["100", "200", "250", "400", "450", "600", "800", "1000", "1100", "1600", "2000", "2600", "3000", "5000"] }] },
    "candela-isotropic": { example: "100" },
  },
  parameters: [
    {
      id: "beam-angle",
      label: "Beam angle",
      unit: "°",
      default: 360,
      min: 0.1,
      max: 360,
      hint: "Full apex angle of the evenly lit cone; 360° is light in all directions.",
      presets: [
        { label: "Narrow spot, 15°", value: 15 },
        { label: "Spot, 24°", value: 24 },
        { label: "Narrow flood, 36°", value: 36 },
        { label: "Flood, 60°", value: 60 },
        { label: "Wide flood, 120°", value: 120 },
        { label: "Half space, 180°", value: 180 },
        { label: "All directions, 360°", value: 360 },
      ],
    },
  ],
  bounds: { min: "0", message: "A luminous flux cannot be negative." },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4; SP811 B.8 (footcandle)",
      units: [
        { id: "megalumen", name: "Megalumen", symbol: "Mlm", factor: "Mlm" },
        { id: "kilolumen", name: "Kilolumen", symbol: "klm", factor: "klm" },
        { id: "lumen", name: "Lumen", symbol: "lm", factor: "lm" },
        { id: "millilumen", name: "Millilumen", symbol: "mlm", factor: "mlm" },
        { id: "microlumen", name: "Microlumen", symbol: "µlm", factor: "µlm" },
        { id: "candela-steradian", name: "Candela steradian", symbol: "cd·sr", factor: "cd sr" },
        { id: "lux-square-meter", name: "Lux square meter", symbol: "lx·m²", factor: "lx m^2" },
        { id: "foot-candle-square-foot", name: "Foot-candle square foot", symbol: "fc·ft²", factor: "lm/ft^2 ft^2", aliases: ["footcandle square foot"] },
      ],
    },
    {
      name: "Isotropic source (4π sr)",
      source: "SI9 Table 4; IES",
      units: [
        { id: "candela-isotropic", name: "Candela (isotropic, × 4π sr)", symbol: "cd", factor: "4 pi sr cd", plural: "candelas (isotropic)", aliases: ["candelas"] },
        { id: "spherical-candlepower", name: "Spherical candlepower (= 4π lm)", symbol: "scp", factor: "4 pi lm", plural: "spherical candlepower", aliases: ["mean spherical candlepower", "mscp"] },
      ],
    },
    {
      name: "Monochromatic",
      source: "SI9 Table 1",
      units: [
        { id: "watt-555nm", name: "Watt at 540 THz (≈ 555 nm)", symbol: "W", factor: "Kcd W", plural: "watts at 540 THz", aliases: ["watt at 555 nm"] },
        { id: "milliwatt-555nm", name: "Milliwatt at 540 THz (≈ 555 nm)", symbol: "mW", factor: "Kcd mW", plural: "milliwatts at 540 THz", aliases: ["milliwatt at 555 nm"] },
      ],
    },
    {
      name: "With a beam angle",
      source: "IES; ISO 80000-7",
      units: [
        {
          id: "candela-beam",
          name: "Candela with beam angle θ",
          symbol: "cd",
          law: { kind: "function" },
          formula: { toBase: "Φ = I × 2π (1 − cos(θ/2))", fromBase: "I = Φ / (2π (1 − cos(θ/2)))" },
          plural: "candelas in the beam",
          aliases: ["beam candela", "beam candlepower"],
        },
      ],
    },
  ],
  keywords: ["lumens to candela", "candela to lumens", "lumens to watts", "lamp brightness", "beam angle"],
  related: ["luminous-intensity", "illuminance", "luminance"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./luminous-flux.pairs.ts";

export default defineConverter({
  slug: "luminous-flux",
  category: "optics-astronomy-photometry",
  name: "Luminous Flux Converter",
  description: "Convert lumens, candela with beam angle, and watts at 555 nm.",
  base: { name: "lumen", symbol: "lm" },
  baseFactor: "lm",
  defaultPair: ["lumen", "candela-isotropic"],
  commonUnits: ["lumen", "candela-isotropic", "candela-beam", "watt-555nm"],
  pairs,
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
  notes: [
    "Candela (isotropic) assumes a source that shines equally in all directions, 4π steradians.",
    "Candela with beam angle uses Φ = 2π (1 − cos(θ/2)) × I for a cone with the full angle θ that is lit evenly. Real lamps fade toward the edge, so data sheets with half-peak beam angles differ.",
    "Lumens and electrical watts have no fixed ratio: it depends on the lamp’s efficacy. The watts listed here are for radiation at 540 THz, where 1 W is exactly 683 lm.",
  ],
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
  faq: [
    {
      pairs: ["lumens-to-candelas-isotropic"],
      q: "How do I convert lumens to candela?",
      a: "Divide by the solid angle of the light. In all directions that is 4π = 12.566 sr, so 800 lm is 63.66 cd. For a beam, set the angle: 450 lm in 36° (0.3075 sr) is 1,463 cd.",
    },
    {
      pairs: ["candelas-isotropic-to-lumens", "lumens-to-candelas-beam"],
      q: "How do I convert candela to lumens for a spotlight?",
      a: "Multiply by 2π (1 − cos(θ/2)) with the full beam angle θ. At 24° the cone fills 0.1373 sr, so 1,000 cd is 137.3 lm; at 60° it fills 0.8418 sr and 1,000 cd is 841.8 lm. The result assumes an evenly lit cone.",
    },
    {
      pairs: ["lumens-to-watts-555nm"],
      q: "How do I convert lumens to watts?",
      a: "For a lamp, divide by its efficacy: for 800 lm, a 100 lm/W LED needs 8 W and a 13 lm/W incandescent bulb about 60 W. This converter lists only the physical limit, green light at 540 THz with 683 lm/W, where 800 lm is 1.171 W.",
    },
    {
      q: "What is the difference between lumens and lux?",
      a: "Lumens count all the light, lux the light per square meter: 1,000 lm spread over 10 m² gives 100 lx. The foot-candle square foot, lux square meter and candela steradian in this list are all exactly one lumen.",
    },
    {
      q: "What is spherical candlepower?",
      a: "An old measure of flux: that of a source of one candela in all directions, 4π = 12.57 lm. A car bulb rated at 32 mean spherical candlepower thus gives about 402 lm. It is not the candlepower of the beam.",
    },
  ],
  keywords: ["lumens to candela", "candela to lumens", "lumens to watts", "lamp brightness", "beam angle"],
  related: ["luminous-intensity", "illuminance", "luminance"],
});

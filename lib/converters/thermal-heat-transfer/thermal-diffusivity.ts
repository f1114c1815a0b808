import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./thermal-diffusivity.pairs.ts";

export default defineConverter({
  slug: "thermal-diffusivity",
  category: "thermal-heat-transfer",
  name: "Thermal Diffusivity Converter",
  description: "Convert m²/s, mm²/s, cm²/s, ft²/h and in²/s.",
  base: { name: "square meter per second", symbol: "m²/s" },
  baseFactor: "m^2/s",
  defaultPair: ["square-millimeter-per-second", "square-meter-per-second"],
  commonUnits: ["square-meter-per-second", "square-centimeter-per-second", "square-millimeter-per-second", "square-foot-per-hour"],
  pairs,
  commonValues: {
    "square-millimeter-per-second": { example: "23" },
    "square-meter-per-second": { example: "0.00002" },
    "square-foot-per-hour": { example: "0.85" },
    "square-centimeter-per-second": { example: "0.2" },
  },
  bounds: { min: "0", message: "A thermal diffusivity cannot be negative." },
  notes: ["Thermal diffusivity is conductivity divided by density and specific heat, α = k/(ρ·c). Mass diffusivity and kinematic viscosity have the same units, so their values convert here as well."],
  groups: [
    {
      name: "All",
      source: "SI9 Table 5; SI9 Table 8; SP811 B.8",
      units: [
        "square-meter-per-second",
        { unit: "square-centimeter-per-second", aliases: ["stokes", "St"] },
        { unit: "square-millimeter-per-second", aliases: ["centistokes", "cSt"] },
        { id: "square-micrometer-per-second", name: "Square micrometer per second", symbol: "µm²/s", factor: "µm^2/s" },
        "square-meter-per-hour",
        "square-meter-per-day",
        "square-centimeter-per-hour",
        "square-foot-per-second",
        "square-foot-per-hour",
        { id: "square-foot-per-day", name: "Square foot per day", symbol: "ft²/d", factor: "ft^2/d", aliases: ["sq ft/d", "sq ft/day", "ft²/day"] },
        "square-inch-per-second",
        "square-inch-per-hour",
      ],
    },
  ],
  faq: [
    {
      pairs: ["square-millimeters-per-second-to-square-meters-per-second"],
      q: "How do I convert mm²/s to m²/s?",
      a: "Divide by 1,000,000: copper at 117 mm²/s is 1.17 × 10⁻⁴ m²/s. A common mistake is to divide by 1,000, but a square millimeter is a millionth of a square meter.",
    },
    {
      pairs: ["square-meters-per-second-to-square-feet-per-hour", "square-feet-per-hour-to-square-meters-per-second"],
      q: "How do I convert m²/s to ft²/h?",
      a: "Multiply by 38,750. The reverse factor is exact: 1 ft²/h = 2.58064 × 10⁻⁵ m²/s. Copper at 1.17 × 10⁻⁴ m²/s is 4.534 ft²/h.",
    },
    {
      q: "What is the thermal diffusivity of water?",
      a: "About 0.14 mm²/s at room temperature, which is 1.4 × 10⁻⁷ m²/s or 0.0054 ft²/h. Metals range from about 4 mm²/s (stainless steel) to 170 mm²/s (silver).",
    },
    {
      q: "How do I calculate thermal diffusivity from conductivity?",
      a: "Divide the conductivity by the density times the specific heat. For aluminum, 237 W/(m·K) ÷ (2,700 kg/m³ × 897 J/(kg·K)) = 9.79 × 10⁻⁵ m²/s = 97.9 mm²/s.",
    },
    {
      q: "Does thermal diffusivity have the same units as kinematic viscosity?",
      a: "Yes, both are length squared per time, so 1 mm²/s of diffusivity and 1 centistokes of viscosity are the same unit. The ratio of viscosity to diffusivity is the Prandtl number, about 7 for water at 20 °C.",
    },
  ],
  keywords: ["alpha", "heat diffusion", "ft2/h", "mass diffusivity"],
  related: ["thermal-conductivity", "specific-heat-capacity", "heat-transfer-coefficient"],
});

import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "thermal-diffusivity",
  category: "thermal-heat-transfer",
  name: "Thermal Diffusivity Converter",
  description: "Convert m²/s, mm²/s, cm²/s, ft²/h and in²/s.",
  base: { name: "square meter per second", symbol: "m²/s" },
  baseFactor: "m^2/s",
  defaultPair: ["square-millimeter-per-second", "square-meter-per-second"],
  commonUnits: ["square-meter-per-second", "square-centimeter-per-second", "square-millimeter-per-second", "square-foot-per-hour"],
  commonValues: {
    "square-millimeter-per-second": { example: "23" },
    "square-meter-per-second": { example: "0.00002" },
    "square-foot-per-hour": { example: "0.85" },
    "square-centimeter-per-second": { example: "0.2" },
  },
  bounds: { min: "0", message: "A thermal diffusivity cannot be negative." },
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
  keywords: ["alpha", "heat diffusion", "ft2/h", "mass diffusivity"],
  related: ["thermal-conductivity", "specific-heat-capacity", "heat-transfer-coefficient"],
});

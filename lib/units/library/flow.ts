import type { LibraryUnits } from "../library-unit.ts";

export default {
  "square-meter-per-second": { name: "Square meter per second", symbol: "m²/s", factor: "m^2/s", aliases: ["sq m/s"] },
  "square-centimeter-per-second": { name: "Square centimeter per second", symbol: "cm²/s", factor: "cm^2/s", aliases: ["sq cm/s"] },
  "square-millimeter-per-second": { name: "Square millimeter per second", symbol: "mm²/s", factor: "mm^2/s", aliases: ["sq mm/s"] },
  "square-meter-per-hour": { name: "Square meter per hour", symbol: "m²/h", factor: "m^2/h", aliases: ["m²/hr"] },
  "square-meter-per-day": { name: "Square meter per day", symbol: "m²/d", factor: "m^2/d", aliases: ["m²/day"] },
  "square-centimeter-per-hour": { name: "Square centimeter per hour", symbol: "cm²/h", factor: "cm^2/h", aliases: ["cm²/hr"] },
  "square-foot-per-second": { name: "Square foot per second", symbol: "ft²/s", factor: "ft^2/s", aliases: ["sq ft/s", "ft2/sec"] },
  "square-foot-per-hour": { name: "Square foot per hour", symbol: "ft²/h", factor: "ft^2/h", aliases: ["ft2/hr", "sq ft/h", "sq ft/hr", "ft²/hr"] },
  "square-inch-per-second": { name: "Square inch per second", symbol: "in²/s", factor: "in^2/s", aliases: ["sq in/s", "in²/sec"] },
  "square-inch-per-hour": { name: "Square inch per hour", symbol: "in²/h", factor: "in^2/h", aliases: ["sq in/h", "in²/hr"] },
  "kilogram-per-hour": { name: "Kilogram per hour", symbol: "kg/h", factor: "kg/h", aliases: ["kg/hr", "kgph"] },
  "pound-per-hour": { name: "Pound per hour (pph)", symbol: "lb/h", factor: "lb/h", aliases: ["pph", "lb/hr", "lbs/hr", "lbs/h", "lbm/h"] },
} satisfies LibraryUnits;

import type { LibraryUnits } from "../library-unit.ts";

export default {
  kilogram: { name: "Kilogram", symbol: "kg", factor: "kg", aliases: ["kilo", "kilos", "kgs"] },
  gram: { name: "Gram", symbol: "g", factor: "g", aliases: ["gm", "gms"] },
  milligram: { name: "Milligram", symbol: "mg", factor: "mg", aliases: ["mgs"] },
  pound: { name: "Pound (avoirdupois)", symbol: "lb", factor: "lb", aliases: ["lbs", "#", "lbm", "pound-mass", "avoirdupois pound"] },
  ounce: { name: "Ounce (avoirdupois)", symbol: "oz", factor: "oz", aliases: ["ozs", "avoirdupois ounce", "oz."] },
} satisfies LibraryUnits;

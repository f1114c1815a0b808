import type { LibraryUnits } from "../library-unit.ts";

export default {
  percent: { name: "Percent strain", symbol: "%", factor: "1e-2", plural: "percent strain", aliases: ["pct", "per cent"] },
  permille: { name: "Per mille", symbol: "‰", factor: "1e-3", plural: "per mille", aliases: ["per mil", "permil", "per thousand", "promille", "per mill", "o/oo"] },
  "millimeter-per-meter": { name: "Millimeter per meter", symbol: "mm/m", factor: "mm/m" },
} satisfies LibraryUnits;

import type { LibraryUnits } from "../library-unit.ts";

export default {
  kilohm: { name: "Kilohm", symbol: "kΩ", factor: "kOhm", aliases: ["kiloohm", "kilo-ohm", "k"] },
  ohm: { name: "Ohm", symbol: "Ω", factor: "Ohm", aliases: ["r"] },
  siemens: { name: "Siemens", symbol: "S", factor: "S", aliases: ["reciprocal ohm", "1/ohm", "Ω⁻¹"] },
  millisiemens: { name: "Millisiemens", symbol: "mS", factor: "mS", aliases: ["millimho", "m℧"] },
  "siemens-per-meter": { name: "Siemens per meter", symbol: "S/m", factor: "S/m" },
  "ohm-meter": { name: "Ohm-meter", symbol: "Ω·m", factor: "Ohm m", aliases: ["ohm m", "ohm.m"] },
  "ohm-centimeter": { name: "Ohm-centimeter", symbol: "Ω·cm", factor: "Ohm cm", aliases: ["ohm cm", "ohm.cm"] },
} satisfies LibraryUnits;

import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "conductance",
  category: "electrical-magnetism",
  name: "Electrical Conductance Converter",
  description: "Convert siemens, mho, millisiemens, microsiemens and reciprocal ohms.",
  base: { name: "siemens", symbol: "S" },
  baseFactor: "S",
  defaultPair: ["millisiemens", "siemens"],
  commonUnits: ["siemens", "millisiemens", "microsiemens", "mho", "ohm"],
  commonValues: {
    millisiemens: { example: "5" },
    microsiemens: { example: "250" },
    siemens: { example: "0.5" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "megasiemens", name: "Megasiemens", symbol: "MS", factor: "MS" },
        { id: "kilosiemens", name: "Kilosiemens", symbol: "kS", factor: "kS" },
        "siemens",
        "millisiemens",
        { id: "microsiemens", name: "Microsiemens", symbol: "µS", factor: "µS" },
        { id: "nanosiemens", name: "Nanosiemens", symbol: "nS", factor: "nS" },
        { id: "picosiemens", name: "Picosiemens", symbol: "pS", factor: "pS" },
        { id: "ampere-per-volt", name: "Ampere per volt", symbol: "A/V", factor: "A/V" },
      ],
    },
    {
      name: "Traditional",
      source: "SP811 B.8",
      units: [
        { id: "mho", name: "Mho", symbol: "℧", factor: "1/Ohm", aliases: ["ohm^-1"] },
        { id: "micromho", name: "Micromho (gemmho)", symbol: "µ℧", factor: "1/MOhm", aliases: ["gemmho", "umho"] },
        { id: "abmho", name: "Abmho (EMU)", symbol: "ab℧", factor: "abA/abV", aliases: ["absiemens"] },
        { id: "statmho", name: "Statmho (ESU)", symbol: "stat℧", factor: "statC/(s statV)", aliases: ["statsiemens"] },
      ],
    },
    {
      name: "Quantum",
      source: "SI9 Table 1; CODATA22 conductance quantum",
      units: [{ id: "conductance-quantum", name: "Conductance quantum", symbol: "G₀", factor: "2 eCharge^2/planck", plural: "conductance quanta", aliases: ["quantum of conductance", "g0"] }],
    },
    {
      name: "Resistance (reciprocal)",
      source: "SI9 Table 4",
      units: [
        { unit: "ohm", name: "Ohm (as resistance)", law: { kind: "reciprocal", numerator: "1/Ohm" } },
        { unit: "kilohm", name: "Kilohm (as resistance)", law: { kind: "reciprocal", numerator: "1/kOhm" } },
      ],
    },
  ],
  keywords: ["siemens", "mho", "millisiemens", "admittance", "siemens to ohms"],
  related: ["resistance", "conductivity", "current", "voltage", "resistivity"],
});

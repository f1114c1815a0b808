import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./conductance.pairs.ts";

export default defineConverter({
  slug: "conductance",
  category: "electrical-magnetism",
  name: "Electrical Conductance Converter",
  description: "Convert siemens, mho, millisiemens, microsiemens and reciprocal ohms.",
  base: { name: "siemens", symbol: "S" },
  baseFactor: "S",
  defaultPair: ["millisiemens", "siemens"],
  commonUnits: ["siemens", "millisiemens", "microsiemens", "mho", "ohm"],
  pairs,
  commonValues: {
    millisiemens: { example: "5" },
    microsiemens: { example: "250" },
    siemens: { example: "0.5" },
  },
  notes: [
    "Ohms and kilohms appear here as resistances: conductance is their reciprocal, so zero has no counterpart.",
    "The mho is an older name for the siemens.",
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
  ],
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
  faq: [
    {
      pairs: ["siemens-to-ohms"],
      q: "How do I convert siemens to ohms?",
      a: "Divide 1 by the value: 0.25 S is 4 Ω and 2 mS, which is 0.002 S, is 500 Ω. The same rule works backward: 470 Ω has a conductance of 0.002128 S, or about 2.128 mS.",
    },
    {
      pairs: ["siemens-to-mhos"],
      q: "Is a mho the same as a siemens?",
      a: "Yes, exactly. Mho is ohm spelled backward, with the symbol ℧, an upside-down Ω. The SI adopted the name siemens, symbol S, in 1971. The transconductance of vacuum tubes is still quoted in micromhos: 5,000 µmho is 5 mS.",
    },
    {
      pairs: ["millisiemens-to-siemens"],
      q: "How do I convert millisiemens to siemens?",
      a: "Divide by 1,000: 250 mS is 0.25 S. Millisiemens to microsiemens is another factor of 1,000: 1 mS is 1,000 µS. Watch the case: lowercase s is the second.",
    },
    {
      q: "Is µS the unit of water conductivity?",
      a: "Not quite. Water testers show µS/cm, a conductance per length that is a property of the liquid rather than of one cell. Use the Electrical Conductivity Converter for µS/cm, mS/cm and S/m; here µS is the conductance of one component.",
    },
    {
      exact: true,
      q: "What is the conductance quantum?",
      a: "The conductance of one open quantum channel, 2e²/h = 7.748091730 × 10⁻⁵ S, about 77.48 µS. Its reciprocal is 12,906.40373 Ω. It has been exact since the elementary charge and the Planck constant were fixed in 2019.",
    },
  ],
  keywords: ["siemens", "mho", "millisiemens", "admittance", "siemens to ohms"],
  related: ["resistance", "conductivity", "current", "voltage", "resistivity"],
});

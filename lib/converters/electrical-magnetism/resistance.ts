import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./resistance.pairs.ts";

export default defineConverter({
  slug: "resistance",
  category: "electrical-magnetism",
  name: "Electrical Resistance Converter",
  description: "Convert ohms, kilohms, megohms, milliohms and reciprocal siemens.",
  base: { name: "ohm", symbol: "Ω" },
  baseFactor: "Ohm",
  defaultPair: ["kilohm", "ohm"],
  commonUnits: ["ohm", "kilohm", "megohm", "milliohm", "microhm"],
  pairs,
  commonValues: {
    kilohm: { example: "4.7", tables: [{ values: ["1", "1.2", "1.5", "1.8", "2.2", "2.7", "3.3", "3.9", "4.7", "5.6", "6.8", "8.2", "10", "22", "47", "100", "220", "470"] }] },
    megohm: { example: "10" },
    ohm: { example: "470", tables: [{ values: ["1", "4", "8", "10", "22", "47", "50", "75", "100", "120", "150", "220", "330", "470", "600", "680", "1000"] }] },
    milliohm: { example: "50" },
  },
  notes: [
    "Siemens and millisiemens are units of conductance, the reciprocal of resistance: twice the conductance is half the resistance, and zero has no counterpart.",
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The von Klitzing constant h/e² has been exact since the 2019 revision of the SI; earlier resistance standards used the conventional 25,812.807 Ω.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4 and Table 7",
      units: [
        { id: "teraohm", name: "Teraohm", symbol: "TΩ", factor: "TOhm", aliases: ["terohm"] },
        { id: "gigaohm", name: "Gigaohm", symbol: "GΩ", factor: "GOhm", aliases: ["gigohm"] },
        { id: "megohm", name: "Megohm", symbol: "MΩ", factor: "MOhm", aliases: ["megaohm", "mega-ohm", "meg"] },
        "kilohm",
        "ohm",
        { id: "milliohm", name: "Milliohm", symbol: "mΩ", factor: "mOhm" },
        { id: "microhm", name: "Microhm", symbol: "µΩ", factor: "µOhm", aliases: ["microohm"] },
        { id: "nanoohm", name: "Nanoohm", symbol: "nΩ", factor: "nOhm", aliases: ["nanohm"] },
        { id: "volt-per-ampere", name: "Volt per ampere", symbol: "V/A", factor: "V/A" },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: [
        { id: "abohm", name: "Abohm (EMU)", symbol: "abΩ", factor: "abV/abA" },
        { id: "statohm", name: "Statohm (ESU)", symbol: "statΩ", factor: "statV s/statC" },
      ],
    },
    {
      name: "Quantum",
      source: "SI9 Table 1; CODATA22 von Klitzing constant",
      units: [{ id: "von-klitzing-constant", name: "Von Klitzing constant", symbol: "R_K", factor: "planck/eCharge^2", aliases: ["klitzing", "rk", "quantum hall resistance"] }],
    },
    {
      name: "Conductance (reciprocal)",
      source: "SI9 Table 4",
      units: [
        { unit: "siemens", name: "Siemens (as conductance)", law: { kind: "reciprocal", numerator: "1/S" }, aliases: ["℧", "mho"] },
        { unit: "millisiemens", name: "Millisiemens (as conductance)", law: { kind: "reciprocal", numerator: "1/mS" } },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilohms-to-ohms", "ohms-to-kilohms"],
      q: "How do I convert kilohms to ohms?",
      a: "Multiply by 1,000: a 4.7 kΩ resistor is 4,700 Ω, and 1 MΩ is 1,000 kΩ. On circuit diagrams the letter often replaces the decimal point, so 4k7 means 4.7 kΩ and 2M2 means 2.2 MΩ.",
    },
    {
      q: "What is the difference between mΩ and MΩ?",
      a: "A factor of a billion. Lowercase m is milli, so 1 mΩ is 0.001 Ω, typical of a shunt or a battery. Uppercase M is mega, so 1 MΩ is 1,000,000 Ω, typical of insulation. This converter keeps the case of the symbol.",
    },
    {
      q: "How do I convert siemens to ohms?",
      a: "Take the reciprocal: R = 1 ÷ G. A conductance of 0.02 S is 50 Ω and 4 mS is 250 Ω. For resistors in parallel, the conductances add up; the resistances do not.",
    },
    {
      exact: true,
      q: "What is the von Klitzing constant?",
      a: "The resistance quantum of the quantum Hall effect, h/e² = 25,812.80746 Ω. It follows from two defining constants of the SI, so its value has no uncertainty. The conductance quantum 2e²/h corresponds to half of it, 12,906 Ω.",
    },
    {
      q: "How large are the abohm and the statohm?",
      a: "They are about 21 orders of magnitude apart. The electromagnetic abohm is 10⁻⁹ Ω, one nanoohm; the electrostatic statohm is 8.988 × 10¹¹ Ω. The ratio of the two is the square of the speed of light in centimeters per second.",
    },
  ],
  keywords: ["ohms", "kilohms", "megohms", "k ohm", "resistor value", "ohm to siemens"],
  related: ["conductance", "resistivity", "voltage", "current", "wire-gauge", "conductivity"],
});

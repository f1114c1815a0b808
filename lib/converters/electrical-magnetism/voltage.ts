import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./voltage.pairs.ts";

export default defineConverter({
  slug: "voltage",
  category: "electrical-magnetism",
  name: "Voltage Converter",
  description: "Convert volts, millivolts, kilovolts, microvolts and CGS voltage units.",
  base: { name: "volt", symbol: "V" },
  baseFactor: "V",
  defaultPair: ["millivolt", "volt"],
  commonUnits: ["volt", "millivolt", "microvolt", "kilovolt", "megavolt"],
  pairs,
  commonValues: {
    millivolt: { example: "800" },
    volt: { example: "3.3" },
    kilovolt: { example: "13.8" },
    microvolt: { example: "200" },
  },
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "For logarithmic levels in dBV, dBu and dBµV, use the Signal Level Converter.",
    "The atomic unit of electric potential is the hartree per elementary charge, 27.2114 V, from CODATA 2022.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4 and Table 7",
      units: [
        { id: "gigavolt", name: "Gigavolt", symbol: "GV", factor: "GV" },
        { id: "megavolt", name: "Megavolt", symbol: "MV", factor: "MV" },
        { id: "kilovolt", name: "Kilovolt", symbol: "kV", factor: "kV" },
        { id: "hectovolt", name: "Hectovolt", symbol: "hV", factor: "hV" },
        { id: "volt", name: "Volt", symbol: "V", factor: "V" },
        { id: "decivolt", name: "Decivolt", symbol: "dV", factor: "dV" },
        { id: "centivolt", name: "Centivolt", symbol: "cV", factor: "cV" },
        { id: "millivolt", name: "Millivolt", symbol: "mV", factor: "mV" },
        { id: "microvolt", name: "Microvolt", symbol: "µV", factor: "µV" },
        { id: "nanovolt", name: "Nanovolt", symbol: "nV", factor: "nV" },
        { id: "picovolt", name: "Picovolt", symbol: "pV", factor: "pV" },
        { id: "watt-per-ampere", name: "Watt per ampere", symbol: "W/A", factor: "W/A" },
        { id: "joule-per-coulomb", name: "Joule per coulomb", symbol: "J/C", factor: "J/C" },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: [
        { id: "abvolt", name: "Abvolt (EMU)", symbol: "abV", factor: "abV" },
        { id: "statvolt", name: "Statvolt (ESU)", symbol: "statV", factor: "statV", aliases: ["esu of potential"] },
      ],
    },
    {
      name: "Atomic",
      source: "CODATA22 atomic unit of electric potential",
      units: [{ id: "atomic-unit-of-potential", name: "Atomic unit of electric potential", symbol: "Eₕ/e", factor: "hartree/eCharge", exactness: "measured", aliases: ["au of potential", "hartree per elementary charge"] }],
    },
  ],
  faq: [
    {
      pairs: ["millivolts-to-volts", "volts-to-millivolts"],
      q: "How do I convert millivolts to volts?",
      a: "Divide by 1,000: a thermocouple reading of 41 mV is 0.041 V, and 1.2 V is 1,200 mV. Microvolts are another thousand times smaller, so 1 mV is 1,000 µV.",
    },
    {
      pairs: ["kilovolts-to-volts"],
      q: "How many volts are in a kilovolt?",
      a: "Exactly 1,000. A 13.8 kV distribution line is at 13,800 V, and a 400 kV transmission line is at 0.4 MV. Note the capital letters: mV is a thousandth of a volt, MV a million volts.",
    },
    {
      q: "How do I convert volts to watts or amps?",
      a: "Volts alone are not enough. Power is voltage times current: 12 V at 5 A is 60 W. Current is voltage divided by resistance: 12 V across 4 Ω drives 3 A. Only 1 W/A, 1 J/C and 1 V are always the same.",
    },
    {
      q: "Is the voltage RMS or peak?",
      a: "This converter only changes the unit, so an RMS value stays an RMS value. For a sine wave the peak is √2 times the RMS value: a 120 V RMS outlet is 169.7 V peak and 339.4 V peak to peak.",
    },
    {
      q: "What is a statvolt?",
      a: "The unit of potential in the electrostatic CGS system: 299.8 V, or one erg per statcoulomb. Old physics texts give fields in statvolts per centimeter. The abvolt of the electromagnetic system is tiny, 10⁻⁸ V.",
    },
  ],
  keywords: ["millivolts", "kilovolts", "mV to V", "electric potential", "statvolt"],
  related: ["current", "resistance", "signal-level", "electric-charge", "capacitance", "conductance"],
});

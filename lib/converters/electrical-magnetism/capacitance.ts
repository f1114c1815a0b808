import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./capacitance.pairs.ts";

export default defineConverter({
  slug: "capacitance",
  category: "electrical-magnetism",
  name: "Capacitance Converter",
  description: "Convert farads, microfarads, nanofarads, picofarads and CGS capacitance units.",
  base: { name: "farad", symbol: "F" },
  baseFactor: "F",
  defaultPair: ["microfarad", "nanofarad"],
  commonUnits: ["farad", "millifarad", "microfarad", "nanofarad", "picofarad"],
  pairs,
  commonValues: {
    microfarad: { example: "0.1", tables: [{ values: ["0.001", "0.0047", "0.01", "0.022", "0.047", "0.1", "0.22", "0.47", "1", "2.2", "4.7", "10", "22", "47", "100", "220", "470", "1000"] }] },
    nanofarad: { example: "100", tables: [{ values: ["0.1", "0.22", "0.47", "1", "2.2", "3.3", "4.7", "6.8", "10", "22", "33", "47", "68", "100", "220", "470", "1000"] }] },
    picofarad: { example: "220", tables: [{ values: ["10", "15", "22", "33", "47", "68", "100", "150", "220", "330", "470", "680", "1000", "2200", "4700", "10000", "22000", "47000", "100000"] }] },
  },
  bounds: { min: "0", message: "A capacitance cannot be negative." },
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The statfarad is the capacitance of a sphere with a radius of one centimeter in vacuum, so old texts write it as 1 cm.",
    "The jar, once used by the Royal Navy, is 1,000 statfarads, about 1.1 nF.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4 and Table 7",
      units: [
        { id: "kilofarad", name: "Kilofarad", symbol: "kF", factor: "kF" },
        { id: "farad", name: "Farad", symbol: "F", factor: "F", aliases: ["fd"] },
        { id: "decifarad", name: "Decifarad", symbol: "dF", factor: "dF" },
        { id: "centifarad", name: "Centifarad", symbol: "cF", factor: "cF" },
        { id: "millifarad", name: "Millifarad", symbol: "mF", factor: "mF", aliases: ["mfarad"] },
        { id: "microfarad", name: "Microfarad", symbol: "µF", factor: "µF", aliases: ["mfd"] },
        { id: "nanofarad", name: "Nanofarad", symbol: "nF", factor: "nF", aliases: ["nfd", "kpf", "millimicrofarad"] },
        { id: "picofarad", name: "Picofarad", symbol: "pF", factor: "pF", aliases: ["mmfd", "µµF", "uuf", "micromicrofarad"] },
        { id: "femtofarad", name: "Femtofarad", symbol: "fF", factor: "fF" },
        { id: "attofarad", name: "Attofarad", symbol: "aF", factor: "aF" },
        { id: "coulomb-per-volt", name: "Coulomb per volt", symbol: "C/V", factor: "C/V" },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8; ROWLETT jar",
      units: [
        { id: "abfarad", name: "Abfarad (EMU)", symbol: "abF", factor: "abA s/abV", aliases: ["emu of capacitance"] },
        { id: "statfarad", name: "Statfarad (ESU, centimeter)", symbol: "statF", factor: "statC/statV", aliases: ["cm of capacitance", "esu of capacitance"] },
        { id: "jar", name: "Jar (1,000 statF; Royal Navy)", symbol: "", factor: "1000 [statfarad]", exactness: "convention", aliases: ["leyden jar"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["microfarads-to-nanofarads"],
      q: "How do I convert microfarads to nanofarads?",
      a: "Multiply by 1,000: 0.1 µF is 100 nF and 4.7 µF is 4,700 nF. Nanofarads to picofarads is another factor of 1,000, so 0.1 µF is also 100,000 pF.",
    },
    {
      q: "What does the code 104 on a capacitor mean?",
      a: "Two digits and the number of zeros to add, in picofarads: 104 is 10 followed by four zeros, or 100,000 pF, which is 100 nF or 0.1 µF. Likewise, 223 is 22,000 pF or 22 nF, and 471 is 470 pF.",
    },
    {
      q: "Does mF mean millifarad or microfarad?",
      a: "In the SI, mF is the millifarad, a thousandth of a farad. Old American parts and diagrams, however, wrote MFD, mfd or mF for microfarad and MMFD or µµF for picofarad. A motor capacitor marked 35 MFD is 35 µF. Here, mfd is read as microfarad.",
    },
    {
      pairs: ["microfarads-to-farads"],
      q: "How many farads is a microfarad?",
      a: "One millionth: 1 µF is 0.000001 F. A farad is huge for an ordinary part, but supercapacitors go far beyond it: 3,000 F at 2.7 V stores ½ C V² = 10,935 J, about 3 Wh.",
    },
    {
      q: "Why do some old radios give capacitance in centimeters?",
      a: "They use the CGS electrostatic unit, the statfarad: a sphere’s capacitance in statfarads equals its radius in centimeters. One centimeter is 1.113 pF, so a capacitor marked 500 cm is 556.3 pF.",
    },
  ],
  keywords: ["microfarad", "nanofarad", "picofarad", "uF to nF", "capacitor code", "mfd"],
  related: ["inductance", "electric-charge", "voltage", "resistance", "current"],
});

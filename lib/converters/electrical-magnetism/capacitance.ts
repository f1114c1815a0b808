import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "capacitance",
  category: "electrical-magnetism",
  name: "Capacitance Converter",
  description: "Convert farads, microfarads, nanofarads, picofarads and CGS capacitance units.",
  base: { name: "farad", symbol: "F" },
  baseFactor: "F",
  defaultPair: ["microfarad", "nanofarad"],
  commonUnits: ["farad", "millifarad", "microfarad", "nanofarad", "picofarad"],
  commonValues: {
    microfarad: { example: "0.1", tables: [{ values: ["0.001", "0.0047", "0.01", "0.022", "0.047", "0.1", "0.22", "0.47", "1", "2.2", "4.7", "10", "22", "47", "100", "220", "470", "1000"] }] },
    nanofarad: { example: "100", tables: [{ values: ["0.1", "0.22", "0.47", "1", "2.2", "3.3", "4.7", "6.8", "10", "22", "33", "47", "68", "100", "220", "470", "1000"] }] },
    picofarad: { example: "220", tables: [{ values: ["10", "15", "22", "33", "47", "68", "100", "150", "220", "330", "470", "680", "1000", "2200", "4700", "10000", "22000", "47000", "100000"] }] },
  },
  bounds: { min: "0", message: "A capacitance cannot be negative." },
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
  keywords: ["microfarad", "nanofarad", "picofarad", "uF to nF", "capacitor code", "mfd"],
  related: ["inductance", "electric-charge", "voltage", "resistance", "current"],
});

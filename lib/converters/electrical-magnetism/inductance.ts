import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "inductance",
  category: "electrical-magnetism",
  name: "Inductance Converter",
  description: "Convert henries, millihenries, microhenries, nanohenries and CGS inductance units.",
  base: { name: "henry", symbol: "H" },
  baseFactor: "H",
  defaultPair: ["microhenry", "millihenry"],
  commonUnits: ["henry", "millihenry", "microhenry", "nanohenry"],
  commonValues: {
    microhenry: { example: "470", tables: [{ values: ["0.1", "0.47", "1", "2.2", "3.3", "4.7", "6.8", "10", "22", "33", "47", "68", "100", "220", "330", "470", "1000"] }] },
    millihenry: { example: "10" },
    nanohenry: { example: "220" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4 and Table 7",
      units: [
        { id: "megahenry", name: "Megahenry", symbol: "MH", factor: "MH" },
        { id: "kilohenry", name: "Kilohenry", symbol: "kH", factor: "kH" },
        { id: "henry", name: "Henry", symbol: "H", factor: "H", aliases: ["hy"] },
        { id: "decihenry", name: "Decihenry", symbol: "dH", factor: "dH" },
        { id: "centihenry", name: "Centihenry", symbol: "cH", factor: "cH" },
        { id: "millihenry", name: "Millihenry", symbol: "mH", factor: "mH" },
        { id: "microhenry", name: "Microhenry", symbol: "µH", factor: "µH", aliases: ["uhy"] },
        { id: "nanohenry", name: "Nanohenry", symbol: "nH", factor: "nH" },
        { id: "picohenry", name: "Picohenry", symbol: "pH", factor: "pH" },
        { id: "weber-per-ampere", name: "Weber per ampere", symbol: "Wb/A", factor: "Wb/A" },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: [
        { id: "abhenry", name: "Abhenry (EMU, centimeter)", symbol: "abH", factor: "abV s/abA", aliases: ["cm of inductance", "emu of inductance"] },
        { id: "stathenry", name: "Stathenry (ESU)", symbol: "statH", factor: "statV s^2/statC", aliases: ["esu of inductance"] },
      ],
    },
  ],
  keywords: ["microhenry", "millihenry", "nanohenry", "uH to mH", "inductor code", "coil"],
  related: ["capacitance", "magnetic-flux", "magnetic-flux-density", "resistance", "current"],
});

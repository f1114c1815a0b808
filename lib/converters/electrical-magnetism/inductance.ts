import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./inductance.pairs.ts";

export default defineConverter({
  slug: "inductance",
  category: "electrical-magnetism",
  name: "Inductance Converter",
  description: "Convert henries, millihenries, microhenries, nanohenries and CGS inductance units.",
  base: { name: "henry", symbol: "H" },
  baseFactor: "H",
  defaultPair: ["microhenry", "millihenry"],
  commonUnits: ["henry", "millihenry", "microhenry", "nanohenry"],
  pairs,
  commonValues: {
    microhenry: { example: "470", tables: [{ values: ["0.1", "0.47", "1", "2.2", "3.3", "4.7", "6.8", "10", "22", "33", "47", "68", "100", "220", "330", "470", "1000"] }] },
    millihenry: { example: "10" },
    nanohenry: { example: "220" },
  },
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The abhenry of the electromagnetic system was also called the centimeter of inductance; it is exactly one nanohenry.",
  ],
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
  faq: [
    { pairs: ["microhenries-to-millihenries"], q: "How do I convert microhenries to millihenries?", a: "Divide by 1,000: 470 µH is 0.47 mH. From millihenries to microhenries, multiply by 1,000, so a 2.2 mH choke is 2,200 µH." },
    {
      q: "What do the codes 100, 101 and 4R7 on inductors mean?",
      a: "Usually microhenries, given as two digits and the number of zeros to add: 100 is 10 µH and 101 is 100 µH. R marks the decimal point, so 4R7 is 4.7 µH. Codes with N are in nanohenries: 47N is 47 nH.",
    },
    {
      q: "What is one henry in other units?",
      a: "One weber per ampere, which is the same as one volt-second per ampere or one ohm-second: a current that changes by 1 A per second through 1 H induces 1 V. A nanohenry is roughly the inductance of one millimeter of thin wire.",
    },
    {
      q: "What are the abhenry and the stathenry?",
      a: "The CGS units of inductance. One abhenry, from the electromagnetic system, is 10⁻⁹ H, exactly one nanohenry. One stathenry, from the electrostatic system, is 8.988 × 10¹¹ H.",
    },
    {
      q: "Does mH mean millihenry or megahenry?",
      a: "Lowercase m is milli: 1 mH is 0.001 H. Uppercase MH is the megahenry, which is rare in practice. The µ in µH is often typed as the letter u, and uH is read as microhenry here.",
    },
  ],
  keywords: ["microhenry", "millihenry", "nanohenry", "uH to mH", "inductor code", "coil"],
  related: ["capacitance", "magnetic-flux", "magnetic-flux-density", "resistance", "current"],
});

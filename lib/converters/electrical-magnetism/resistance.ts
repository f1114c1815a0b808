import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "resistance",
  category: "electrical-magnetism",
  name: "Electrical Resistance Converter",
  description: "Convert ohms, kilohms, megohms, milliohms and reciprocal siemens.",
  base: { name: "ohm", symbol: "Ω" },
  baseFactor: "Ohm",
  defaultPair: ["kilohm", "ohm"],
  commonUnits: ["ohm", "kilohm", "megohm", "milliohm", "microhm"],
  commonValues: {
    kilohm: { example: "4.7", tables: [{ values: ["1", "1.2", "1.5", "1.8", "2.2", "2.7", "3.3", "3.9", "4.7", "5.6", "6.8", "8.2", "10", "22", "47", "100", "220", "470"] }] },
    megohm: { example: "10" },
    ohm: { example: "470", tables: [{ values: ["1", "4", "8", "10", "22", "47", "50", "75", "100", "120", "150", "220", "330", "470", "600", "680", "1000"] }] },
    milliohm: { example: "50" },
  },
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
  keywords: ["ohms", "kilohms", "megohms", "k ohm", "resistor value", "ohm to siemens"],
  related: ["conductance", "resistivity", "voltage", "current", "wire-gauge", "conductivity"],
});

import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "wire-gauge",
  category: "electrical-magnetism",
  name: "Wire Gauge (AWG) Converter",
  description: "Convert AWG and SWG to mm, mm², inches, mils and kcmil.",
  base: { name: "diameter in meters", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["awg", "square-millimeter"],
  commonValues: {
    awg: { example: "12", tables: [{ values: ["30", "28", "26", "24", "22", "20", "18", "16", "14", "12", "10", "8", "6", "4", "2", "1", "1/0", "2/0", "3/0", "4/0"] }] },
    "square-millimeter": { example: "2.5", tables: [{ values: ["0.5", "0.75", "1", "1.5", "2.5", "4", "6", "10", "16", "25", "35", "50", "70", "95", "120"] }] },
  },
  bounds: { min: "0", message: "A diameter cannot be negative." },
  groups: [
    {
      name: "Diameter (linear)",
      source: "SI9 Table 7; HB44 App. C",
      units: [
        { unit: "millimeter", name: "Diameter, millimeter", plural: "millimeters of diameter", aliases: ["mm diameter"] },
        { unit: "inch", name: "Diameter, inch", plural: "inches of diameter", aliases: ["in diameter"] },
        { unit: "mil", name: "Diameter, mil", plural: "mils of diameter" },
      ],
    },
    {
      name: "Area (quadratic)",
      source: "ASTM B258; SP811 B.8 (circular mil)",
      units: [
        { unit: "square-millimeter", name: "Cross-section, mm²", plural: "square millimeters", law: { kind: "function" }, formula: { toBase: "d = √(4 A / π)", fromBase: "A = π d² / 4" } },
        { unit: "square-inch", name: "Cross-section, in²", plural: "square inches", law: { kind: "function" }, formula: { toBase: "d = √(4 A / π)", fromBase: "A = π d² / 4" } },
        { unit: "circular-mil", name: "Cross-section, circular mil", plural: "circular mils", law: { kind: "function" }, formula: { toBase: "d = √A × 1 mil", fromBase: "A = (d / 1 mil)²" } },
        { unit: "kcmil", name: "Cross-section, kcmil (MCM)", plural: "kcmil", law: { kind: "function" }, formula: { toBase: "d = √(1000 A) × 1 mil", fromBase: "A = (d / 1 mil)² / 1000" } },
      ],
    },
    {
      name: "Gauge (logarithmic)",
      source: "ASTM B258; BS3737",
      units: [
        {
          id: "awg",
          name: "American Wire Gauge",
          symbol: "AWG",
          law: { kind: "function" },
          formula: {
            toBase: "d = 0.127 mm × 92^((36 − n)/39)",
            fromBase: "n = 36 − 39 log(d / 0.127 mm) / log 92",
          },
          plural: "AWG",
          aliases: ["gauge", "ga", "brown and sharpe", "b&s"],
        },
        {
          id: "swg",
          name: "Standard Wire Gauge (UK; lookup)",
          symbol: "SWG",
          law: { kind: "function" },
          formula: {
            toBase: "d = the diameter listed in BS 3737 for the size",
            fromBase: "size = the listed size with the diameter nearest to d",
          },
          plural: "SWG",
          aliases: ["imperial wire gauge", "british standard wire gauge"],
        },
      ],
    },
  ],
  keywords: ["AWG to mm2", "AWG chart", "American wire gauge", "SWG", "kcmil", "cable cross section", "wire size"],
  related: ["resistance", "resistivity", "current", "conductivity"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./wire-gauge.pairs.ts";

export default defineConverter({
  slug: "wire-gauge",
  category: "electrical-magnetism",
  name: "Wire Gauge (AWG) Converter",
  description: "Convert AWG and SWG to mm, mm², inches, mils and kcmil.",
  base: { name: "diameter in meters", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["awg", "square-millimeter"],
  pairs,
  commonValues: {
    awg: { example: "12", tables: [{ values: ["30", "28", "26", "24", "22", "20", "18", "16", "14", "12", "10", "8", "6", "4", "2", "1", "1/0", "2/0", "3/0", "4/0"] }] },
    "square-millimeter": { example: "2.5", tables: [{ values: ["0.5", "0.75", "1", "1.5", "2.5", "4", "6", "10", "16", "25", "35", "50", "70", "95", "120"] }] },
  },
  bounds: { min: "0", message: "A diameter cannot be negative." },
  notes: [
    "All sizes are for a solid round conductor: area = π/4 × diameter². A stranded wire of the same gauge has the same metal area but is thicker overall.",
    "AWG follows 0.127 mm × 92^((36 − n)/39), with 1/0 to 4/0 counted as 0 to −3. ASTM B258 prints the diameters rounded, so tables may differ in the fourth digit.",
    "A size that is not a standard AWG is given as a decimal gauge number, with the nearest standard gauge next to it.",
    "SWG is a table: for a diameter that is not listed, the nearest size is given, with the difference.",
    "The mm² sizes of metric cables (IEC 60228) are nominal and set by resistance, not by measured area.",
  ],
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
  faq: [
    {
      pairs: ["awg-to-square-millimeters"],
      q: "How do I convert AWG to mm²?",
      a: "A = 0.012668 mm² × 92^((36 − n)/19.5). For 12 AWG this gives 3.309 mm², for 14 AWG 2.081 mm² and for 10 AWG 5.261 mm². Going down three gauge numbers almost exactly doubles the area; going down six doubles the diameter.",
    },
    {
      pairs: ["square-millimeters-to-awg"],
      q: "Which AWG is 2.5 mm²?",
      a: "None exactly: 2.5 mm² corresponds to gauge 13.21, between 14 AWG (2.081 mm²) and 13 AWG (2.624 mm²), which is seldom sold. To replace a 2.5 mm² cable, use 12 AWG with 3.309 mm², since a thinner wire would run hotter. Local electrical codes set the permitted current.",
    },
    {
      q: "What do 1/0, 2/0 and 0000 mean?",
      a: "Sizes thicker than 1 AWG count zeros: 0 is 1/0, 00 is 2/0, 000 is 3/0 and 0000 is 4/0, said as “four aught”. In the formula they are 0, −1, −2 and −3. The thickest, 4/0, measures exactly 0.46 in or 11.684 mm across.",
    },
    {
      q: "What comes after 4/0 AWG?",
      a: "Sizes in kcmil, thousands of circular mils, formerly written MCM: 250, 300, 350, 500 kcmil and so on. A 4/0 conductor has 211.6 kcmil. A circular mil is the area of a circle one mil (0.001 in) across, so 500 kcmil is 253.4 mm².",
    },
    {
      q: "Is SWG the same as AWG?",
      a: "No. British Standard Wire Gauge is its own table in mils. SWG 14 is 80 mil or 2.032 mm, close to 12 AWG, while 14 AWG is only 1.628 mm. Confusing the two gives a conductor with about a third less metal or half again as much.",
    },
    {
      pairs: ["awg-to-millimeters"],
      q: "How do I convert wire diameter to gauge?",
      a: "n = 36 − 39 × log(d / 0.127 mm) ÷ log 92 for AWG. A 1 mm wire gives 18.20, so the nearest gauge is 18 AWG at 1.024 mm. Measure the bare metal of a solid wire; insulation or gaps between strands would spoil the result.",
    },
  ],
  keywords: ["AWG to mm2", "AWG chart", "American wire gauge", "SWG", "kcmil", "cable cross section", "wire size"],
  related: ["resistance", "resistivity", "current", "conductivity"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./area-load.pairs.ts";

export default defineConverter({
  slug: "area-load",
  category: "civil-structural-engineering",
  name: "Area Load Converter",
  description: "Convert floor, snow and soil loads: kPa, kN/m², psf, ksf and kgf/m².",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["kilonewton-per-square-meter", "psf"],
  commonUnits: ["pascal", "kilopascal", "kilonewton-per-square-meter", "kilogram-force-per-square-meter", "psf", "psi"],
  pairs,
  commonValues: {
    "kilonewton-per-square-meter": { example: "5" },
    psf: { example: "40", tables: [{ values: ["5", "10", "15", "20", "25", "30", "40", "50", "60", "75", "80", "100", "125", "150", "200", "250"] }] },
    kilopascal: { example: "4.8" },
  },
  notes: [
    "kN/m² and kPa are two names for the same unit.",
    "kgf/m² is often written as kg/m² on plans. It is the weight under standard gravity, 9.80665 N per kilogram.",
    "Codes round conversions: 40 psf is 1.915 kN/m², while metric codes require 1.9 or 2.0 kN/m².",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4; EN 1991-1-1",
      units: ["pascal", "kilopascal", "megapascal", "newton-per-square-meter", "kilonewton-per-square-meter", "newton-per-square-millimeter"],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8",
      units: ["kilogram-force-per-square-meter", "kilogram-force-per-square-centimeter", "tonne-force-per-square-meter"],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8; ASCE 7",
      units: [
        "psf",
        "psi",
        { id: "pound-force-per-square-yard", name: "Pound-force per square yard", symbol: "lbf/yd²", factor: "lbf/yd^2", aliases: ["lb/yd²", "lb/sq yd"] },
        "ksf",
        "ton-force-short-per-square-foot",
        "ton-force-long-per-square-foot",
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilonewtons-per-square-meter-to-psf", "psf-to-kilonewtons-per-square-meter"],
      q: "How do I convert kN/m² to psf?",
      a: "Multiply by 20.89: 2 kN/m² is 41.8 psf. Going the other way, 1 psf is 0.04788 kN/m², so 40 psf is 1.915 kN/m².",
    },
    {
      pairs: ["psf-to-kilograms-force-per-square-meter"],
      q: "How do I convert psf to kg/m²?",
      a: "Multiply by 4.882: a snow load of 30 psf is 146.5 kgf/m². To go back to psf, multiply by 0.2048, so 500 kgf/m² is 102.4 psf.",
    },
    {
      pairs: ["kilopascals-to-psf"],
      q: "What is 100 psf in kPa?",
      a: "It is 4.788 kPa, which is also 4.788 kN/m². US codes require 100 psf for lobbies and corridors of public buildings; metric codes commonly require 4.8 or 5.0 kN/m².",
    },
    {
      q: "How do I convert a soil bearing capacity from tsf to kPa?",
      a: "Multiply by 95.76: 3 tsf is 287.3 kPa. One short ton-force per square foot is 0.976 kgf/cm², which is why old tables treat tsf and kgf/cm² as equal.",
    },
    {
      q: "What is 150 kPa of bearing pressure in psf?",
      a: "150 kPa × 20.89 = 3,133 psf, or 3.13 ksf. In gravitational metric units it is 15.3 tf/m².",
    },
  ],
  keywords: ["psf", "live load", "snow load", "bearing capacity", "floor load", "dead load"],
  related: ["line-load", "unit-weight", "stress", "bending-moment", "area-density"],
});

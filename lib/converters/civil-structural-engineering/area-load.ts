import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "area-load",
  category: "civil-structural-engineering",
  name: "Area Load Converter",
  description: "Convert floor, snow and soil loads: kPa, kN/m², psf, ksf and kgf/m².",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["kilonewton-per-square-meter", "psf"],
  commonUnits: ["pascal", "kilopascal", "kilonewton-per-square-meter", "kilogram-force-per-square-meter", "psf", "psi"],
  commonValues: {
    "kilonewton-per-square-meter": { example: "5" },
    psf: { example: "40", tables: [{ values: ["5", "10", "15", "20", "25", "30", "40", "50", "60", "75", "80", "100", "125", "150", "200", "250"] }] },
    kilopascal: { example: "4.8" },
  },
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
  keywords: ["psf", "live load", "snow load", "bearing capacity", "floor load", "dead load"],
  related: ["line-load", "unit-weight", "stress", "bending-moment", "area-density"],
});

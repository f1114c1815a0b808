import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "bending-moment",
  category: "civil-structural-engineering",
  name: "Bending Moment Converter",
  description: "Convert bending moments: kN·m, kip·ft, lbf·ft, kgf·m and N·mm.",
  base: { name: "newton-meter", symbol: "N·m" },
  baseFactor: "N m",
  defaultPair: ["kilonewton-meter", "kip-foot"],
  commonUnits: ["newton-meter", "kilonewton-meter", "newton-millimeter", "kilogram-force-meter", "pound-force-foot", "pound-force-inch", "kip-foot"],
  commonValues: {
    "kilonewton-meter": { example: "150" },
    "kip-foot": { example: "100" },
    "pound-force-foot": { example: "5000" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5",
      units: [
        "newton-meter",
        "kilonewton-meter",
        "meganewton-meter",
        "newton-centimeter",
        "newton-millimeter",
        "kilonewton-centimeter",
        { id: "kilonewton-millimeter", name: "Kilonewton-millimeter", symbol: "kN·mm", factor: "kN mm" },
      ],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8",
      units: ["kilogram-force-meter", "kilogram-force-centimeter", "tonne-force-meter"],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        {
          id: "pound-force-foot",
          name: "Pound-force foot",
          symbol: "lbf·ft",
          factor: "lbf ft",
          plural: "pound-force feet",
          aliases: ["ft-lb", "ft·lbf", "ft lbf", "ft-lbf", "lb-ft", "lb ft", "ft lb", "pound-feet", "foot-pounds"],
        },
        { id: "pound-force-inch", name: "Pound-force inch", symbol: "lbf·in", factor: "lbf in", plural: "pound-force inches", aliases: ["in-lb", "in·lbf", "in lbf", "in-lbf", "lb-in", "lb in", "in lb", "inch-pounds"] },
        "kip-foot",
        "kip-inch",
        "ton-force-short-foot",
        { id: "ton-force-long-foot", name: "Ton-force (long) foot", symbol: "LTf·ft", factor: "tonfUK ft", plural: "long ton-force feet", aliases: ["long ton-ft"] },
      ],
    },
  ],
  keywords: ["moment", "kip-ft", "beam moment", "flexure", "torque"],
  related: ["line-load", "stress", "youngs-modulus", "area-load"],
});

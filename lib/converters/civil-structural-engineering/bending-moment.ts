import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./bending-moment.pairs.ts";

export default defineConverter({
  slug: "bending-moment",
  category: "civil-structural-engineering",
  name: "Bending Moment Converter",
  description: "Convert bending moments: kN·m, kip·ft, lbf·ft, kgf·m and N·mm.",
  base: { name: "newton-meter", symbol: "N·m" },
  baseFactor: "N m",
  defaultPair: ["kilonewton-meter", "kip-foot"],
  commonUnits: ["newton-meter", "kilonewton-meter", "newton-millimeter", "kilogram-force-meter", "pound-force-foot", "pound-force-inch", "kip-foot"],
  pairs,
  commonValues: {
    "kilonewton-meter": { example: "150" },
    "kip-foot": { example: "100" },
    "pound-force-foot": { example: "5000" },
  },
  notes: ["The sign is kept; it shows the direction, such as sagging or hogging.", "A newton-meter of moment is not a joule, although both are N·m. The Torque Converter has the same factors and more units."],
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
  faq: [
    { pairs: ["kilonewton-meters-to-kip-feet", "kip-feet-to-kilonewton-meters"], q: "How do I convert kN·m to kip·ft?", a: "Multiply by 0.7376: 250 kN·m is 184.4 kip·ft. Going the other way, 1 kip·ft is 1.356 kN·m." },
    { pairs: ["pound-force-feet-to-newton-meters"], q: "How do I convert lbf·ft to N·m?", a: "Multiply by 1.356: 100 lbf·ft is 135.6 N·m. For lbf·in the factor is 0.113, a twelfth of that." },
    {
      q: "How do I convert kip·in to kN·m?",
      a: "Multiply by 0.113: 500 kip·in is 56.49 kN·m. Divide kip·in by 12 to get kip·ft.",
    },
    {
      q: "What is the moment of a uniformly loaded beam in US and metric units?",
      a: "For a simply supported beam, M = w·L²/8. A 20 ft beam carrying 2 kip/ft has a moment of 2 × 20²/8 = 100 kip·ft, which is 135.6 kN·m. In metric units, 29.19 kN/m over 6.096 m gives the same 135.6 kN·m.",
    },
    {
      q: "What does t·m mean on an old drawing?",
      a: "It means tonne-force meter, 9.80665 kN·m: 10 t·m is 98.07 kN·m or 72.33 kip·ft. Rounding g to 10 gives 100 kN·m, which is 2% too high.",
    },
  ],
  keywords: ["moment", "kip-ft", "beam moment", "flexure", "torque"],
  related: ["line-load", "stress", "youngs-modulus", "area-load"],
});

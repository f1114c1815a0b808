import { defineQuantity } from "../../../units/define-quantity.ts";

/** Friction rates: for calculators' fields and figures; has no converter page. */
export default defineQuantity({
  slug: "pressure-gradient",
  category: "fluid-mechanics-hydraulics",
  name: "Pressure Gradient",
  description: "Pressure loss per length of duct or pipe.",
  base: { name: "pascal per meter", symbol: "Pa/m" },
  baseFactor: "Pa/m",
  defaultPair: ["pascal-per-meter", "inch-of-water-per-100-feet"],
  commonValues: {},
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "pascal-per-meter", name: "Pascal per meter", symbol: "Pa/m", factor: "Pa/m" },
        { id: "kilopascal-per-meter", name: "Kilopascal per meter", symbol: "kPa/m", factor: "kPa/m" },
      ],
    },
    {
      name: "Column of water",
      source: "SP811 B.8 (conventional column of 1000 kg/m³)",
      units: [
        {
          id: "meter-of-water-per-100-meters",
          name: "Meter of water per 100 meters",
          symbol: "mH₂O/100 m",
          factor: "mH2O/(100 m)",
          exactness: "convention",
          plural: "meters of water per 100 meters",
          aliases: ["m/100 m", "m wc/100 m", "mwc/100 m"],
        },
        {
          id: "foot-of-water-per-100-feet",
          name: "Foot of water per 100 feet",
          symbol: "ftH₂O/100 ft",
          factor: "ftH2O/(100 ft)",
          exactness: "convention",
          plural: "feet of water per 100 feet",
          aliases: ["ft/100 ft", "ft wc/100 ft", "ftwc/100 ft", "ft wg/100 ft", "ft of head/100 ft"],
        },
      ],
    },
    {
      name: "US customary",
      source: "SP811 B.8 (conventional column of 1000 kg/m³)",
      units: [
        {
          id: "inch-of-water-per-100-feet",
          name: "Inch of water per 100 feet",
          symbol: "inH₂O/100 ft",
          factor: "inH2O/(100 ft)",
          exactness: "convention",
          plural: "inches of water per 100 feet",
          aliases: ["in wg/100 ft", "in wc/100 ft", "in h2o/100 ft", "inwg/100ft", "iwc/100 ft"],
        },
        {
          id: "psi-per-100-feet",
          name: "Pound-force per square inch per 100 feet",
          symbol: "psi/100 ft",
          factor: "psi/(100 ft)",
          plural: "pounds-force per square inch per 100 feet",
        },
      ],
    },
  ],
});

import { defineQuantity } from "../../../units/define-quantity.ts";

/** Reactive power in var, separate from watts: for formulas of physics; has no converter page. */
export default defineQuantity({
  slug: "reactive-power",
  category: "electrical-magnetism",
  name: "Reactive Power",
  description: "Power that flows back and forth between a source and a reactive load.",
  base: { name: "volt-ampere reactive", symbol: "var" },
  baseFactor: "V A",
  defaultPair: ["var", "kilovar"],
  commonValues: {},
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        {
          id: "var",
          name: "Volt-ampere reactive",
          symbol: "var",
          factor: "V A",
          plural: "volt-amperes reactive",
        },
        {
          id: "kilovar",
          name: "Kilovolt-ampere reactive",
          symbol: "kvar",
          factor: "kV A",
          plural: "kilovolt-amperes reactive",
        },
        {
          id: "megavar",
          name: "Megavolt-ampere reactive",
          symbol: "Mvar",
          factor: "MV A",
          plural: "megavolt-amperes reactive",
        },
      ],
    },
  ],
});

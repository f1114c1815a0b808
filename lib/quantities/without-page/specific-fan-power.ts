import { defineConverter } from "../../units/define-converter.ts";

/** Electric power of a fan for its flow: of calculators' figures, without a page of its own. */
export default defineConverter({
  slug: "specific-fan-power",
  category: "fluid-mechanics-hydraulics",
  name: "Specific Fan Power",
  description: "Electric power of a fan for each unit of air flow.",
  base: { name: "watt per cubic meter per second", symbol: "W/(m³/s)" },
  baseFactor: "W/(m^3/s)",
  defaultPair: ["watt-per-liter-per-second", "watt-per-cfm"],
  pairs: [],
  commonValues: {},
  groups: [
    {
      name: "SI",
      source: "SI9 Tables 4 and 8",
      units: [
        {
          id: "watt-per-liter-per-second",
          name: "Watt per liter per second",
          symbol: "W/(L/s)",
          factor: "W/(L/s)",
          plural: "watts per liter per second",
        },
        {
          id: "watt-per-cubic-meter-per-second",
          name: "Watt per cubic meter per second",
          symbol: "W/(m³/s)",
          factor: "W/(m^3/s)",
          plural: "watts per cubic meter per second",
        },
      ],
    },
    {
      name: "US customary",
      source: "SP811 B.8",
      units: [
        {
          id: "watt-per-cfm",
          name: "Watt per cubic foot per minute",
          symbol: "W/cfm",
          factor: "W/(ft^3/min)",
          plural: "watts per cubic foot per minute",
        },
      ],
    },
  ],
  faq: [],
});

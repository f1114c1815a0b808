import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "pipe-size",
  category: "fluid-mechanics-hydraulics",
  name: "Pipe Size Converter",
  description: "Look up nominal pipe size: NPS, DN and outside diameter in mm or inches.",
  base: { name: "outside diameter in meters", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["dn", "nps"],
  commonValues: {
    dn: { example: "50", tables: [{ values: ["15", "20", "25", "32", "40", "50", "65", "80", "90", "100", "125", "150", "200", "250", "300", "350", "400"] }] },
    nps: { example: "2", tables: [{ values: ["1/8", "1/4", "3/8", "1/2", "3/4", "1", "1 1/4", "1 1/2", "2", "2 1/2", "3", "3 1/2", "4", "5", "6", "8", "10", "12"] }] },
  },
  groups: [
    {
      name: "Designators (lookup)",
      source: "ASME B36.10M Table 2-1; ISO 6708; EN 10220 Table 1 (series 1, for DN 65 and DN 125)",
      units: [
        {
          id: "nps",
          name: "Nominal pipe size (NPS)",
          symbol: "NPS",
          law: { kind: "function" },
          exactness: "convention",
          plural: "nominal pipe size",
          aliases: ["inch pipe"],
          formula: {
            toBase: "outside diameter: listed next to the NPS in ASME B36.10",
            fromBase: "NPS: the listed size with this outside diameter",
          },
        },
        {
          id: "dn",
          name: "Diamètre nominal (DN)",
          symbol: "DN",
          law: { kind: "function" },
          exactness: "convention",
          plural: "DN",
          aliases: ["nominal diameter", "diametre nominal", "nominal bore"],
          formula: {
            toBase: "outside diameter: listed next to the DN in ASME B36.10",
            fromBase: "DN: the listed size with this outside diameter",
          },
        },
        {
          id: "outside-diameter-millimeter",
          name: "Outside diameter, mm",
          symbol: "mm",
          law: { kind: "function" },
          exactness: "convention",
          plural: "millimeters outside diameter",
          aliases: ["od mm", "mm od"],
          formula: {
            toBase: "pipe size: the one with this diameter in the millimeter column of ASME B36.10",
            fromBase: "mm: the size’s entry in the millimeter column of ASME B36.10",
          },
        },
        {
          id: "outside-diameter-inch",
          name: "Outside diameter, in",
          symbol: "in",
          law: { kind: "function" },
          exactness: "convention",
          plural: "inches outside diameter",
          aliases: ["od in", "in od", "od inch"],
          formula: {
            toBase: "pipe size: the one with this diameter in the inch column of ASME B36.10",
            fromBase: "in: the size’s entry in the inch column of ASME B36.10",
          },
        },
      ],
    },
  ],
  keywords: ["dn50", "dn100", "nps", "dn", "nominal bore", "pipe od", "outside diameter", "schedule 40", "asme b36.10"],
  related: ["volumetric-flow-rate", "hydraulic-head", "mass-flow-rate", "density", "kinematic-viscosity"],
});

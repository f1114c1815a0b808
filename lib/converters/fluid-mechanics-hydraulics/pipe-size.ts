import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./pipe-size.pairs.ts";

export default defineConverter({
  slug: "pipe-size",
  category: "fluid-mechanics-hydraulics",
  name: "Pipe Size Converter",
  description: "Look up nominal pipe size: NPS, DN and outside diameter in mm or inches.",
  base: { name: "outside diameter in meters", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["dn", "nps"],
  pairs,
  commonValues: {
    dn: { example: "50", tables: [{ values: ["15", "20", "25", "32", "40", "50", "65", "80", "90", "100", "125", "150", "200", "250", "300", "350", "400"] }] },
    nps: { example: "2", tables: [{ values: ["1/8", "1/4", "3/8", "1/2", "3/4", "1", "1 1/4", "1 1/2", "2", "2 1/2", "3", "3 1/2", "4", "5", "6", "8", "10", "12"] }] },
  },
  notes: [
    "NPS and DN are designations, not lengths: no part of a DN 50 pipe measures 50 mm. Sizes are looked up in ASME B36.10; if a size is not in the table, the nearest sizes are shown.",
    "Each size has one outside diameter for all schedules; the schedule changes the wall thickness and therefore the bore. From NPS 14 up, the outside diameter in inches equals the NPS.",
    "The standard rounds its inch and millimeter columns separately, and both are given as published: NPS 18 is 18 in and 457 mm, not 457.2 mm. Diameters from either column are recognized.",
    "European pipe to EN 10220 series 1 differs at DN 65 (76.1 mm instead of 73.0 mm) and DN 125 (139.7 mm instead of 141.3 mm).",
  ],
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
  faq: [
    {
      pairs: ["dn-to-nps"],
      q: "What is DN 50 in inches?",
      a: "DN 50 is NPS 2, often called two-inch pipe. Its outside diameter is 2.375 in or 60.3 mm, and no part of it measures exactly 2 in or 50 mm. The bore depends on the schedule: 2.067 in for schedule 40.",
    },
    {
      pairs: ["nps-to-dn"],
      q: "How do I convert NPS to DN?",
      a: "From NPS 4 up, multiply by 25: NPS 6 is DN 150 and NPS 24 is DN 600. Smaller sizes must be looked up: NPS 1/2 is DN 15, 3/4 is DN 20, 1 is DN 25, 1 1/4 is DN 32, 1 1/2 is DN 40, 2 is DN 50, 2 1/2 is DN 65 and 3 is DN 80.",
    },
    {
      pairs: ["nps-to-outside-diameter-millimeters"],
      q: "What is the outside diameter of a 1-inch pipe?",
      a: "It is 1.315 in, or 33.4 mm, for every schedule. Nominal pipe size began as the approximate bore of standard-wall pipe; the outside diameter stayed fixed when thinner and thicker walls were introduced, so that threads and fittings would still fit.",
    },
    {
      pairs: ["dn-to-outside-diameter-millimeters"],
      q: "Which pipe size has an outside diameter of 114.3 mm?",
      a: "NPS 4 (DN 100), which is 4.500 in or 114.3 mm. If your caliper is too small, measure the circumference, divide by 3.1416 and enter the result; if no pipe matches, the nearest smaller and larger sizes are shown.",
    },
    {
      q: "Is tubing sized like pipe?",
      a: "No. Tubing is sized by its actual outside diameter, so half-inch tubing measures 0.500 in, while NPS 1/2 pipe measures 0.840 in. The outside diameter of copper water tube is 1/8 in more than its nominal size, and plastic pressure pipe may have its own metric diameters.",
    },
    {
      q: "Does the schedule change the result?",
      a: "No. Schedule 10, 40 and 80 pipes of the same size have the same outside diameter and differ only in wall thickness. NPS 2 always measures 2.375 in outside, with a wall of 0.109, 0.154 or 0.218 in and a bore that shrinks accordingly.",
    },
  ],
  keywords: ["dn50", "dn100", "nps", "dn", "nominal bore", "pipe od", "outside diameter", "schedule 40", "asme b36.10"],
  related: ["volumetric-flow-rate", "hydraulic-head", "mass-flow-rate", "density", "kinematic-viscosity"],
});

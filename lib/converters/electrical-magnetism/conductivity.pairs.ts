import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "microsiemens-per-centimeter-to-millisiemens-per-centimeter",
    from: "microsiemens-per-centimeter",
    to: "millisiemens-per-centimeter",
    about: "Drinking water is measured in microsiemens per centimeter, nutrient solutions and seawater in millisiemens per centimeter.",
    familiar: [
      ["1", "deionized water"],
      ["500", "tap water"],
      ["2000", "a nutrient solution for plants"],
      ["50000", "seawater, about"],
    ],
    faq: [
      {
        q: "How many mS/cm is 1,500 µS/cm?",
        a: "1,500 µS/cm is 1.5 mS/cm. Growers call the result the EC.",
      },
    ],
  },
  {
    slug: "siemens-per-meter-to-percent-iacs",
    from: "siemens-per-meter",
    to: "percent-iacs",
    about: "The copper trade compares metals with annealed copper, whose conductivity is 100% IACS.",
    familiar: [
      ["58000000", "annealed copper"],
      ["35000000", "conductor aluminum"],
      ["15000000", "brass, about"],
      ["10000000", "iron"],
    ],
    faq: [
      {
        q: "What percent IACS is a metal of 35 MS/m, or 35,000,000 S/m?",
        a: "35,000,000 S/m is 60.34% IACS, typical of conductor aluminum.",
      },
    ],
  },
  {
    slug: "microsiemens-per-centimeter-to-siemens-per-meter",
    from: "microsiemens-per-centimeter",
    to: "siemens-per-meter",
    about: "Handheld water meters read microsiemens per centimeter; physics and simulation use siemens per meter.",
    familiar: [
      ["1", "deionized water"],
      ["500", "tap water"],
      ["5000", "brackish water"],
      ["50000", "seawater, about"],
    ],
    faq: [
      {
        q: "Which is more, 1 S/m or 1,000 µS/cm?",
        a: "One siemens per meter is ten times as much: it is 10,000 µS/cm.",
      },
      {
        q: "How many S/m is tap water of 500 µS/cm?",
        a: "500 µS/cm is 0.05 S/m. Seawater has about a hundred times as much, 5 S/m or 50,000 µS/cm.",
      },
      {
        q: "How many S/m is deionized water of 1 µS/cm?",
        a: "1 µS/cm is 0.0001 S/m. Carbon dioxide from the air soon raises it.",
      },
    ],
  },
  {
    slug: "decisiemens-per-meter-to-millisiemens-per-centimeter",
    from: "decisiemens-per-meter",
    to: "millisiemens-per-centimeter",
    about: "Soil laboratories report salinity in dS/m because the number equals the mS/cm of their meters.",
    familiar: [
      ["0.7", "irrigation water without restriction"],
      ["2", "a soil that sensitive crops tolerate"],
      ["4", "a saline soil begins"],
      ["16", "a very saline soil"],
    ],
    faq: [
      {
        q: "Is dS/m the same as mS/cm?",
        a: "Yes: 4 dS/m is 4 mS/cm. A tenth of a siemens over a meter is a thousandth over a centimeter.",
      },
      {
        q: "Why does a soil test say dS/m when my meter shows mS/cm?",
        a: "dS/m is the SI form that journals ask for; 2 dS/m is 2 mS/cm, so nothing needs to be calculated.",
      },
    ],
  },
]);

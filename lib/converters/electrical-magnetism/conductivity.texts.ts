import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "100% IACS is the conductivity of the 1913 annealed-copper standard, 58 MS/m at 20 °C (IEC 60028); good modern copper reaches 101 to 102%.",
    "The conductivity of water and water solutions rises by about 2% per °C, so meters usually report it at 25 °C; this converter changes units only.",
    "No fixed factor gives dissolved solids in ppm: estimates multiply µS/cm by 0.5 to 0.7, depending on the salts.",
    "Ohm-meter and ohm-centimeter are listed as resistivities, the reciprocal of conductivity.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["microsiemens-per-centimeter-to-millisiemens-per-centimeter"],
      q: "How do I convert µS/cm to mS/cm?",
      a: "Divide by 1,000: tap water at 650 µS/cm is 0.65 mS/cm. Seawater at about 50 mS/cm is 50,000 µS/cm or 5 S/m. One mS/cm is also exactly one dS/m, the unit used in soil science.",
    },
    {
      q: "How do I convert EC to TDS in ppm?",
      a: "Only roughly, with a factor between 0.5 and 0.7 that depends on which salts are dissolved. At 1,000 µS/cm, meters show 500 ppm on the NaCl (0.5) scale and 700 ppm on the 442 (0.7) scale. Always note which factor your meter uses.",
    },
    {
      pairs: ["siemens-per-meter-to-percent-iacs"],
      q: "What does percent IACS mean?",
      a: "Conductivity compared with the International Annealed Copper Standard of 58 MS/m at 20 °C. Electrical-grade aluminum is 61% IACS, which is 35.38 MS/m. Values above 100% are normal, since copper has become purer since 1913.",
    },
    {
      q: "How is conductivity related to resistivity?",
      a: "They are reciprocals: σ = 1/ρ. Ultrapure water at 18.2 MΩ·cm is 0.05495 µS/cm. Copper at 58 MS/m is 1.724 × 10⁻⁸ Ω·m. Zero resistivity has no finite conductivity, so it cannot be converted.",
    },
    {
      q: "Is S·m/mm² the same as MS/m?",
      a: "Yes: one siemens times a meter divided by a square millimeter is 10⁶ S/m. Wire data sheets prefer it because a conductor of 58 S·m/mm², one meter long with a cross-section of one square millimeter, has a conductance of 58 S.",
    },
  ],
});

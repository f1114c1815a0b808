import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Hydraulic conductivity is the flow per area under a gradient of 1, so it has units of speed; it is not how fast water moves through the pores.",
    "The meinzer, one US gallon per day through one square foot under a gradient of 1, was defined for water at 60 °F; no temperature correction is applied here.",
    "A year is the Julian year of 365.25 days. For intrinsic permeability in darcies or m², use the Permeability Converter.",
  ],
  pairs: [
    {
      slug: "meters-per-day-to-meters-per-second",
      from: "meter-per-day",
      to: "meter-per-second",
      about: "Groundwater reports and pumping tests state meters per day; models and soil mechanics take meters per second, usually as a power of ten.",
      familiar: [
        ["1", "fine sand, typical"],
        ["20", "coarse sand, typical"],
        ["500", "clean gravel, typical"],
      ],
      faq: [
        {
          q: "What is a sand of 30 m/d in m/s?",
          a: "30 m/d is 0.0003472 m/s. Wells in such a sand yield plenty of water.",
        },
        {
          q: "How many meters per day is 0.0001 m/s?",
          a: "0.0001 m/s is 8.64 m/d, in the range of clean sand. The water in the pores moves several times as fast, because it flows through only part of the area.",
        },
      ],
    },
    {
      slug: "centimeters-per-second-to-feet-per-day",
      from: "centimeter-per-second",
      to: "foot-per-day",
      about: "Geotechnical labs in the United States test permeability in centimeters per second; drainage and groundwater designs use feet per day.",
      familiar: [
        ["0.0000001", "the limit for clay liners of US landfills"],
        ["0.001", "fine sand, typical"],
        ["0.1", "coarse sand, typical"],
        ["1", "clean gravel, typical"],
      ],
      faq: [
        {
          q: "How many feet per day is a silty sand of 0.001 cm/s?",
          a: "0.001 cm/s is 2.835 ft/d. Drainage layers under roads should drain a hundred times as fast or more.",
        },
        {
          q: "What is 10 ft/d in cm/s?",
          a: "10 ft/d is 0.003528 cm/s, a medium to fine sand.",
        },
      ],
    },
    {
      slug: "feet-per-day-to-meters-per-day",
      from: "foot-per-day",
      to: "meter-per-day",
      about: "US Geological Survey reports on aquifers use feet per day; groundwater papers from elsewhere use meters per day.",
      rule: "× 3, ÷ 10",
      familiar: [
        ["3", "fine sand, typical"],
        ["65", "coarse sand, typical"],
        ["1600", "clean gravel, typical"],
      ],
      faq: [
        {
          q: "What is an aquifer of 100 ft/d in meters per day?",
          a: "100 ft/d is 30.48 m/d. Sand and gravel beside rivers often reach this.",
        },
        {
          q: "How many feet per day is 15 m/d?",
          a: "15 m/d is 49.21 ft/d. Multiply by the thickness of the aquifer for its transmissivity, in square feet per day.",
        },
      ],
    },
    {
      slug: "centimeters-per-second-to-meters-per-second",
      from: "centimeter-per-second",
      to: "meter-per-second",
      about: "Lab sheets of soil tests are in centimeters per second; rules and models in SI want meters per second, two powers of ten lower.",
      familiar: [
        ["0.0000001", "the limit for clay liners of US landfills"],
        ["0.001", "fine sand, typical"],
        ["1", "clean gravel, typical"],
      ],
      faq: [
        {
          q: "What is the liner limit of 0.0000001 cm/s in m/s?",
          a: "0.0000001 cm/s is 1 × 10⁻⁹ m/s. European landfill rules ask for the same value under hazardous and ordinary waste.",
        },
        {
          q: "How many cm/s is 0.0001 m/s?",
          a: "0.0001 m/s is 0.01 cm/s, a clean sand. Mixing up the two units turns a sand into a silt, so check the unit on each sheet.",
        },
      ],
    },
  ],
  faq: [
    { pairs: ["meters-per-day-to-meters-per-second"], q: "How do I convert m/day to m/s?", a: "Divide by 86,400. An aquifer at 10 m/day is 1.1574 × 10⁻⁴ m/s. Going the other way, 1 × 10⁻⁵ m/s is 0.864 m/day." },
    { pairs: ["centimeters-per-second-to-feet-per-day"], q: "How do I convert cm/s to ft/day?", a: "Multiply by 2,835. A clay liner at 1 × 10⁻⁷ cm/s is 0.000283 ft/day, and a clean sand at 0.01 cm/s is 28.35 ft/day." },
    {
      q: "How do I convert gpd/ft² to ft/day?",
      a: "Divide by 7.481, the number of US gallons in a cubic foot: 100 gpd/ft² is 13.37 ft/day or 4.07 m/day. With the imperial gallon the value is 1.20095 times as large, so it has its own entry.",
    },
    {
      q: "Is hydraulic conductivity the speed of groundwater?",
      a: "No. Multiply it by the hydraulic gradient to get the flow per area, then divide by the effective porosity to get the speed of the water. With 10 m/day, a gradient of 0.005 and a porosity of 0.25, the water moves 0.2 m/day.",
    },
    {
      q: "Why are darcies not listed here?",
      a: "A darcy describes the rock alone; hydraulic conductivity describes the rock and the fluid together. For water at 20 °C, one darcy corresponds to about 9.64 × 10⁻⁶ m/s or 0.833 m/day, but the factor changes with viscosity: at 10 °C it is about a quarter lower.",
    },
    {
      q: "What is a meinzer?",
      a: "It is an old US Geological Survey unit: one US gallon per day through one square foot under a gradient of one foot per foot, at 60 °F. One meinzer is 0.0407458 m/day or 4.71595 × 10⁻⁷ m/s.",
    },
  ],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./hydraulic-conductivity.pairs.ts";

export default defineConverter({
  slug: "hydraulic-conductivity",
  category: "fluid-mechanics-hydraulics",
  name: "Hydraulic Conductivity Converter",
  description: "Convert aquifer and soil hydraulic conductivity between m/s, m/day, cm/s, ft/day and gpd/ft².",
  base: { name: "meter per second", symbol: "m/s" },
  baseFactor: "m/s",
  defaultPair: ["meter-per-day", "meter-per-second"],
  commonUnits: ["meter-per-second", "meter-per-day", "centimeter-per-second", "foot-per-day", "inch-per-hour", "gallon-us-per-day-per-square-foot"],
  pairs,
  commonValues: {
    "meter-per-day": { example: "10" },
    "centimeter-per-second": { example: "0.001" },
    "foot-per-day": { example: "50" },
  },
  bounds: { min: "0", message: "A hydraulic conductivity cannot be negative." },
  notes: [
    "Hydraulic conductivity is the flow per area under a gradient of 1, so it has units of speed; it is not how fast water moves through the pores.",
    "The meinzer, one US gallon per day through one square foot under a gradient of 1, was defined for water at 60 °F; no temperature correction is applied here.",
    "A year is the Julian year of 365.25 days. For intrinsic permeability in darcies or m², use the Permeability Converter.",
  ],
  groups: [
    {
      name: "Metric",
      source: "SI9 Table 8 (min, h, d); IAU 1976 (Julian year); ISO 772 (hydraulic conductivity)",
      units: [
        "meter-per-second",
        "meter-per-minute",
        "meter-per-hour",
        { id: "meter-per-day", name: "Meter per day", symbol: "m/d", factor: "m/d", aliases: ["m/day"] },
        { id: "meter-per-year", name: "Meter per Julian year", symbol: "m/a", factor: "m/julianYear", aliases: ["m/yr", "m/year"] },
        { unit: "centimeter-per-second", name: "Centimeter per second" },
        "centimeter-per-minute",
        "centimeter-per-hour",
        "centimeter-per-day",
        "millimeter-per-second",
        "millimeter-per-hour",
        "millimeter-per-day",
      ],
    },
    {
      name: "US",
      source: "HB44 App. C; UKWM85 Sch. 1 (imperial gallon); IAU 1976 (Julian year); USGS WSP1988 (meinzer)",
      units: [
        "foot-per-second",
        "foot-per-minute",
        "foot-per-hour",
        "foot-per-day",
        { id: "foot-per-year", name: "Foot per Julian year", symbol: "ft/a", factor: "ft/julianYear", aliases: ["ft/yr", "ft/year"] },
        "inch-per-second",
        "inch-per-minute",
        "inch-per-hour",
        "inch-per-day",
        { id: "gallon-us-per-day-per-square-foot", name: "US gallon per day per square foot (meinzer)", symbol: "gpd/ft²", factor: "galUS/(d ft^2)", aliases: ["meinzer", "meinzers", "gpd/sq ft"] },
        { id: "gallon-us-per-minute-per-square-foot", name: "US gallon per minute per square foot", symbol: "gpm/ft²", factor: "galUS/(min ft^2)", aliases: ["gpm/sq ft", "gpm/sf"] },
        { id: "gallon-imperial-per-day-per-square-foot", name: "Imperial gallon per day per square foot", symbol: "gpd(UK)/ft²", factor: "galUK/(d ft^2)" },
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
  keywords: ["aquifer", "permeability coefficient", "meinzer", "groundwater", "infiltration", "ksat", "soil"],
  related: ["permeability", "hydraulic-head", "volumetric-flow-rate", "dynamic-viscosity", "density"],
});

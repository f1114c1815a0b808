import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./hydraulic-head.pairs.ts";

export default defineConverter({
  slug: "hydraulic-head",
  category: "fluid-mechanics-hydraulics",
  name: "Hydraulic Head ↔ Pressure Converter",
  description: "Convert pump head in meters or feet of fluid to kPa, bar and psi, with specific gravity.",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["meter-of-head", "kilopascal"],
  commonUnits: ["meter-of-head", "foot-of-head", "inch-of-head", "kilopascal", "bar", "psi"],
  pairs,
  commonValues: {
    "foot-of-head": { example: "100", tables: [{ values: ["1", "2", "5", "10", "15", "20", "25", "30", "40", "50", "60", "75", "100", "125", "150", "200", "231", "300", "500"] }] },
    psi: { example: "60", tables: [{ values: ["1", "5", "10", "15", "20", "30", "40", "50", "55", "60", "65", "70", "80", "100", "120", "150", "175", "200", "250"] }] },
    "meter-of-head": { example: "30" },
    bar: { example: "3" },
  },
  parameters: [
    {
      id: "specific-gravity",
      label: "Specific gravity",
      unit: "",
      default: 1,
      min: 0.01,
      max: 25,
      hint: "Density of the pumped fluid divided by 1,000 kg/m³; not used between two pressure units.",
      presets: [
        { label: "Water", value: 1 },
        { label: "Seawater", value: 1.025 },
        { label: "Gasoline", value: 0.74 },
        { label: "Diesel fuel", value: 0.84 },
        { label: "Ethylene glycol 50% in water", value: 1.07 },
        { label: "Mercury", value: 13.5951 },
      ],
    },
  ],
  notes: [
    "Pressure = specific gravity × 1,000 kg/m³ × 9.80665 m/s² × head. The specific gravity set next to the value (1 for water) applies only to the head units.",
    "A pump lifts any liquid to the same head, but the gauge pressure increases with specific gravity.",
    "At a specific gravity of 1, these are the conventional water columns of NIST SP 811; water at 20 °C is 0.2% lighter (specific gravity 0.9982).",
    "Head is a pressure difference, so gauge or absolute does not matter as long as both sides use the same reference.",
  ],
  groups: [
    {
      name: "Head of fluid (× SG)",
      source: "SP811 B.8 (conventional water column); ISO 80000-4 (density, pressure)",
      units: [
        { id: "meter-of-head", name: "Meter of head", symbol: "m", law: { kind: "linear", factor: "1000 kg/m^3 gn m", scaledBy: { "specific-gravity": 1 } }, exactness: "convention", aliases: ["m head", "meters head", "mhd"] },
        { id: "centimeter-of-head", name: "Centimeter of head", symbol: "cm", law: { kind: "linear", factor: "1000 kg/m^3 gn cm", scaledBy: { "specific-gravity": 1 } }, exactness: "convention", aliases: ["cm head"] },
        { id: "millimeter-of-head", name: "Millimeter of head", symbol: "mm", law: { kind: "linear", factor: "1000 kg/m^3 gn mm", scaledBy: { "specific-gravity": 1 } }, exactness: "convention", aliases: ["mm head"] },
        { id: "kilometer-of-head", name: "Kilometer of head", symbol: "km", law: { kind: "linear", factor: "1000 kg/m^3 gn km", scaledBy: { "specific-gravity": 1 } }, exactness: "convention" },
        { id: "foot-of-head", name: "Foot of head", symbol: "ft", law: { kind: "linear", factor: "1000 kg/m^3 gn ft", scaledBy: { "specific-gravity": 1 } }, exactness: "convention", aliases: ["ft head", "feet head", "ft hd"] },
        { id: "inch-of-head", name: "Inch of head", symbol: "in", law: { kind: "linear", factor: "1000 kg/m^3 gn in", scaledBy: { "specific-gravity": 1 } }, exactness: "convention", aliases: ["in head"] },
        { id: "yard-of-head", name: "Yard of head", symbol: "yd", law: { kind: "linear", factor: "1000 kg/m^3 gn yd", scaledBy: { "specific-gravity": 1 } }, exactness: "convention" },
      ],
    },
    {
      name: "Pressure",
      source: "SI9 Table 4; SI8 Table 8 (bar); SP811 B.8",
      units: [
        "pascal",
        "hectopascal",
        "kilopascal",
        "megapascal",
        "bar",
        "millibar",
        "atmosphere",
        "psi",
        "psf",
        "kilogram-force-per-square-centimeter",
        "kilogram-force-per-square-meter",
        { unit: "millimeter-of-mercury", name: "Millimeter of mercury (conventional)" },
        { unit: "inch-of-mercury", name: "Inch of mercury (conventional)" },
      ],
    },
  ],
  faq: [
    {
      pairs: ["feet-of-head-to-psi"],
      q: "How do I convert feet of head to psi?",
      a: "Multiply by 0.4335 and by the specific gravity. For water, 100 ft of head is 43.35 psi; for an oil with a specific gravity of 0.85, the same head is 36.85 psi.",
    },
    {
      pairs: ["psi-to-feet-of-head"],
      q: "How do I convert psi to feet of head?",
      a: "Multiply by 2.307 and divide by the specific gravity. For water, 50 psi is 115.3 ft of head; for gasoline with a specific gravity of 0.74, it is 155.9 ft. The rule of thumb of 2.31 ft per psi is for water only.",
    },
    {
      pairs: ["meters-of-head-to-bar", "bar-to-meters-of-head"],
      q: "How many meters of head are in 1 bar?",
      a: "One bar is 10.2 m of water at a specific gravity of 1. Ten meters of head is 0.980665 bar, so “10 m per bar” is 2% off. One standard atmosphere supports 10.332 m of water.",
    },
    {
      q: "Why is pump performance given as head instead of pressure?",
      a: "A centrifugal pump gives each kilogram of liquid the same energy, and therefore the same head, whatever the liquid. Pressure depends on density: 30 m of head is 294.2 kPa for water but 353.0 kPa for a brine with a specific gravity of 1.2.",
    },
    {
      q: "Which specific gravity should I enter?",
      a: "Enter the density of your liquid at pumping temperature divided by 1,000 kg/m³. Water is 0.998 at 20 °C and 0.958 at 100 °C, seawater about 1.025, diesel fuel about 0.84. Published pressure tables assume exactly 1 for water.",
    },
    {
      q: "Does the converter include friction and suction losses?",
      a: "No, it only converts units of pressure or head. Total dynamic head is static lift plus friction losses plus pressure difference plus velocity head; add those in one unit first, then convert the sum.",
    },
  ],
  keywords: ["pump head", "feet of head", "psi to feet", "static head", "tdh", "water column", "specific gravity"],
  related: ["volumetric-flow-rate", "density", "pipe-size", "mass-flow-rate", "hydraulic-conductivity"],
});

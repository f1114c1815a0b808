import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./density.pairs.ts";

export default defineConverter({
  slug: "density",
  category: "fluid-mechanics-hydraulics",
  name: "Density Converter",
  description: "Convert mass density between kg/m³, g/cm³, lb/ft³, lb/gal and more.",
  base: { name: "kilogram per cubic meter", symbol: "kg/m³" },
  baseFactor: "kg/m^3",
  defaultPair: ["gram-per-cubic-centimeter", "kilogram-per-cubic-meter"],
  commonUnits: ["kilogram-per-cubic-meter", "gram-per-cubic-centimeter", "kilogram-per-liter", "gram-per-milliliter", "pound-per-cubic-foot", "pound-per-cubic-inch", "pound-per-gallon-us"],
  pairs,
  commonValues: {
    "gram-per-cubic-centimeter": { example: "7.85" },
    "kilogram-per-cubic-meter": { example: "2400" },
    "pound-per-cubic-foot": { example: "150" },
    "gram-per-milliliter": { example: "0.789" },
  },
  bounds: { min: "0", message: "A density cannot be negative." },
  notes: [
    "Density here is mass per volume. For weight per volume (N/m³, or lb/ft³ as a force), use the Unit Weight Converter.",
    "API gravity, Baumé, Brix and Plato are scales, not multiples of a density: use the Specific Gravity, API, Baumé & Brix Converter.",
    "The density of water at 4 °C is 999.97495 kg/m³, the measured maximum, at 3.983 °C (Tanaka 2001). Water columns for pressure use the conventional 1,000 kg/m³ instead, and NIST SP 811 uses 999.972.",
  ],
  groups: [
    {
      name: "Metric",
      source: "SI9 Table 5; SP811 B.8",
      units: [
        "kilogram-per-cubic-meter",
        { id: "kilogram-per-cubic-decimeter", name: "Kilogram per cubic decimeter", symbol: "kg/dm³", factor: "kg/dm^3" },
        { id: "kilogram-per-cubic-centimeter", name: "Kilogram per cubic centimeter", symbol: "kg/cm³", factor: "kg/cm^3" },
        "kilogram-per-liter",
        { id: "tonne-per-cubic-meter", name: "Tonne per cubic meter", symbol: "t/m³", factor: "t/m^3", aliases: ["t/cu m"] },
        "gram-per-cubic-meter",
        "gram-per-cubic-centimeter",
        { id: "gram-per-cubic-millimeter", name: "Gram per cubic millimeter", symbol: "g/mm³", factor: "g/mm^3" },
        "gram-per-milliliter",
        "gram-per-liter",
        "milligram-per-liter",
        "milligram-per-milliliter",
        "microgram-per-milliliter",
        "milligram-per-cubic-meter",
        "microgram-per-cubic-meter",
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8; HB44 App. C",
      units: [
        "pound-per-cubic-foot",
        { id: "pound-per-cubic-inch", name: "Pound per cubic inch", symbol: "lb/in³", factor: "lb/in^3", aliases: ["pci", "lb/cu in", "lbs/in3"] },
        { id: "pound-per-cubic-yard", name: "Pound per cubic yard", symbol: "lb/yd³", factor: "lb/yd^3", aliases: ["pcy", "lb/cu yd", "lbs/yd3"] },
        "pound-per-gallon-us",
        "pound-per-gallon-imperial",
        { id: "ounce-per-cubic-inch", name: "Ounce per cubic inch", symbol: "oz/in³", factor: "oz/in^3", aliases: ["oz/cu in"] },
        { id: "ounce-per-cubic-foot", name: "Ounce per cubic foot", symbol: "oz/ft³", factor: "oz/ft^3" },
        "ounce-per-gallon-us",
        "ounce-per-gallon-imperial",
        "grain-per-cubic-foot",
        "grain-per-gallon-us",
        { id: "short-ton-per-cubic-yard", name: "Short ton per cubic yard", symbol: "tn/yd³", factor: "shortTon/yd^3" },
        { id: "long-ton-per-cubic-yard", name: "Long ton per cubic yard", symbol: "LT/yd³", factor: "longTon/yd^3" },
        { id: "slug-per-cubic-foot", name: "Slug per cubic foot", symbol: "slug/ft³", factor: "slug/ft^3" },
      ],
    },
    {
      name: "Reference",
      source: "TANAKA2001 eq. 1 (greatest density of ordinary water, at 3.983 °C)",
      units: [{ id: "water-4c", name: "Density of water at 4 °C", symbol: "ρ_w", factor: "999.97495 kg/m^3", exactness: "measured", plural: "times the density of water at 4 °C", aliases: ["water", "rho_w"] }],
    },
  ],
  faq: [
    {
      pairs: ["grams-per-cubic-centimeter-to-kilograms-per-cubic-meter"],
      q: "How do I convert g/cm³ to kg/m³?",
      a: "Multiply by 1,000: a gram per cubic centimeter is 1,000 kg/m³. Steel at 7.85 g/cm³ is 7,850 kg/m³, and aluminum at 2.70 g/cm³ is 2,700 kg/m³. The units g/mL, kg/L and t/m³ are all exactly equal to g/cm³.",
    },
    {
      pairs: ["kilograms-per-cubic-meter-to-pounds-per-cubic-foot", "pounds-per-cubic-foot-to-kilograms-per-cubic-meter"],
      q: "How do I convert kg/m³ to lb/ft³?",
      a: "Divide by 16.02 (or multiply by 0.062428). Concrete at 2,400 kg/m³ is 149.8 lb/ft³. To go the other way, multiply pounds per cubic foot by 16.02: 62.4 lb/ft³ is 999.6 kg/m³, close to the density of water.",
    },
    {
      q: "What is the density of water in lb/ft³ and lb/gal?",
      a: "At its densest, near 4 °C, water is 999.975 kg/m³, which is 62.426 lb/ft³ and 8.3452 lb per US gallon. At 20 °C it is 998.2 kg/m³, or 62.32 lb/ft³ and 8.330 lb/gal. The familiar 62.4 and 8.34 are rounded values for water from cold to room temperature.",
    },
    {
      q: "Does lb/gal mean the US or the imperial gallon?",
      a: "In drilling-mud and other US data it is the US gallon: 1 lb/gal is 119.826 kg/m³. With the imperial gallon it is only 99.776 kg/m³, because that gallon is 1.20095 times as large. Both are listed here under separate names.",
    },
    {
      q: "Is pcf a density or a weight?",
      a: "It is used for both. A pound of mass per cubic foot is 16.02 kg/m³; a pound-force per cubic foot is a unit weight of 157.09 N/m³. Under standard gravity the numbers are the same, which is why structural tables rarely say which is meant.",
    },
    {
      q: "Why is a slug per cubic foot so large?",
      a: "A slug is 32.174 lb, the mass that one pound-force accelerates by 1 ft/s². One slug per cubic foot is therefore 515.379 kg/m³, and water is about 1.94 slug/ft³. The unit is used in calculations in pounds-force, slugs and feet.",
    },
  ],
  keywords: ["mass density", "specific mass", "g/cc", "pcf", "ppg", "mud weight", "kg/m3"],
  related: ["volumetric-flow-rate", "mass-flow-rate", "dynamic-viscosity", "kinematic-viscosity", "hydraulic-head"],
});

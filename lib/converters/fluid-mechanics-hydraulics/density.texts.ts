import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Density here is mass per volume. For weight per volume (N/m³, or lb/ft³ as a force), use the Unit Weight Converter.",
    "API gravity, Baumé, Brix and Plato are scales, not multiples of a density: use the Specific Gravity, API, Baumé & Brix Converter.",
    "The density of water at 4 °C is 999.97495 kg/m³, the measured maximum, at 3.983 °C (Tanaka 2001). Water columns for pressure use the conventional 1,000 kg/m³ instead, and NIST SP 811 uses 999.972.",
  ],
  pairs: [
    {
      slug: "grams-per-cubic-centimeter-to-kilograms-per-cubic-meter",
      from: "gram-per-cubic-centimeter",
      to: "kilogram-per-cubic-meter",
      about: "Material tables give grams per cubic centimeter because water is 1; calculations in SI units need kilograms per cubic meter.",
      familiar: [
        ["0.92", "ice"],
        ["1", "water"],
        ["2.7", "aluminum"],
        ["7.85", "steel"],
        ["19.3", "gold"],
      ],
      faq: [
        {
          q: "How many kg/m³ is 7.85 g/cm³?",
          a: "7.85 g/cm³ is 7,850 kg/m³, the density of steel. A thousand kilograms in a cubic meter is exactly 1 g/cm³.",
        },
      ],
    },
    {
      slug: "kilograms-per-cubic-meter-to-pounds-per-cubic-foot",
      from: "kilogram-per-cubic-meter",
      to: "pound-per-cubic-foot",
      about: "Densities of concrete, soil and timber outside the US are in kg/m³; American load tables use pounds per cubic foot.",
      rule: "÷ 16",
      familiar: [
        ["1.2", "air in a room"],
        ["500", "softwood lumber"],
        ["1000", "water"],
        ["2400", "concrete"],
      ],
      faq: [
        {
          q: "What is 2,400 kg/m³ of concrete in lb/ft³?",
          a: "2,400 kg/m³ is 149.8 lb/ft³; US codes take 150 lb/ft³ for reinforced concrete.",
        },
      ],
    },
    {
      slug: "pounds-per-cubic-foot-to-kilograms-per-cubic-meter",
      from: "pound-per-cubic-foot",
      to: "kilogram-per-cubic-meter",
      about: "American soil reports and material tables use pounds per cubic foot; metric design uses kg/m³.",
      rule: "× 16",
      familiar: [
        ["62.4", "water"],
        ["35", "softwood lumber"],
        ["100", "dry sand, loose"],
        ["150", "reinforced concrete"],
      ],
      faq: [
        {
          q: "What is 150 lb/ft³ in kg/m³?",
          a: "150 lb/ft³ is 2,403 kg/m³. Water, at 62.4 lb/ft³, is about 1,000 kg/m³.",
        },
      ],
    },
    {
      slug: "grams-per-cubic-centimeter-to-pounds-per-cubic-inch",
      from: "gram-per-cubic-centimeter",
      to: "pound-per-cubic-inch",
      about: "American mechanical drawings and CAD programs take density in pounds per cubic inch.",
      rule: "÷ 28",
      familiar: [
        ["1", "water"],
        ["2.7", "aluminum"],
        ["7.85", "steel"],
        ["8.96", "copper"],
      ],
      faq: [
        {
          q: "What is the density of steel in lb/in³?",
          a: "7.85 g/cm³ is 0.2836 lb/in³. Aluminum at 2.7 g/cm³ is 0.09754 lb/in³.",
        },
        {
          q: "How do I get from lb/in³ back to g/cm³?",
          a: "Multiply by about 27.68: 0.1 lb/in³ is 2.768 g/cm³, close to aluminum.",
        },
      ],
    },
    {
      slug: "grams-per-milliliter-to-kilograms-per-liter",
      from: "gram-per-milliliter",
      to: "kilogram-per-liter",
      about: "The number is the same: a laboratory writes g/mL, a chemical plant kg/L.",
      familiar: [
        ["0.79", "ethanol"],
        ["1", "water"],
        ["1.26", "glycerin"],
        ["13.6", "mercury"],
      ],
      faq: [
        {
          q: "Is g/mL the same as kg/L?",
          a: "Yes. Mass and volume both grow by a thousand, so 0.789 g/mL is 0.789 kg/L.",
        },
        {
          q: "Why do safety data sheets use kg/L for what a lab calls g/mL?",
          a: "Plants order liters and weigh kilograms, so the sheet uses the larger units. Glycerin is 1.26 g/mL or 1.26 kg/L.",
        },
      ],
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
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./specific-gravity.pairs.ts";

export default defineConverter({
  slug: "specific-gravity",
  category: "chemistry-process-engineering",
  name: "Specific Gravity, API, Baumé & Brix Converter",
  description: "Convert specific gravity to API gravity, Baumé, Twaddell, Brix, Plato and density.",
  base: { name: "specific gravity", symbol: "SG" },
  baseFactor: "1",
  defaultPair: ["specific-gravity", "api-gravity"],
  commonUnits: ["specific-gravity", "kilogram-per-cubic-meter", "api-gravity", "brix", "plato"],
  pairs,
  commonValues: {
    "specific-gravity": { example: "0.85", tables: [{ values: ["0.7", "0.75", "0.78", "0.8", "0.82", "0.84", "0.85", "0.87", "0.88", "0.9", "0.92", "0.95", "1", "1.05"] }] },
    "api-gravity": { example: "35", tables: [{ values: ["8", "10", "15", "20", "22.3", "25", "30", "31.1", "35", "38", "39.6", "40", "45", "50", "60"] }] },
    brix: { example: "12", tables: [{ values: ["0", "1", "2", "4", "6", "8", "10", "12", "14", "16", "18", "20", "22", "24", "26", "30"] }] },
    plato: { example: "12", tables: [{ values: ["0", "2", "4", "6", "8", "9", "10", "11", "12", "13", "14", "15", "16", "18", "20", "25"] }] },
  },
  bounds: { min: "0", message: "A specific gravity cannot be negative." },
  notes: [
    "Specific gravity is density divided by that of water, both at 60 °F (15.56 °C), where water is 999.016 kg/m³ (API MPMS 11.1). No temperature correction is made.",
    "Plato and Brix are the percentage of sugar by mass at 20 °C, from cubic fits valid from 0 to 40 degrees. Their specific gravity is 20/20 °C and is taken here as equal to 60/60 °F. Brix follows its table within 0.002; Plato agrees with it to 0.03 up to 30 degrees and is 0.1 lower at 40.",
    "Baumé has two scales, one for liquids heavier than water and one for lighter liquids, where water is 10 °Bé; modulus 145 is the American one.",
    "API gravity runs backward: a lighter oil has a higher value, and water is 10 °API.",
  ],
  groups: [
    {
      name: "Linear (via 999.016 kg/m³)",
      source: "API MPMS 11.1 (water at 60 °F: 999.016 kg/m³); HB44 App. C (pound, gallon, foot)",
      units: [
        { id: "specific-gravity", name: "Specific gravity (60/60 °F)", symbol: "SG", factor: "1", plural: "specific gravity", aliases: ["sp gr", "s.g.", "relative density"] },
        { unit: "kilogram-per-cubic-meter", factor: "1/999.016", exactness: "convention" },
        { unit: "gram-per-cubic-centimeter", factor: "1000 [kilogram-per-cubic-meter]", exactness: "convention", aliases: ["g/ml"] },
        { unit: "pound-per-gallon-us", name: "Pound per US gallon", factor: "lb/galUS/(kg/m^3) [kilogram-per-cubic-meter]", exactness: "convention" },
        { unit: "pound-per-cubic-foot", factor: "lb/ft^3/(kg/m^3) [kilogram-per-cubic-meter]", exactness: "convention" },
      ],
    },
    {
      name: "Hydrometer scales",
      source: "API MPMS 11.1 (API gravity); NBS C59 (Baumé, modulus 145 and 140/130); BS 718 (Twaddell)",
      units: [
        {
          id: "api-gravity",
          name: "API gravity",
          symbol: "°API",
          law: { kind: "function" },
          plural: "degrees API",
          aliases: ["api", "deg api"],
          formula: { toBase: "SG = 141.5 ÷ (°API + 131.5)", fromBase: "°API = 141.5 ÷ SG − 131.5" },
        },
        {
          id: "baume-heavy",
          name: "Baumé (heavier than water, modulus 145)",
          symbol: "°Bé",
          law: { kind: "function" },
          exactness: "convention",
          plural: "degrees Baumé (heavy)",
          aliases: ["be", "baume", "bé"],
          formula: { toBase: "SG = 145 ÷ (145 − °Bé)", fromBase: "°Bé = 145 − 145 ÷ SG" },
        },
        {
          id: "baume-light",
          name: "Baumé (lighter than water)",
          symbol: "°Bé",
          law: { kind: "function" },
          exactness: "convention",
          plural: "degrees Baumé (light)",
          formula: { toBase: "SG = 140 ÷ (130 + °Bé)", fromBase: "°Bé = 140 ÷ SG − 130" },
        },
        { id: "twaddell", name: "Twaddell", symbol: "°Tw", law: { kind: "affine", factor: "1/200", offset: "200" }, plural: "degrees Twaddell", aliases: ["tw", "twaddle"] },
      ],
    },
    {
      name: "Sugar scales",
      source: "ASBC MOA Beer-3 (Plato); NBS C440 Table 114 (Brix, 20 °C)",
      units: [
        {
          id: "plato",
          name: "Plato",
          symbol: "°P",
          law: { kind: "function" },
          exactness: "convention",
          plural: "degrees Plato",
          aliases: ["p", "deg p"],
          formula: {
            toBase: "°P = 135.997 SG³ − 630.272 SG² + 1111.14 SG − 616.868, solved for SG",
            fromBase: "°P = 135.997 SG³ − 630.272 SG² + 1111.14 SG − 616.868",
          },
        },
        {
          id: "brix",
          name: "Brix",
          symbol: "°Bx",
          law: { kind: "function" },
          exactness: "convention",
          plural: "degrees Brix",
          aliases: ["bx"],
          formula: {
            toBase: "°Bx = 182.4601 SG³ − 775.6821 SG² + 1262.7794 SG − 669.5622, solved for SG",
            fromBase: "°Bx = 182.4601 SG³ − 775.6821 SG² + 1262.7794 SG − 669.5622",
          },
        },
        { id: "oechsle", name: "Oechsle", symbol: "°Oe", law: { kind: "affine", factor: "1/1000", offset: "1000" }, exactness: "convention", plural: "degrees Oechsle", aliases: ["oe"] },
        { id: "gravity-points", name: "Gravity points (brewing)", symbol: "GP", law: { kind: "affine", factor: "1/1000", offset: "1000" }, exactness: "convention", plural: "gravity points", aliases: ["points", "ppt"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["specific-gravity-to-api-gravity", "api-gravity-to-specific-gravity"],
      q: "How do I convert API gravity to specific gravity?",
      a: "SG = 141.5 ÷ (°API + 131.5). For crude oil at 35 °API, that is 141.5 ÷ 166.5 = 0.84985, or 849.0 kg/m³ at 60 °F. In reverse, °API = 141.5 ÷ SG − 131.5.",
    },
    {
      pairs: ["brix-to-specific-gravity"],
      q: "How do I convert Brix to specific gravity?",
      a: "There is no constant factor; the sugar tables are used. 10 °Bx is SG 1.04003, 20 °Bx is 1.0830 and 40 °Bx is 1.17874. As a rule of thumb, each degree adds 0.004 at the low end.",
    },
    {
      pairs: ["plato-to-specific-gravity"],
      q: "Are Plato and Brix the same?",
      a: "Nearly: both are grams of sugar in 100 g of solution at 20 °C, from tables by different organizations. At SG 1.050 the fits give 12.388 °P and 12.387 °Bx. Brewers say Plato, juice and wine makers Brix; a refractometer reads Brix correctly only before fermentation.",
    },
    {
      q: "Why is 10 °API exactly the density of water?",
      a: "The formula was built that way: 141.5 ÷ (10 + 131.5) = 1. Oils above 10 °API float on water; those below sink. The reference is water at 60 °F, 999.016 kg/m³, not 1,000.",
    },
    {
      q: "Which Baumé scale do I need?",
      a: "For acids, lyes, syrups and brines, use the heavy scale, SG = 145 ÷ (145 − °Bé): sulfuric acid at 66 °Bé has SG 1.8354. For ammonia and light oils, use the light scale, SG = 140 ÷ (130 + °Bé): 26 °Bé ammonia has SG 0.8974.",
    },
    {
      q: "What are gravity points?",
      a: "Brewers’ shorthand for the thousandths above 1: SG 1.050 is 50 points, which is 12.39 °P. Degrees Oechsle for wine must are the same number, so must at 90 °Oe has SG 1.090 or 21.57 °Bx.",
    },
  ],
  keywords: ["api gravity", "brix", "plato", "baume", "oechsle", "hydrometer", "sg", "degrees twaddell"],
  related: ["mass-concentration", "parts-per-million", "molality", "water-hardness", "gas-flow-rate"],
});

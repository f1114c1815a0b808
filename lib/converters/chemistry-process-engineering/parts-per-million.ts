import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./parts-per-million.pairs.ts";

export default defineConverter({
  slug: "parts-per-million",
  category: "chemistry-process-engineering",
  name: "Parts-Per & Percent Converter",
  description: "Convert ppm, ppb, ppt, percent, per mille, mg/kg and karat.",
  base: { name: "fraction", symbol: "1" },
  baseFactor: "1",
  defaultPair: ["parts-per-million", "percent"],
  commonUnits: ["percent", "permille", "basis-point", "parts-per-million", "parts-per-billion", "milligram-per-kilogram"],
  pairs,
  commonValues: {
    "parts-per-million": { example: "420", tables: [{ values: ["1", "5", "10", "20", "50", "100", "200", "300", "400", "420", "500", "800", "1000", "2000", "5000", "10000"] }] },
    percent: { example: "0.1", tables: [{ values: ["0.0001", "0.001", "0.005", "0.01", "0.02", "0.04", "0.05", "0.1", "0.2", "0.5", "1", "2", "5", "10"] }] },
    "parts-per-billion": { example: "15" },
    "milligram-per-kilogram": { example: "50" },
  },
  notes: [
    "Short scale: ppb is 10⁻⁹ and ppt is 10⁻¹². In older European texts, ppt may mean parts per thousand and a billion may be 10¹².",
    "A ratio does not say what is being compared: ppm by mass, by volume and by mole are different numbers for the same mixture and are not converted into each other here.",
    "For gases between ppm and mg/m³, use the Gas Concentration Converter; mg/L is in the Mass Concentration Converter.",
    "A karat is 1/24 gold by mass; jewelry stamps round it, so 14 karat (583.3 ‰) is stamped 585.",
  ],
  groups: [
    {
      name: "Ratio",
      source: "SI9 5.4.7, 5.4.8; SP811 7.10; ISO 80000-1",
      units: [
        { id: "fraction", name: "Fraction (1)", symbol: "1", factor: "1", plural: "as a fraction", aliases: ["decimal", "ratio"] },
        { unit: "percent", name: "Percent" },
        "permille",
        { id: "basis-point", name: "Basis point (per myriad)", symbol: "bp", factor: "1e-4", aliases: ["bps", "bip", "permyriad"] },
        { id: "per-cent-mille", name: "Per cent mille", symbol: "pcm", factor: "1e-5", plural: "per cent mille" },
        { id: "parts-per-million", name: "Part per million", symbol: "ppm", factor: "1e-6", aliases: ["ppmw"] },
        { id: "parts-per-billion", name: "Part per billion", symbol: "ppb", factor: "1e-9", aliases: ["ppbw"] },
        { id: "parts-per-trillion", name: "Part per trillion", symbol: "ppt", factor: "1e-12", aliases: ["pptw"] },
        { id: "parts-per-quadrillion", name: "Part per quadrillion", symbol: "ppq", factor: "1e-15" },
      ],
    },
    {
      name: "Mass ratio",
      source: "SI9 5.4.7; SP811 7.10; HB44 App. C",
      units: [
        { id: "gram-per-kilogram", name: "Gram per kilogram", symbol: "g/kg", factor: "g/kg" },
        { id: "milligram-per-gram", name: "Milligram per gram", symbol: "mg/g", factor: "mg/g" },
        { id: "milligram-per-kilogram", name: "Milligram per kilogram", symbol: "mg/kg", factor: "mg/kg" },
        { id: "microgram-per-gram", name: "Microgram per gram", symbol: "µg/g", factor: "µg/g", aliases: ["mcg/g"] },
        { id: "microgram-per-kilogram", name: "Microgram per kilogram", symbol: "µg/kg", factor: "µg/kg", aliases: ["mcg/kg"] },
        { id: "nanogram-per-gram", name: "Nanogram per gram", symbol: "ng/g", factor: "ng/g" },
        { id: "nanogram-per-kilogram", name: "Nanogram per kilogram", symbol: "ng/kg", factor: "ng/kg" },
        { id: "gram-per-tonne", name: "Gram per tonne (gold ore)", symbol: "g/t", factor: "g/t", aliases: ["gpt", "g/tonne"] },
        { id: "troy-ounce-per-short-ton", name: "Troy ounce per short ton (opt)", symbol: "oz t/tn", factor: "ozTroy/shortTon", aliases: ["opt", "ozt/ton", "troy oz/ton"] },
        { id: "ounce-per-short-ton", name: "Ounce (avoirdupois) per short ton", symbol: "oz/tn", factor: "oz/shortTon" },
        { id: "pound-per-short-ton", name: "Pound per short ton", symbol: "lb/tn", factor: "lb/shortTon", aliases: ["lb/short ton"] },
      ],
    },
    {
      name: "Fineness",
      source: "ISO 9202; HB44 App. C",
      units: [
        { id: "karat", name: "Karat (gold, 1/24)", symbol: "kt", factor: "1/24", aliases: ["k", "carat", "carats"] },
        { id: "millesimal-fineness", name: "Millesimal fineness", symbol: "‰", factor: "1e-3", plural: "parts per thousand fineness", aliases: ["fineness"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["parts-per-million-to-percent", "percent-to-parts-per-million"],
      q: "How do I convert ppm to percent?",
      a: "Divide by 10,000. 5,000 ppm is 0.5%, and 400 ppm of carbon dioxide is 0.04%. To go the other way, multiply: 1% is 10,000 ppm.",
    },
    {
      pairs: ["milligrams-per-kilogram-to-parts-per-million"],
      q: "Is ppm the same as mg/kg?",
      a: "Yes, by mass: a milligram is a millionth of a kilogram, so 1 mg/kg = 1 ppm, and 1 µg/kg = 1 ppb. It is the same as mg/L only where a liter weighs a kilogram, as in clean water.",
    },
    {
      pairs: ["parts-per-billion-to-parts-per-million"],
      q: "How do I convert ppb to ppm?",
      a: "Divide by 1,000: 15 ppb is 0.015 ppm. The next steps work the same way: 1 ppb is 1,000 ppt, and 1 ppt is 1,000 ppq. The short scale is used, so a billion is 10⁹.",
    },
    {
      q: "How many grams per tonne is one ounce per ton of gold?",
      a: "34.2857 g/t (exactly 240/7), with a troy ounce and a short ton of 2,000 lb, as is customary in North America. Ore at 5 g/t is 0.1458 oz/ton. With an avoirdupois ounce it would be 31.25 g/t.",
    },
    {
      q: "What percentage of 18-karat gold is pure gold?",
      a: "75%, because a karat is one part in 24. 14 karat is 58.33%, 22 karat is 91.67% and 24 karat is pure. In parts per thousand, 18, 14 and 22 karat are 750, 583.3 and 916.7; the stamp 585 on 14-karat pieces is slightly above the exact value.",
    },
    {
      q: "What is a basis point?",
      a: "A hundredth of a percent: 25 basis points is 0.25%. A change in an interest rate from 4.00% to 4.25% is 25 basis points, or 0.25 percentage point, though the rate itself has grown by 6.25%.",
    },
  ],
  keywords: ["ppm to percent", "percent to ppm", "ppm", "ppm to mg/L", "mg/L to ppm", "ppb", "ppt", "percent", "mg/kg", "per mille", "basis points", "karat"],
  related: ["mass-concentration", "gas-concentration", "molality", "water-hardness", "molarity"],
});

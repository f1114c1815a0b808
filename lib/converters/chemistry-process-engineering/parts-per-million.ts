import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "parts-per-million",
  category: "chemistry-process-engineering",
  name: "Parts-Per & Percent Converter",
  description: "Convert ppm, ppb, ppt, percent, per mille, mg/kg and karat.",
  base: { name: "fraction", symbol: "1" },
  baseFactor: "1",
  defaultPair: ["parts-per-million", "percent"],
  commonUnits: ["percent", "permille", "basis-point", "parts-per-million", "parts-per-billion", "milligram-per-kilogram"],
  commonValues: {
    "parts-per-million": { example: "420", tables: [{ values: ["1", "5", "10", "20", "50", "100", "200", "300", "400", "420", "500", "800", "1000", "2000", "5000", "10000"] }] },
    percent: { example: "0.1", tables: [{ values: ["0.0001", "0.001", "0.005", "0.01", "0.02", "0.04", "0.05", "0.1", "0.2", "0.5", "1", "2", "5", "10"] }] },
    "parts-per-billion": { example: "15" },
    "milligram-per-kilogram": { example: "50" },
  },
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
  keywords: ["ppm to percent", "percent to ppm", "ppm", "ppm to mg/L", "mg/L to ppm", "ppb", "ppt", "percent", "mg/kg", "per mille", "basis points", "karat"],
  related: ["mass-concentration", "gas-concentration", "molality", "water-hardness", "molarity"],
});

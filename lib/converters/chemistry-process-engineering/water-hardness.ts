import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "water-hardness",
  category: "chemistry-process-engineering",
  name: "Water Hardness Converter",
  description: "Convert mg/L CaCO₃ (ppm), grains per gallon, mmol/L, and German, French and English degrees.",
  base: { name: "milligram per liter as CaCO₃", symbol: "mg/L" },
  baseFactor: "mg/L",
  defaultPair: ["grain-per-gallon", "milligram-per-liter-caco3"],
  commonValues: {
    "grain-per-gallon": { example: "7", tables: [{ values: ["1", "2", "3", "3.5", "5", "7", "8", "10", "10.5", "12", "15", "20", "25", "30"] }] },
    "milligram-per-liter-caco3": { example: "120", tables: [{ values: ["10", "20", "50", "60", "75", "100", "120", "150", "180", "200", "250", "300", "350", "400", "500"] }] },
    "german-degree": { example: "14", tables: [{ values: ["1", "2", "4", "5", "7", "8", "10", "12", "14", "16", "18", "20", "21", "25", "30"] }] },
    "french-degree": { example: "20" },
  },
  bounds: { min: "0", message: "A water hardness cannot be negative." },
  groups: [
    {
      name: "As CaCO₃",
      source: "ASTM D1126; SM 2340 (mg/L as CaCO₃); HB44 App. C (grain, US gallon); UKWM85 Sch. 1 (imperial gallon); NF T 90-003 (French degree)",
      units: [
        { id: "milligram-per-liter-caco3", name: "Milligram per liter as CaCO₃ (ppm, American degree)", symbol: "mg/L", factor: "mg/L", aliases: ["ppm", "ppm caco3", "mg/l caco3", "american degree", "american degrees"] },
        { id: "grain-per-gallon", name: "Grain per US gallon as CaCO₃", symbol: "gpg", factor: "gr/galUS", aliases: ["gr/gal", "grains"] },
        { id: "english-degree", name: "English (Clark) degree", symbol: "°e", factor: "gr/galUK", plural: "English degrees", aliases: ["clark", "clark degree", "clark degrees", "°clark"] },
        { id: "french-degree", name: "French degree (10 mg/L CaCO₃)", symbol: "°fH", factor: "10 mg/L", plural: "French degrees", aliases: ["°f", "french", "°th"] },
      ],
    },
    {
      name: "By molar mass",
      source: "IUPAC-AW21 (Ca 40.078, C 12.011, O 15.999); DIN 38409-6 (German degree = 10 mg/L CaO); GOST 31865 (milliequivalent)",
      units: [
        { id: "german-degree", name: "German degree (10 mg/L CaO)", symbol: "°dH", factor: "10 [milligram-per-liter-cao]", exactness: "measured", plural: "German degrees", aliases: ["dh", "dgh", "°dgh", "german"] },
        { id: "millimole-per-liter", name: "Millimole per liter (Ca²⁺ + Mg²⁺)", symbol: "mmol/L", factor: "100.086 g/mol mmol/L", exactness: "measured" },
        { id: "milliequivalent-per-liter", name: "Milliequivalent per liter", symbol: "meq/L", factor: "[millimole-per-liter]/2", exactness: "measured", aliases: ["mval/l"] },
        { id: "milligram-per-liter-calcium", name: "Milligram per liter as Ca (Russian degree °rH old)", symbol: "mg/L Ca", factor: "100.086/40.078 mg/L", exactness: "measured", aliases: ["mg/l calcium", "ca"] },
        { id: "milligram-per-liter-cao", name: "Milligram per liter as CaO", symbol: "mg/L CaO", factor: "100.086/56.077 mg/L", exactness: "measured", aliases: ["cao"] },
      ],
    },
  ],
  keywords: ["gpg", "ppm caco3", "dh", "grains", "hard water", "softener", "gh"],
  related: ["mass-concentration", "parts-per-million", "molarity", "ph", "amount-of-substance"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./water-hardness.pairs.ts";

export default defineConverter({
  slug: "water-hardness",
  category: "chemistry-process-engineering",
  name: "Water Hardness Converter",
  description: "Convert mg/L CaCO₃ (ppm), grains per gallon, mmol/L, and German, French and English degrees.",
  base: { name: "milligram per liter as CaCO₃", symbol: "mg/L" },
  baseFactor: "mg/L",
  defaultPair: ["grain-per-gallon", "milligram-per-liter-caco3"],
  pairs,
  commonValues: {
    "grain-per-gallon": { example: "7", tables: [{ values: ["1", "2", "3", "3.5", "5", "7", "8", "10", "10.5", "12", "15", "20", "25", "30"] }] },
    "milligram-per-liter-caco3": { example: "120", tables: [{ values: ["10", "20", "50", "60", "75", "100", "120", "150", "180", "200", "250", "300", "350", "400", "500"] }] },
    "german-degree": { example: "14", tables: [{ values: ["1", "2", "4", "5", "7", "8", "10", "12", "14", "16", "18", "20", "21", "25", "30"] }] },
    "french-degree": { example: "20" },
  },
  bounds: { min: "0", message: "A water hardness cannot be negative." },
  notes: [
    "All hardness is expressed as if it came from calcium carbonate: mg/L as CaCO₃ is what laboratories report as ppm.",
    "German degrees count 10 mg/L of CaO, so they need molar masses: CaCO₃ 100.086 and CaO 56.077 g/mol (IUPAC 2021), which makes 1 °dH 17.848 mg/L as CaCO₃.",
    "Today’s Russian degree (°Ж, GOST 31865) is one milliequivalent per liter, not the old degree of 1 mg/L of calcium.",
  ],
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
  faq: [
    {
      pairs: ["grains-per-gallon-to-milligrams-per-liter-caco3", "milligrams-per-liter-caco3-to-grains-per-gallon"],
      q: "How do I convert grains per gallon to ppm?",
      a: "Multiply by 17.118. A hardness of 10 gpg is 171.2 mg/L as CaCO₃, which test strips call ppm. Going the other way, 120 ppm is 7.01 gpg. Softeners are set in grains per US gallon.",
    },
    {
      pairs: ["german-degrees-to-milligrams-per-liter-caco3"],
      q: "How do I convert German degrees to ppm?",
      a: "Multiply °dH by 17.848. Water at 14 °dH is 249.9 mg/L as CaCO₃, or 14.6 grains per US gallon. Aquarium kits call the same unit dGH.",
    },
    {
      q: "What counts as hard water?",
      a: "The US Geological Survey calls up to 60 mg/L as CaCO₃ soft, 61 to 120 moderately hard, 121 to 180 hard, and more than 180 very hard. In grains per gallon the limits are about 3.5, 7 and 10.5; in German degrees 3.4, 6.7 and 10.1.",
    },
    {
      q: "What is the difference between French, English and German degrees?",
      a: "A French degree is 10 mg/L of CaCO₃, an English (Clark) degree is one grain per imperial gallon, or 14.254 mg/L, and a German degree is 10 mg/L of CaO, equal to 17.848 mg/L as CaCO₃. So 1 °dH = 1.785 °fH = 1.252 °e.",
    },
    {
      q: "How do I get hardness from calcium and magnesium in mg/L?",
      a: "Multiply calcium by 2.497 and magnesium by 4.118 (100.086 ÷ 24.305) and add the results: both then count as CaCO₃. A mineral water with 80 mg/L calcium and 20 mg/L magnesium has 199.8 + 82.4 = 282 mg/L, about 15.8 °dH.",
    },
    {
      q: "How many German degrees is 1 mmol/L?",
      a: "5.608 °dH, or 100.086 mg/L as CaCO₃. European water suppliers state mmol/L of calcium plus magnesium: in Germany, below 1.5 is soft, 1.5 to 2.5 medium and above 2.5 hard.",
    },
  ],
  keywords: ["gpg", "ppm caco3", "dh", "grains", "hard water", "softener", "gh"],
  related: ["mass-concentration", "parts-per-million", "molarity", "ph", "amount-of-substance"],
});

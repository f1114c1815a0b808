import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./radioactivity.pairs.ts";

export default defineConverter({
  slug: "radioactivity",
  category: "general-physics-mechanics",
  name: "Radioactivity Converter",
  description: "Convert activity between becquerel, curie, rutherford and disintegrations per minute.",
  base: { name: "becquerel", symbol: "Bq" },
  baseFactor: "Bq",
  defaultPair: ["becquerel", "curie"],
  commonUnits: ["becquerel", "kilobecquerel", "megabecquerel", "gigabecquerel", "curie", "millicurie", "microcurie", "picocurie"],
  pairs,
  commonValues: {
    becquerel: { example: "370" },
    curie: { example: "10" },
    millicurie: { example: "20", tables: [{ values: ["0.1", "0.5", "1", "2", "3", "5", "10", "15", "20", "25", "30", "50", "100", "150", "200"] }] },
    microcurie: { example: "100" },
    picocurie: { example: "4" },
  },
  bounds: { min: "0", message: "An activity cannot be negative." },
  notes: [
    "The curie is exactly 3.7 × 10¹⁰ Bq, so 1 mCi = 37 MBq and 1 nCi = 37 Bq.",
    "Activity measures decays, not dose: the effect on tissue depends on the nuclide and is given in sieverts.",
    "Concentrations such as pCi/L or Bq/m³ are a different quantity: 1 pCi/L of radon is 37 Bq/m³.",
    "A detector’s counts per minute are the disintegrations per minute times its efficiency.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "petabecquerel", name: "Petabecquerel", symbol: "PBq", factor: "PBq" },
        { id: "terabecquerel", name: "Terabecquerel", symbol: "TBq", factor: "TBq" },
        { id: "gigabecquerel", name: "Gigabecquerel", symbol: "GBq", factor: "GBq" },
        { id: "megabecquerel", name: "Megabecquerel", symbol: "MBq", factor: "MBq", aliases: ["mbq"] },
        { id: "kilobecquerel", name: "Kilobecquerel", symbol: "kBq", factor: "kBq" },
        { id: "becquerel", name: "Becquerel", symbol: "Bq", factor: "Bq" },
        { id: "millibecquerel", name: "Millibecquerel", symbol: "mBq", factor: "mBq" },
        { id: "microbecquerel", name: "Microbecquerel", symbol: "µBq", factor: "µBq" },
      ],
    },
    {
      name: "Non-SI",
      source: "SP811 B.8 (curie); CONDON1946 (rutherford)",
      units: [
        { id: "megacurie", name: "Megacurie", symbol: "MCi", factor: "1e6 [curie]" },
        { id: "kilocurie", name: "Kilocurie", symbol: "kCi", factor: "1e3 [curie]" },
        { id: "curie", name: "Curie", symbol: "Ci", factor: "3.7e10 Bq" },
        { id: "millicurie", name: "Millicurie", symbol: "mCi", factor: "[curie]/1e3" },
        { id: "microcurie", name: "Microcurie", symbol: "µCi", factor: "[curie]/1e6" },
        { id: "nanocurie", name: "Nanocurie", symbol: "nCi", factor: "[curie]/1e9" },
        { id: "picocurie", name: "Picocurie", symbol: "pCi", factor: "[curie]/1e12" },
        { id: "rutherford", name: "Rutherford", symbol: "Rd", factor: "1e6 Bq" },
        { id: "disintegration-per-second", name: "Disintegration per second", symbol: "dps", factor: "1/s", aliases: ["decay per second", "decays per second", "dis/s"] },
        { id: "disintegration-per-minute", name: "Disintegration per minute", symbol: "dpm", factor: "1/min", aliases: ["decays per minute", "dis/min"] },
        { id: "disintegration-per-hour", name: "Disintegration per hour", symbol: "dph", factor: "1/h", aliases: ["decays per hour"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["curies-to-becquerels"],
      q: "How do I convert curies to becquerels?",
      a: "Multiply by 37,000,000,000. One curie is 37 GBq, one millicurie 37 MBq, one microcurie 37 kBq and one nanocurie 37 Bq. A scan that uses 10 mCi of technetium-99m uses 370 MBq.",
    },
    {
      pairs: ["becquerels-to-curies"],
      q: "How do I convert becquerels to curies?",
      a: "Divide by 3.7 × 10¹⁰. One becquerel is 2.703 × 10⁻¹¹ Ci, or about 27.03 pCi. A smoke detector with 37 kBq of americium-241 contains 1 µCi.",
    },
    {
      pairs: ["picocuries-to-becquerels"],
      q: "How do I convert pCi/L to Bq/m³?",
      a: "Multiply by 37: a picocurie is 0.037 Bq and a cubic meter is 1,000 liters. The EPA action level for radon, 4 pCi/L, is 148 Bq/m³. This converter handles only the activity; convert the volume separately.",
    },
    {
      q: "Is dpm the same as cpm?",
      a: "No. Disintegrations per minute are the decays in the sample; counts per minute are the decays the detector registers. At an efficiency of 25%, 500 cpm means 2,000 dpm, which is 33.33 Bq or about 900.9 pCi.",
    },
    {
      q: "Can activity be converted to radiation dose?",
      a: "Not with a factor alone. The dose depends on the nuclide, the type and energy of its radiation, the distance and the exposure time. One becquerel of tritium and one becquerel of polonium-210 are equal activities with very different effects.",
    },
  ],
  keywords: ["becquerel", "curie", "decay", "activity", "dpm", "nuclear medicine", "radon"],
  related: ["radiation-dose", "frequency", "energy", "mass", "time"],
});

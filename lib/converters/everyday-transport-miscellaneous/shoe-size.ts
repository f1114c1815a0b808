import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./shoe-size.pairs.ts";

export default defineConverter({
  slug: "shoe-size",
  category: "everyday-transport-miscellaneous",
  name: "Shoe Size Converter",
  description: "Convert US men’s, women’s and kids’, UK, EU, Mondopoint and centimeter shoe sizes.",
  base: { name: "foot length in meter", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["us-men", "eu"],
  pairs,
  commonValues: {
    "us-men": { example: "10", tables: [{ values: ["6", "6.5", "7", "7.5", "8", "8.5", "9", "9.5", "10", "10.5", "11", "11.5", "12", "12.5", "13", "14"] }] },
    "us-women": { example: "8", tables: [{ values: ["5", "5.5", "6", "6.5", "7", "7.5", "8", "8.5", "9", "9.5", "10", "10.5", "11", "11.5", "12"] }] },
    uk: { example: "8", tables: [{ values: ["3", "3.5", "4", "4.5", "5", "5.5", "6", "6.5", "7", "7.5", "8", "8.5", "9", "9.5", "10", "10.5", "11", "12"] }] },
    eu: { example: "39", tables: [{ values: ["35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46"] }] },
  },
  bounds: {
    min: "0.05",
    max: "0.5",
    message: "No human foot has this size: feet are between 5 and 50 cm long.",
  },
  notes: [
    "All sizes are converted through foot length. US and UK sizes step by a third of an inch, EU sizes by two-thirds of a centimeter (Paris points) on a last 15 mm longer than the foot.",
    "Results are calculated, not rounded: take the nearest half size. Brands differ by up to one size, and ISO 19407 tables, which are rounded, may also differ by half a size.",
    "US children’s sizes end at 13.5; youth sizes then start again at 1 on the men’s scale. Widths are not converted.",
  ],
  groups: [
    {
      name: "Sizes",
      source: "ISO 9407; ISO 19407; BRANNOCK; JIS S 5037; GB/T 3293.1",
      units: [
        { id: "foot-length-millimeter", name: "Foot length, mm (Mondopoint, KR, CN new)", symbol: "mm", factor: "mm", exactness: "exact", plural: "millimeters of foot length", aliases: ["mondopoint", "mondo", "kr", "korea"] },
        { id: "foot-length-centimeter", name: "Foot length, cm (JP)", symbol: "cm", factor: "cm", exactness: "exact", plural: "centimeters of foot length", aliases: ["jp", "japan", "cm"] },
        { id: "foot-length-inch", name: "Foot length, in", symbol: "in", factor: "in", exactness: "exact", plural: "inches of foot length", aliases: ['"', "inch", "inches"] },
        { id: "us-men", name: "US men’s (Brannock)", symbol: "US M", law: { kind: "affine", factor: "in/3", offset: "22" }, exactness: "convention", plural: "US men’s sizes", aliases: ["us men", "us mens", "us", "men", "mens"] },
        {
          id: "us-women",
          name: "US women’s (Brannock)",
          symbol: "US W",
          law: { kind: "affine", factor: "in/3", offset: "21" },
          exactness: "convention",
          plural: "US women’s sizes",
          aliases: ["us women", "us womens", "women", "womens"],
        },
        {
          id: "us-kids",
          name: "US children’s (toddler/kid 0–13.5)",
          symbol: "US C",
          law: { kind: "affine", factor: "in/3", offset: "29/3" },
          exactness: "convention",
          plural: "US children’s sizes",
          aliases: ["us kids", "kids", "us c", "toddler"],
        },
        { id: "uk", name: "UK adult", symbol: "UK", law: { kind: "affine", factor: "in/3", offset: "23" }, exactness: "convention", plural: "UK sizes", aliases: ["gb", "uk"] },
        { id: "eu", name: "EU (Paris point)", symbol: "EU", law: { kind: "affine", factor: "2/3 cm", offset: "-2.25" }, exactness: "convention", plural: "EU sizes", aliases: ["eur", "europe", "fr", "de"] },
        { id: "cn-old", name: "China (old GB 1043)", symbol: "CN", law: { kind: "affine", factor: "cm/2", offset: "10" }, exactness: "convention", plural: "old Chinese sizes", aliases: ["china"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["us-men-to-eu"],
      q: "How do I convert a US men’s size to EU?",
      a: "Add 22, divide by 3 for the foot in inches, multiply by 2.54, add 1.5 and multiply by 1.5. US men’s 9 is a foot of 26.25 cm and EU 41.62, sold as 41.5 or 42. US 10 is EU 42.89.",
    },
    {
      q: "What is the difference between US men’s and women’s sizes?",
      a: "On the Brannock device, women’s sizes are one higher: a men’s 8 is a women’s 9, both for a 25.4 cm foot. Many brands use a difference of 1.5 instead, so check their table for unisex shoes.",
    },
    {
      q: "How do I find my size from my foot length?",
      a: "Stand on paper, mark your heel and longest toe, and measure the longer foot. Convert from Foot length, cm, to any size: 25 cm is US men’s 7.53, US women’s 8.53, UK 6.53, EU 39.75 and Mondopoint 250. Round up to the next half size.",
    },
    {
      q: "Why does my EU size differ between brands?",
      a: "EU sizes measure the last, not the foot, and makers add 10 to 20 mm; 15 mm is used here. Five millimeters more or less shifts the size by 0.75, and the width and toe shape add to that.",
    },
    {
      q: "What is Mondopoint?",
      a: "The foot length in millimeters as defined by ISO 9407, used for ski boots and military boots, in Korea and China and, in centimeters, in Japan. A size 26.5 ski boot fits a 265 mm foot, US men’s 9.3 and EU 42 by this calculation.",
    },
  ],
  keywords: ["shoe size chart", "us to eu shoe size", "uk shoe size", "foot length", "mondopoint", "ski boot size"],
  related: ["cooking", "pace"],
});

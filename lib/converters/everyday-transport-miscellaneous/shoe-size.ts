import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "shoe-size",
  category: "everyday-transport-miscellaneous",
  name: "Shoe Size Converter",
  description: "Convert US men’s, women’s and kids’, UK, EU, Mondopoint and centimeter shoe sizes.",
  base: { name: "foot length in meter", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["us-men", "eu"],
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
  keywords: ["shoe size chart", "us to eu shoe size", "uk shoe size", "foot length", "mondopoint", "ski boot size"],
  related: ["cooking", "pace"],
});

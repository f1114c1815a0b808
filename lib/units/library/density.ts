import type { LibraryUnits } from "../library-unit.ts";

export default {
  "kilogram-per-cubic-meter": { name: "Kilogram per cubic meter", symbol: "kg/m³", factor: "kg/m^3", aliases: ["kg/cu m", "kgm3", "kg/cbm"] },
  "kilogram-per-liter": { name: "Kilogram per liter", symbol: "kg/L", factor: "kg/L" },
  "gram-per-cubic-meter": { name: "Gram per cubic meter", symbol: "g/m³", factor: "g/m^3" },
  "gram-per-cubic-centimeter": { name: "Gram per cubic centimeter", symbol: "g/cm³", factor: "g/cm^3", aliases: ["g/cc", "g/ccm", "gm/cc"] },
  "gram-per-milliliter": { name: "Gram per milliliter", symbol: "g/mL", factor: "g/mL", aliases: ["gm/ml"] },
  "gram-per-liter": { name: "Gram per liter", symbol: "g/L", factor: "g/L" },
  "milligram-per-liter": { name: "Milligram per liter", symbol: "mg/L", factor: "mg/L" },
  "milligram-per-milliliter": { name: "Milligram per milliliter", symbol: "mg/mL", factor: "mg/mL" },
  "microgram-per-milliliter": { name: "Microgram per milliliter", symbol: "µg/mL", factor: "µg/mL", aliases: ["mcg/ml"] },
  "milligram-per-cubic-meter": { name: "Milligram per cubic meter", symbol: "mg/m³", factor: "mg/m^3", aliases: ["mg/cu m"] },
  "microgram-per-cubic-meter": { name: "Microgram per cubic meter", symbol: "µg/m³", factor: "µg/m^3", aliases: ["mcg/m3"] },
  "pound-per-cubic-foot": { name: "Pound per cubic foot", symbol: "lb/ft³", factor: "lb/ft^3", aliases: ["pcf", "lb/cu ft", "lbs/ft3", "lbs/cu ft"] },
  "pound-per-gallon-us": { name: "Pound per US gallon (ppg)", symbol: "lb/gal", factor: "lb/galUS", aliases: ["ppg", "lb/gallon", "lbs/gal", "lb/us gal"] },
  "pound-per-gallon-imperial": { name: "Pound per imperial gallon", symbol: "lb/gal(UK)", factor: "lb/galUK", aliases: ["lb/imp gal", "lb/uk gal"] },
  "ounce-per-gallon-us": { name: "Ounce per US gallon", symbol: "oz/gal", factor: "oz/galUS" },
  "ounce-per-gallon-imperial": { name: "Ounce per imperial gallon", symbol: "oz/gal(UK)", factor: "oz/galUK" },
  "grain-per-cubic-foot": { name: "Grain per cubic foot", symbol: "gr/ft³", factor: "gr/ft^3" },
  "grain-per-gallon-us": { name: "Grain per US gallon", symbol: "gr/gal", factor: "gr/galUS", aliases: ["gpg", "grains/gallon"] },
  "millimole-per-cubic-meter": { name: "Millimole per cubic meter", symbol: "mmol/m³", factor: "mmol/m^3" },
} satisfies LibraryUnits;

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./fuel-economy.pairs.ts";

export default defineConverter({
  slug: "fuel-economy",
  category: "everyday-transport-miscellaneous",
  name: "Fuel Economy Converter",
  description: "Convert MPG (US/UK), L/100 km, km/L and gallons per 100 miles.",
  base: { name: "meter per cubic meter", symbol: "m/m³" },
  baseFactor: "m/m^3",
  defaultPair: ["mile-per-gallon-us", "liter-per-100-kilometers"],
  commonUnits: ["mile-per-gallon-us", "mile-per-gallon-imperial", "kilometer-per-liter", "liter-per-100-kilometers", "liter-per-100-miles", "gallon-us-per-100-miles"],
  pairs,
  commonValues: {
    "mile-per-gallon-us": { example: "30", tables: [{ values: ["8", "10", "12", "15", "18", "20", "22", "24", "25", "26", "28", "30", "32", "35", "38", "40", "45", "50", "55", "60"] }] },
    "liter-per-100-kilometers": { example: "7", tables: [{ values: ["3", "3.5", "4", "4.5", "5", "5.5", "6", "6.5", "7", "7.5", "8", "8.5", "9", "10", "11", "12", "14", "16", "20", "25"] }] },
    "kilometer-per-liter": { example: "15", tables: [{ values: ["5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "18", "20", "22", "25", "30"] }] },
    "mile-per-gallon-imperial": { example: "40", tables: [{ values: ["10", "15", "20", "25", "30", "32", "35", "38", "40", "42", "45", "48", "50", "55", "60", "65", "70", "80"] }] },
  },
  rounding: { decimals: 5 },
  bounds: { min: "0", message: "A fuel economy cannot be negative." },
  notes: [
    "MPG means miles per US gallon of 231 cubic inches; the imperial gallon of 4.54609 L is 20.1% larger, so British MPG figures are 20.1% higher for the same car.",
    "Consumption (liters per 100 km) is the reciprocal of economy (miles per gallon): L/100 km = 235.214583 ÷ MPG. By convention, zero converts to zero.",
    "The constant follows from the definitions: 100 × 3.785411784 ÷ 1.609344. For electric cars and MPGe, use the EV Efficiency Converter.",
  ],
  groups: [
    {
      name: "Distance per volume (linear)",
      source: "SP811 B.8; HB44 App. C; UKWM85 Sch. 1",
      units: [
        { id: "meter-per-cubic-meter", name: "Meter per cubic meter", symbol: "m/m³", factor: "m/m^3" },
        { id: "mile-per-gallon-us", name: "Mile per US gallon (MPG)", symbol: "mpg", factor: "mi/galUS", plural: "miles per US gallon", aliases: ["mpg us", "us mpg", "miles per gallon", "mpg (us)", "mi/gal"] },
        { id: "mile-per-gallon-imperial", name: "Mile per imperial gallon (MPG UK)", symbol: "mpg(UK)", factor: "mi/galUK", aliases: ["mpg uk", "uk mpg", "mpg imp", "imperial mpg", "mpg (uk)"] },
        { id: "kilometer-per-liter", name: "Kilometer per liter", symbol: "km/L", factor: "km/L", aliases: ["kpl", "kmpl", "kml"] },
        { id: "kilometer-per-gallon-us", name: "Kilometer per US gallon", symbol: "km/gal", factor: "km/galUS", plural: "kilometers per US gallon", aliases: ["km/gallon"] },
        { id: "kilometer-per-gallon-imperial", name: "Kilometer per imperial gallon", symbol: "km/gal(UK)", factor: "km/galUK" },
        { id: "meter-per-liter", name: "Meter per liter", symbol: "m/L", factor: "m/L" },
        { id: "mile-per-liter", name: "Mile per liter", symbol: "mi/L", factor: "mi/L", aliases: ["mpl"] },
        { id: "mile-per-quart-us", name: "Mile per US quart", symbol: "mi/qt", factor: "mi/qtUS", plural: "miles per US quart" },
        { id: "nautical-mile-per-liter", name: "Nautical mile per liter", symbol: "nmi/L", factor: "nmi/L", aliases: ["nm/l"] },
        { id: "nautical-mile-per-gallon-us", name: "Nautical mile per US gallon", symbol: "nmi/gal", factor: "nmi/galUS", plural: "nautical miles per US gallon", aliases: ["nmpg", "nm/gal"] },
      ],
    },
    {
      name: "Volume per distance (reciprocal)",
      source: "SP811 B.8; UNECE R101",
      units: [
        {
          id: "liter-per-100-kilometers",
          name: "Liter per 100 kilometers",
          symbol: "L/100 km",
          law: { kind: "reciprocal", numerator: "100 km/L", atZero: "zero" },
          aliases: ["l/100km", "lp100k", "l/100", "litres per 100 km", "liters per 100 km"],
        },
        { id: "liter-per-kilometer", name: "Liter per kilometer", symbol: "L/km", law: { kind: "reciprocal", numerator: "km/L", atZero: "zero" }, aliases: ["lpk"] },
        { id: "liter-per-10-kilometers", name: "Liter per 10 kilometers (Swedish mil)", symbol: "L/mil", law: { kind: "reciprocal", numerator: "10 km/L", atZero: "zero" }, aliases: ["l/10km", "l/10 km", "litres per 10 km"] },
        { id: "liter-per-100-miles", name: "Liter per 100 miles", symbol: "L/100 mi", law: { kind: "reciprocal", numerator: "100 mi/L", atZero: "zero" }, aliases: ["l/100mi"] },
        { id: "milliliter-per-kilometer", name: "Milliliter per kilometer (cm³/km)", symbol: "mL/km", law: { kind: "reciprocal", numerator: "km/mL", atZero: "zero" }, aliases: ["cc/km", "cm3/km"] },
        {
          id: "gallon-us-per-100-miles",
          name: "US gallon per 100 miles",
          symbol: "gal/100 mi",
          law: { kind: "reciprocal", numerator: "100 mi/galUS", atZero: "zero" },
          plural: "US gallons per 100 miles",
          aliases: ["gal/100mi", "gallons per 100 miles", "gphm"],
        },
        { id: "gallon-imperial-per-100-miles", name: "Imperial gallon per 100 miles", symbol: "gal(UK)/100 mi", law: { kind: "reciprocal", numerator: "100 mi/galUK", atZero: "zero" }, aliases: ["uk gal/100 mi"] },
        { id: "gallon-us-per-mile", name: "US gallon per mile", symbol: "gal/mi", law: { kind: "reciprocal", numerator: "mi/galUS", atZero: "zero" }, plural: "US gallons per mile", aliases: ["gallons per mile", "gal/mile"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["miles-per-gallon-us-to-liters-per-100-kilometers", "liters-per-100-kilometers-to-miles-per-gallon-us"],
      q: "How do I convert MPG to L/100 km?",
      a: "Divide 235.2 by the miles per US gallon. 30 mpg is 235.2 ÷ 30 = 7.84 L/100 km. The same division works in reverse: 5 L/100 km is 47.04 mpg.",
    },
    {
      q: "Why is UK MPG higher than US MPG?",
      a: "The imperial gallon is 4.54609 L and the US gallon 3.78541 L, while the mile is the same. A car that gets 40 mpg in US gallons gets 48.04 mpg in imperial gallons. For UK figures the constant is 282.5: 40 mpg (UK) is 7.06202 L/100 km.",
    },
    {
      pairs: ["miles-per-gallon-us-to-kilometers-per-liter"],
      q: "How many kilometers per liter is 25 mpg?",
      a: "10.63 km/L, because 1 mpg (US) is 0.4251 km/L. In liters per 100 km, that is 9.40858. Kilometers per liter is used in Japan, India and much of Latin America.",
    },
    {
      q: "Does going from 15 to 20 mpg save more than from 30 to 40?",
      a: "Yes, twice as much. Over 100 miles, 15 mpg needs 6.66667 gallons and 20 mpg needs 5, a saving of 1.66667; from 30 to 40 mpg, the saving is 0.83333 gallon. That is why US fuel economy labels also show gallons per 100 miles.",
    },
    {
      q: "Can I average MPG figures?",
      a: "Not directly. Average the consumption instead: 20 mpg for half the distance and 40 mpg for the other half take 5 and 2.5 gallons per 100 miles, 3.75 on average, which is 26.67 mpg, not 30.",
    },
  ],
  keywords: ["mpg", "gas mileage", "l/100km", "fuel consumption", "gasoline", "diesel", "km/l"],
  related: ["ev-efficiency", "pace"],
});

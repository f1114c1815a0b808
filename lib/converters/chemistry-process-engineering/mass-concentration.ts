import { defineConverter } from "../../units/quantity.ts";

export default defineConverter({
  slug: "mass-concentration",
  category: "chemistry-process-engineering",
  name: "Mass Concentration Converter",
  description: "Convert g/L, mg/L, mg/dL, µg/mL, % w/v, grains per gallon and lb/ft³.",
  base: { name: "kilogram per cubic meter", symbol: "kg/m³" },
  baseFactor: "kg/m^3",
  defaultPair: ["milligram-per-liter", "gram-per-liter"],
  pairs: [
    { slug: "milligrams-per-liter-to-grams-per-liter", from: "milligram-per-liter", to: "gram-per-liter" },
    {
      slug: "milligrams-per-deciliter-to-grams-per-liter",
      from: "milligram-per-deciliter",
      to: "gram-per-liter",
    },
    {
      slug: "micrograms-per-milliliter-to-milligrams-per-liter",
      from: "microgram-per-milliliter",
      to: "milligram-per-liter",
    },
    { slug: "percent-weight-volume-to-grams-per-liter", from: "percent-weight-volume", to: "gram-per-liter" },
  ],
  bounds: { min: "0", message: "A concentration cannot be negative." },
  notes: [
    "In dilute water solutions 1 mg/L is close to 1 ppm by mass, because a liter weighs about a kilogram; in other liquids and in brines it is not.",
    "% w/v means grams per 100 mL, a labeling convention: 1 % w/v is 10 g/L.",
    "For mmol/L use the Molarity Converter together with the molar mass; for gases in ppm use the Gas Concentration Converter.",
  ],
  groups: [
    {
      name: "Metric",
      source: "SI9 Table 5; SI9 Table 8 (liter); GREENBOOK 2.10",
      units: [
        { id: "kilogram-per-cubic-meter", name: "Kilogram per cubic meter", symbol: "kg/m³", factor: "kg/m^3" },
        { id: "kilogram-per-liter", name: "Kilogram per liter", symbol: "kg/L", factor: "kg/L" },
        { id: "gram-per-liter", name: "Gram per liter", symbol: "g/L", factor: "g/L" },
        { id: "gram-per-deciliter", name: "Gram per deciliter", symbol: "g/dL", factor: "g/dL" },
        { id: "gram-per-milliliter", name: "Gram per milliliter", symbol: "g/mL", factor: "g/mL", aliases: ["gm/ml"] },
        { id: "gram-per-cubic-meter", name: "Gram per cubic meter", symbol: "g/m³", factor: "g/m^3" },
        { id: "gram-per-cubic-centimeter", name: "Gram per cubic centimeter", symbol: "g/cm³", factor: "g/cm^3", aliases: ["g/cc"] },
        { id: "milligram-per-liter", name: "Milligram per liter", symbol: "mg/L", factor: "mg/L" },
        { id: "milligram-per-deciliter", name: "Milligram per deciliter", symbol: "mg/dL", factor: "mg/dL", aliases: ["mg%", "mg/100ml"] },
        { id: "milligram-per-milliliter", name: "Milligram per milliliter", symbol: "mg/mL", factor: "mg/mL" },
        { id: "milligram-per-cubic-meter", name: "Milligram per cubic meter", symbol: "mg/m³", factor: "mg/m^3" },
        { id: "microgram-per-liter", name: "Microgram per liter", symbol: "µg/L", factor: "µg/L", aliases: ["mcg/l"] },
        { id: "microgram-per-deciliter", name: "Microgram per deciliter", symbol: "µg/dL", factor: "µg/dL", aliases: ["mcg/dl"] },
        { id: "microgram-per-milliliter", name: "Microgram per milliliter", symbol: "µg/mL", factor: "µg/mL", aliases: ["mcg/ml"] },
        { id: "microgram-per-cubic-meter", name: "Microgram per cubic meter", symbol: "µg/m³", factor: "µg/m^3", aliases: ["mcg/m3"] },
        { id: "nanogram-per-liter", name: "Nanogram per liter", symbol: "ng/L", factor: "ng/L" },
        { id: "nanogram-per-milliliter", name: "Nanogram per milliliter", symbol: "ng/mL", factor: "ng/mL" },
        { id: "nanogram-per-deciliter", name: "Nanogram per deciliter", symbol: "ng/dL", factor: "ng/dL" },
        { id: "picogram-per-milliliter", name: "Picogram per milliliter", symbol: "pg/mL", factor: "pg/mL" },
        { id: "percent-weight-volume", name: "Percent weight/volume (g per 100 mL)", symbol: "% w/v", factor: "g/(100 mL)", exactness: "convention", plural: "percent weight/volume", aliases: ["w/v", "g/100ml"] },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8; HB44 App. C; UKWM85 Sch. 1 (imperial gallon); API MPMS 11.1 (42 US gal)",
      units: [
        { id: "grain-per-gallon-us", name: "Grain per US gallon", symbol: "gr/gal", factor: "gr/galUS", aliases: ["gpg", "grains/gallon"] },
        { id: "grain-per-gallon-imperial", name: "Grain per imperial gallon", symbol: "gr/gal(UK)", factor: "gr/galUK" },
        { id: "grain-per-cubic-foot", name: "Grain per cubic foot", symbol: "gr/ft³", factor: "gr/ft^3" },
        { id: "pound-per-cubic-foot", name: "Pound per cubic foot", symbol: "lb/ft³", factor: "lb/ft^3", aliases: ["lb/cu ft", "lbs/ft3", "pcf"] },
        { id: "pound-per-gallon-us", name: "Pound per US gallon", symbol: "lb/gal", factor: "lb/galUS", aliases: ["ppg", "lbs/gal"] },
        { id: "pound-per-gallon-imperial", name: "Pound per imperial gallon", symbol: "lb/gal(UK)", factor: "lb/galUK" },
        { id: "ounce-per-gallon-us", name: "Ounce per US gallon", symbol: "oz/gal", factor: "oz/galUS" },
        { id: "ounce-per-gallon-imperial", name: "Ounce per imperial gallon", symbol: "oz/gal(UK)", factor: "oz/galUK" },
        { id: "pound-per-million-gallon-us", name: "Pound per million US gallons", symbol: "lb/Mgal", factor: "lb/(1e6 galUS)", aliases: ["lb/mg"] },
        { id: "pound-per-barrel", name: "Pound per oil barrel (ppb, drilling)", symbol: "lb/bbl", factor: "lb/bblOil", aliases: ["lbs/bbl"] },
        { id: "short-ton-per-acre-foot", name: "Short ton per acre-foot", symbol: "tn/(ac·ft)", factor: "shortTon/(acre ft)", aliases: ["tons/ac-ft", "taf"] },
      ],
    },
  ],
  faq: [
    {
      q: "How do I convert mg/L to g/L?",
      a: "Divide by 1,000: 350 mg/L is 0.35 g/L. A gram per liter is also 1 kg/m³ and 1 mg/mL, three names for the same concentration.",
    },
    {
      q: "How do I convert mg/dL to g/L?",
      a: "Divide by 100. A blood glucose of 90 mg/dL is 0.90 g/L, and 100 mg/dL is 1 g/L. From mg/dL to mg/L multiply by 10.",
    },
    {
      q: "Is mg/L the same as ppm?",
      a: "Only when a liter weighs a kilogram. In fresh water 10 mg/L is 10 ppm by mass within some tenths of a percent. In sea water of 1.025 kg/L, 10 mg/L is 9.76 ppm, and in air the two are far apart.",
    },
    {
      q: "What does 0.9 % w/v mean?",
      a: "0.9 g in every 100 mL of solution, which is 9 g/L or 9 mg/mL. Percent by weight (w/w) would be 0.9 g per 100 g; for water solutions near 1 kg/L the difference is small, for syrups it is not.",
    },
    {
      q: "How do I convert mg/L to pounds per million gallons?",
      a: "Multiply by 8.345404 for US gallons. This is the factor in the water works rule pounds per day = mg/L × MGD × 8.34: a dose of 2 mg/L in 5 MGD needs about 83.5 lb of chemical a day.",
    },
    {
      q: "How do I convert grains per gallon to mg/L?",
      a: "Multiply by 17.11806 for the US gallon and by 14.25377 for the imperial one. A grain is 1/7,000 lb, or 64.79891 mg. Water hardness in grains per gallon uses the same factor but counts everything as CaCO₃.",
    },
  ],
  keywords: ["mg/l", "g/l", "mg/dl", "w/v", "concentration", "tds", "mcg/ml"],
  related: ["molarity", "parts-per-million", "water-hardness", "gas-concentration", "molality", "specific-gravity"],
});

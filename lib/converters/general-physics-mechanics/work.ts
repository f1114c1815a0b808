import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "work",
  category: "general-physics-mechanics",
  name: "Work Converter",
  description: "Convert mechanical work between joules, foot-pounds, kilogram-force meters and more.",
  base: { name: "joule", symbol: "J" },
  baseFactor: "J",
  defaultPair: ["joule", "foot-pound"],
  commonUnits: ["joule", "kilojoule", "newton-meter", "kilowatt-hour", "kilogram-force-meter", "foot-pound", "inch-pound"],
  commonValues: {
    joule: { example: "500" },
    "foot-pound": { example: "100" },
    "kilogram-force-meter": { example: "10" },
    kilojoule: { example: "5" },
  },
  groups: [
    {
      name: "SI",
      source: "SI9 Tables 4, 5 and 8",
      units: ["gigajoule", "megajoule", "kilojoule", "joule", "millijoule", "newton-meter", "kilonewton-meter", "newton-centimeter", "watt-second", "watt-hour", "kilowatt-hour"],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: ["erg", "dyne-centimeter"],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8",
      units: ["kilogram-force-meter", "kilogram-force-centimeter", "gram-force-centimeter", "tonne-force-meter"],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        "foot-pound",
        "inch-pound",
        "inch-ounce",
        "foot-poundal",
        { id: "foot-ton-short", name: "Foot-ton-force (short)", symbol: "ft·tonf", factor: "ft tonfUS", plural: "short foot-tons-force", aliases: ["ft-ton", "foot-ton"] },
        { id: "foot-ton-long", name: "Foot-ton-force (long)", symbol: "ft·LTf", factor: "ft tonfUK", plural: "long foot-tons-force", aliases: ["foot-long ton"] },
      ],
    },
    {
      name: "Engine & thermal",
      source: "SP811 B.8",
      units: [
        "horsepower-hour",
        "horsepower-hour-metric",
        "liter-atmosphere",
        "calorie",
        { unit: "kilocalorie", name: "Kilocalorie (thermochemical)" },
        { unit: "btu", name: "British thermal unit (IT)", plural: "British thermal units" },
        "electronvolt",
      ],
    },
  ],
  keywords: ["mechanical work", "joules", "foot-pounds", "lifting", "ft-lb"],
  related: ["energy", "torque", "power", "force", "momentum", "length"],
});

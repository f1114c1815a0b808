import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./work.pairs.ts";

export default defineConverter({
  slug: "work",
  category: "general-physics-mechanics",
  name: "Work Converter",
  description: "Convert mechanical work between joules, foot-pounds, kilogram-force meters and more.",
  base: { name: "joule", symbol: "J" },
  baseFactor: "J",
  defaultPair: ["joule", "foot-pound"],
  commonUnits: ["joule", "kilojoule", "newton-meter", "kilowatt-hour", "kilogram-force-meter", "foot-pound", "inch-pound"],
  pairs,
  commonValues: {
    joule: { example: "500" },
    "foot-pound": { example: "100" },
    "kilogram-force-meter": { example: "10" },
    kilojoule: { example: "5" },
  },
  notes: [
    "Work is energy transferred by a force along a path. Torque uses the same units, N·m or lbf·ft, but is a different quantity: use the Torque Converter instead.",
    "Kilogram-force and pound-force are based on standard gravity, 9.80665 m/s².",
    "The calorie here is the thermochemical calorie and the BTU is the International Table BTU; the Energy Converter has the others.",
  ],
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
  faq: [
    {
      pairs: ["joules-to-foot-pounds", "foot-pounds-to-joules"],
      exact: true,
      q: "How do I convert joules to foot-pounds?",
      a: "Multiply by 0.7376, or divide by 1.3558179483314004, which is exact. So 1,000 J is 737.6 ft·lbf, and 500 ft·lbf is 677.9 J.",
    },
    {
      q: "Are foot-pounds of work and pound-feet of torque the same?",
      a: "They have the same dimensions but different meanings. Work is force times distance in the direction of the force; torque is force times the lever arm perpendicular to it. A torque of 100 lbf·ft does work only when the shaft turns: 628.3 ft·lbf per revolution, or 2π times the torque.",
    },
    {
      pairs: ["kilogram-force-meters-to-joules"],
      q: "How do I convert kilogram-force meters to joules?",
      a: "Multiply by 9.80665, the value of standard gravity. Lifting 50 kg by 2 m takes 100 kgf·m, which is 980.665 J or 723.3 ft·lbf. Friction and acceleration add to this.",
    },
    {
      q: "How much work is one horsepower-hour?",
      a: "The mechanical horsepower-hour is 2,684,520 J, about 0.7457 kWh: 550 ft·lbf/s for 3,600 s. The metric horsepower-hour (PS·h, CV·h) is about 2,647,800 J, or 1.4% less.",
    },
    {
      q: "How many foot-pounds are in a BTU?",
      a: "One International Table BTU is 778.2 ft·lbf, or 1,055 J. This is the mechanical equivalent of heat: warming one pound of water by 1 °F takes as much energy as lifting it 778 feet.",
    },
  ],
  keywords: ["mechanical work", "joules", "foot-pounds", "lifting", "ft-lb"],
  related: ["energy", "torque", "power", "force", "momentum", "length"],
});

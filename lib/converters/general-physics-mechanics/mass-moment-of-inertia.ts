import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./mass-moment-of-inertia.pairs.ts";

export default defineConverter({
  slug: "mass-moment-of-inertia",
  category: "general-physics-mechanics",
  name: "Mass Moment of Inertia Converter",
  description: "Convert rotational inertia between kg·m², g·cm², lb·ft², slug·ft² and lbf·in·s².",
  base: { name: "kilogram square meter", symbol: "kg·m²" },
  baseFactor: "kg m^2",
  defaultPair: ["kilogram-square-meter", "pound-square-foot"],
  commonUnits: ["kilogram-square-meter", "kilogram-square-centimeter", "gram-square-centimeter", "pound-square-foot", "pound-square-inch", "slug-square-foot"],
  pairs,
  commonValues: {
    "kilogram-square-meter": { example: "0.5" },
    "pound-square-foot": { example: "20" },
    "slug-square-foot": { example: "10" },
  },
  bounds: { min: "0", message: "A moment of inertia cannot be negative." },
  notes: [
    "Pounds and ounces in lb·ft² and oz·in² are masses; in lbf·in·s² and ozf·in·s² they are forces, and the units differ by a factor of standard gravity.",
    "Older German and Japanese motor data sheets give the flywheel effect GD², which is four times the moment of inertia: 1 kgf·m² of GD² is 0.25 kg·m².",
    "The second moment of area of a beam section (m⁴) is a different quantity: use the Area Moment of Inertia Converter.",
  ],
  groups: [
    {
      name: "SI & metric",
      source: "SI9 Table 5; SP811 B.8",
      units: [
        { id: "kilogram-square-meter", name: "Kilogram square meter", symbol: "kg·m²", factor: "kg m^2", aliases: ["kg m2", "kgm2", "kgm^2", "kg-m2"] },
        { id: "kilogram-square-centimeter", name: "Kilogram square centimeter", symbol: "kg·cm²", factor: "kg cm^2", aliases: ["kgcm2", "kg-cm2"] },
        { id: "kilogram-square-millimeter", name: "Kilogram square millimeter", symbol: "kg·mm²", factor: "kg mm^2", aliases: ["kgmm2"] },
        { id: "gram-square-meter", name: "Gram square meter", symbol: "g·m²", factor: "g m^2" },
        { id: "gram-square-centimeter", name: "Gram square centimeter", symbol: "g·cm²", factor: "g cm^2", aliases: ["gcm2", "g-cm2"] },
        { id: "gram-square-millimeter", name: "Gram square millimeter", symbol: "g·mm²", factor: "g mm^2" },
        { id: "tonne-square-meter", name: "Tonne square meter", symbol: "t·m²", factor: "t m^2" },
        { id: "newton-meter-second-squared", name: "Newton meter second squared", symbol: "N·m·s²", factor: "N m s^2", plural: "newton meter seconds squared", aliases: ["nms2", "nms^2"] },
        { id: "kilogram-force-meter-second-squared", name: "Kilogram-force meter second squared", symbol: "kgf·m·s²", factor: "kgf m s^2", plural: "kilogram-force meter seconds squared", aliases: ["kgf m s2", "kgms2"] },
        {
          id: "kilogram-force-centimeter-second-squared",
          name: "Kilogram-force centimeter second squared",
          symbol: "kgf·cm·s²",
          factor: "kgf cm s^2",
          plural: "kilogram-force centimeter seconds squared",
          aliases: ["kgf cm s2", "kgcms2"],
        },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8 (moment of inertia); HB44 App. C (pound, ounce)",
      units: [
        { id: "pound-square-foot", name: "Pound square foot", symbol: "lb·ft²", factor: "lb ft^2", aliases: ["lb-ft2", "lb ft2", "lbm ft2", "wr2", "wk2"] },
        { id: "pound-square-inch", name: "Pound square inch", symbol: "lb·in²", factor: "lb in^2", plural: "pound square inches", aliases: ["lb-in2", "lb in2", "lbm in2"] },
        { id: "ounce-square-inch", name: "Ounce square inch", symbol: "oz·in²", factor: "oz in^2", plural: "ounce square inches", aliases: ["oz-in2", "oz in2"] },
        { id: "ounce-square-foot", name: "Ounce square foot", symbol: "oz·ft²", factor: "oz ft^2", aliases: ["oz-ft2"] },
        { id: "slug-square-foot", name: "Slug square foot", symbol: "slug·ft²", factor: "slug ft^2", aliases: ["slug-ft2", "slug ft2"] },
        { id: "slug-square-inch", name: "Slug square inch", symbol: "slug·in²", factor: "slug in^2", plural: "slug square inches", aliases: ["slug-in2"] },
        { id: "pound-force-foot-second-squared", name: "Pound-force foot second squared", symbol: "lbf·ft·s²", factor: "lbf ft s^2", plural: "pound-force foot seconds squared", aliases: ["lb-ft-s2", "lbf ft s2", "lb-ft-sec2"] },
        { id: "pound-force-inch-second-squared", name: "Pound-force inch second squared", symbol: "lbf·in·s²", factor: "lbf in s^2", plural: "pound-force inch seconds squared", aliases: ["lb-in-s2", "lbf in s2", "lb-in-sec2"] },
        { id: "ounce-force-inch-second-squared", name: "Ounce-force inch second squared", symbol: "ozf·in·s²", factor: "ozf in s^2", plural: "ounce-force inch seconds squared", aliases: ["oz-in-s2", "ozf in s2", "oz-in-sec2"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilogram-square-meters-to-pound-square-feet", "pound-square-feet-to-kilogram-square-meters"],
      q: "How do I convert kg·m² to lb·ft²?",
      a: "Multiply by 23.73. A flywheel of 0.5 kg·m² is 11.87 lb·ft². In the other direction, one lb·ft² is 0.04214 kg·m². US motor catalogs call this value WK² or WR².",
    },
    {
      q: "What is the difference between lb·in² and lb·in·s²?",
      a: "In lb·in² the pound is a mass: 1 lb·in² is 0.0002926 kg·m². In lb·in·s² it is a force: 1 lbf·in·s² is 0.113 kg·m². The second is 386.1 times as large; that number is standard gravity in inches per second squared.",
    },
    {
      q: "How do I convert GD² to moment of inertia?",
      a: "Divide by four. GD² is the weight of the rotor times the square of its diameter of gyration, which is twice the radius of gyration. A data sheet value of 10 kgf·m² therefore means J = 2.5 kg·m². The kilogram-force is read as a mass of one kilogram.",
    },
    {
      pairs: ["slug-square-feet-to-kilogram-square-meters"],
      q: "How do I convert slug·ft² to kg·m²?",
      a: "Multiply by 1.356, the same factor as for lbf·ft to N·m, because the slug is defined as lbf·s²/ft. One slug·ft² is also 32.17 lb·ft². Aircraft inertia tables usually use slug·ft².",
    },
    {
      q: "Is mass moment of inertia the same as second moment of area?",
      a: "No. Mass moment of inertia, in kg·m², measures how hard a body is to spin up. The second moment of area, in m⁴ or in⁴, measures how hard a beam section is to bend and does not involve mass. Both are called moment of inertia, so check the unit.",
    },
  ],
  keywords: ["rotational inertia", "flywheel", "gd2", "rotor inertia", "wr2", "motor"],
  related: ["torque", "angular-acceleration", "moment-of-inertia-area", "mass", "polar-moment-of-inertia", "angular-velocity"],
});

import { defineConverter } from "../../units/quantity.ts";

export default defineConverter({
  slug: "moment-of-inertia-area",
  category: "general-physics-mechanics",
  name: "Area Moment of Inertia Converter",
  description: "Convert second moment of area between mm⁴, cm⁴, m⁴, in⁴ and ft⁴.",
  base: { name: "meter to the fourth power", symbol: "m⁴" },
  baseFactor: "m^4",
  defaultPair: ["centimeter-fourth", "inch-fourth"],
  pairs: [
    { slug: "cm4-to-in4", from: "centimeter-fourth", to: "inch-fourth" },
    { slug: "in4-to-cm4", from: "inch-fourth", to: "centimeter-fourth" },
    { slug: "mm4-to-in4", from: "millimeter-fourth", to: "inch-fourth" },
    { slug: "in4-to-mm4", from: "inch-fourth", to: "millimeter-fourth" },
  ],
  commonValues: {
    "centimeter-fourth": { example: "1943" },
    "inch-fourth": { example: "204" },
    "millimeter-fourth": { example: "5000000" },
  },
  bounds: { min: "0", message: "A second moment of area cannot be negative." },
  notes: [
    "This is the second moment of area of a cross section (I in bending formulas), in length to the fourth power.",
    "The moment of inertia of a rotating mass, in kg·m², is another quantity: use the Mass Moment of Inertia Converter.",
    "10⁶ mm⁴ equals 100 cm⁴.",
  ],
  groups: [
    {
      name: "All",
      source: "SI9 Table 2; SP811 B.8 (second moment of area); HB44 App. C (foot, inch)",
      units: [
        { id: "meter-fourth", name: "Meter to the fourth", symbol: "m⁴", factor: "m^4", plural: "meters to the fourth power", aliases: ["meters^4"] },
        { id: "decimeter-fourth", name: "Decimeter to the fourth", symbol: "dm⁴", factor: "dm^4", plural: "decimeters to the fourth power" },
        { id: "centimeter-fourth", name: "Centimeter to the fourth", symbol: "cm⁴", factor: "cm^4", plural: "centimeters to the fourth power" },
        { id: "millimeter-fourth", name: "Millimeter to the fourth", symbol: "mm⁴", factor: "mm^4", plural: "millimeters to the fourth power" },
        { id: "million-millimeter-fourth", name: "10⁶ millimeters to the fourth", symbol: "10⁶ mm⁴", factor: "1e6 mm^4", plural: "million millimeters to the fourth power", aliases: ["10^6 mm4", "x10^6 mm4", "e6 mm4"] },
        { id: "micrometer-fourth", name: "Micrometer to the fourth", symbol: "µm⁴", factor: "µm^4", plural: "micrometers to the fourth power" },
        { id: "inch-fourth", name: "Inch to the fourth", symbol: "in⁴", factor: "in^4", plural: "inches to the fourth power", aliases: ["inches^4", "quartic inch"] },
        { id: "foot-fourth", name: "Foot to the fourth", symbol: "ft⁴", factor: "ft^4", plural: "feet to the fourth power", aliases: ["feet^4"] },
        { id: "yard-fourth", name: "Yard to the fourth", symbol: "yd⁴", factor: "yd^4", plural: "yards to the fourth power" },
      ],
    },
  ],
  faq: [
    {
      q: "How do I convert in⁴ to cm⁴?",
      a: "Multiply by 41.62314256, which is exactly 2.54⁴. A beam with I = 110 in⁴ has 4578.545682 cm⁴. Going back, one cm⁴ is 0.0240250961 in⁴.",
    },
    {
      q: "How do I convert mm⁴ to in⁴?",
      a: "Divide by 416,231.4256. An IPE 200 section with I = 19.43 × 10⁶ mm⁴ has 46.68076172 in⁴. Steel tables in cm⁴ and 10⁶ mm⁴ differ by a factor of 100: 1 × 10⁶ mm⁴ = 100 cm⁴.",
    },
    {
      q: "Why is the factor between mm⁴ and cm⁴ 10,000?",
      a: "Because the length enters four times: 1 cm is 10 mm, so 1 cm⁴ is 10⁴ mm⁴. In the same way 1 ft⁴ is 12⁴ = 20,736 in⁴ and 1 m⁴ is 10⁸ cm⁴. A slip in the prefix is therefore never small.",
    },
    {
      q: "Is this the same as the moment of inertia in kg·m²?",
      a: "No. The second moment of area describes the shape of a section and has no mass in it; it sets the bending stiffness EI of a beam. The mass moment of inertia in kg·m² describes how a body resists being spun up.",
    },
    {
      q: "What is the second moment of area of a rectangle?",
      a: "For width b and height h it is I = b·h³/12 about the axis through the center. A plank of 50 mm × 200 mm on edge has 33,333,333 mm⁴, or 80.0837 in⁴; laid flat only 1/16 of that, since h enters cubed.",
    },
  ],
  keywords: ["second moment of area", "beam stiffness", "in4", "cm4", "bending", "steel section"],
  related: ["section-modulus", "polar-moment-of-inertia", "mass-moment-of-inertia", "length", "area", "torque"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./moment-of-inertia-area.pairs.ts";

export default defineConverter({
  slug: "moment-of-inertia-area",
  category: "general-physics-mechanics",
  name: "Area Moment of Inertia Converter",
  description: "Convert second moment of area between mm⁴, cm⁴, m⁴, in⁴ and ft⁴.",
  base: { name: "meter to the fourth power", symbol: "m⁴" },
  baseFactor: "m^4",
  defaultPair: ["centimeter-fourth", "inch-fourth"],
  pairs,
  commonValues: {
    "centimeter-fourth": { example: "1943" },
    "inch-fourth": { example: "204" },
    "millimeter-fourth": { example: "5000000" },
  },
  bounds: { min: "0", message: "A second moment of area cannot be negative." },
  notes: [
    "This is the second moment of area of a cross section (I in bending formulas), in units of length to the fourth power.",
    "The moment of inertia of a rotating mass, in kg·m², is a different quantity: use the Mass Moment of Inertia Converter.",
    "10⁶ mm⁴ equals 100 cm⁴.",
  ],
  groups: [
    {
      name: "All",
      source: "SI9 Table 2; SP811 B.8 (second moment of area); HB44 App. C (foot, inch)",
      units: ["meter-fourth", "decimeter-fourth", "centimeter-fourth", "millimeter-fourth", "million-millimeter-fourth", "micrometer-fourth", "inch-fourth", "foot-fourth", "yard-fourth"],
    },
  ],
  faq: [
    { pairs: ["cm4-to-in4", "in4-to-cm4"], exact: true, q: "How do I convert in⁴ to cm⁴?", a: "Multiply by 41.62314256, which is exactly 2.54⁴. For a beam, I = 110 in⁴ is 4,579 cm⁴. Going back, one cm⁴ is 0.02403 in⁴." },
    {
      pairs: ["mm4-to-in4", "in4-to-mm4"],
      q: "How do I convert mm⁴ to in⁴?",
      a: "Divide by 416,231. For an IPE 200 section, I = 19.43 × 10⁶ mm⁴ is 46.68 in⁴. Steel tables in cm⁴ and 10⁶ mm⁴ differ by a factor of 100: 1 × 10⁶ mm⁴ = 100 cm⁴.",
    },
    {
      q: "Why is the factor between mm⁴ and cm⁴ 10,000?",
      a: "Because the length factor is raised to the fourth power: 1 cm is 10 mm, so 1 cm⁴ is 10⁴ mm⁴. Likewise, 1 ft⁴ is 12⁴ = 20,736 in⁴ and 1 m⁴ is 10⁸ cm⁴. A wrong prefix is therefore never a small error.",
    },
    {
      q: "Is this the same as the moment of inertia in kg·m²?",
      a: "No. The second moment of area describes the shape of a section and does not involve mass; it determines the bending stiffness EI of a beam. The mass moment of inertia in kg·m² describes how a body resists being spun up.",
    },
    {
      q: "What is the second moment of area of a rectangle?",
      a: "For width b and height h, it is I = b·h³/12 about the centroidal axis parallel to the width. A 50 mm × 200 mm plank on edge has I = about 33,333,000 mm⁴, or 80.0837 in⁴; laid flat, it has only 1/16 of that, because h is cubed.",
    },
  ],
  keywords: ["moment of inertia of a rectangle", "area moment of inertia", "second moment of area", "beam stiffness", "in4", "cm4", "bending", "steel section"],
  related: ["section-modulus", "polar-moment-of-inertia", "mass-moment-of-inertia", "length", "area", "torque"],
});

import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "moment-of-inertia-area",
  category: "general-physics-mechanics",
  name: "Area Moment of Inertia Converter",
  description: "Convert second moment of area between mm⁴, cm⁴, m⁴, in⁴ and ft⁴.",
  base: { name: "meter to the fourth power", symbol: "m⁴" },
  baseFactor: "m^4",
  defaultPair: ["centimeter-fourth", "inch-fourth"],
  commonValues: {
    "centimeter-fourth": { example: "1943" },
    "inch-fourth": { example: "204" },
    "millimeter-fourth": { example: "5000000" },
  },
  bounds: { min: "0", message: "A second moment of area cannot be negative." },
  groups: [
    {
      name: "All",
      source: "SI9 Table 2; SP811 B.8 (second moment of area); HB44 App. C (foot, inch)",
      units: ["meter-fourth", "decimeter-fourth", "centimeter-fourth", "millimeter-fourth", "million-millimeter-fourth", "micrometer-fourth", "inch-fourth", "foot-fourth", "yard-fourth"],
    },
  ],
  keywords: ["moment of inertia of a rectangle", "area moment of inertia", "second moment of area", "beam stiffness", "in4", "cm4", "bending", "steel section"],
  related: ["section-modulus", "polar-moment-of-inertia", "mass-moment-of-inertia", "length", "area", "torque"],
});

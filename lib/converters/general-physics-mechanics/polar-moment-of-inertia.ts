import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "polar-moment-of-inertia",
  category: "general-physics-mechanics",
  name: "Polar Moment of Inertia Converter",
  description: "Convert polar second moment of area (J) between mm⁴, cm⁴, m⁴, in⁴ and ft⁴.",
  base: { name: "meter to the fourth power", symbol: "m⁴" },
  baseFactor: "m^4",
  defaultPair: ["centimeter-fourth", "inch-fourth"],
  commonValues: {
    "centimeter-fourth": { example: "61" },
    "inch-fourth": { example: "12.5" },
    "millimeter-fourth": { example: "600000" },
  },
  bounds: { min: "0", message: "A polar second moment of area cannot be negative." },
  groups: [
    {
      name: "All",
      source: "SI9 Table 2; SP811 B.8 (second moment of area); HB44 App. C (foot, inch)",
      units: ["meter-fourth", "decimeter-fourth", "centimeter-fourth", "millimeter-fourth", "million-millimeter-fourth", "micrometer-fourth", "inch-fourth", "foot-fourth", "yard-fourth"],
    },
  ],
  keywords: ["torsion", "shaft", "polar second moment of area", "twist", "in4", "mm4"],
  related: ["moment-of-inertia-area", "section-modulus", "mass-moment-of-inertia", "torque", "angle", "area"],
});

import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "section-modulus",
  category: "general-physics-mechanics",
  name: "Section Modulus Converter",
  description: "Convert elastic or plastic section modulus between mm³, cm³, m³, in³ and ft³.",
  base: { name: "cubic meter", symbol: "m³" },
  baseFactor: "m^3",
  defaultPair: ["cubic-centimeter", "cubic-inch"],
  commonValues: {
    "cubic-centimeter": { example: "200" },
    "cubic-inch": { example: "33.4" },
    "cubic-millimeter": { example: "50000" },
  },
  bounds: { min: "0", message: "A section modulus cannot be negative." },
  groups: [
    {
      name: "All",
      source: "SI9 Table 5; SP811 B.8 (section modulus); HB44 App. C (foot, inch)",
      units: [
        "cubic-meter",
        "cubic-decimeter",
        "cubic-centimeter",
        "cubic-millimeter",
        { id: "thousand-cubic-millimeters", name: "10³ cubic millimeters", symbol: "10³ mm³", factor: "1000 mm^3", plural: "thousand cubic millimeters", aliases: ["1000 mm3", "10^3 mm3", "x10^3 mm3", "e3 mm3"] },
        "cubic-inch",
        "cubic-foot",
        "cubic-yard",
      ],
    },
  ],
  keywords: ["bending", "beam", "elastic section modulus", "plastic section modulus", "steel section", "in3", "cm3"],
  related: ["moment-of-inertia-area", "polar-moment-of-inertia", "torque", "force", "area", "length"],
});

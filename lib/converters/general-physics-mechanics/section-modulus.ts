import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./section-modulus.pairs.ts";

export default defineConverter({
  slug: "section-modulus",
  category: "general-physics-mechanics",
  name: "Section Modulus Converter",
  description: "Convert elastic or plastic section modulus between mm³, cm³, m³, in³ and ft³.",
  base: { name: "cubic meter", symbol: "m³" },
  baseFactor: "m^3",
  defaultPair: ["cubic-centimeter", "cubic-inch"],
  pairs,
  commonValues: {
    "cubic-centimeter": { example: "200" },
    "cubic-inch": { example: "33.4" },
    "cubic-millimeter": { example: "50000" },
  },
  bounds: { min: "0", message: "A section modulus cannot be negative." },
  notes: [
    "Elastic (S, or W in Europe) and plastic (Z) section moduli share these units; do not mix the two when comparing sections.",
    "Symbols vary by country: Z is the plastic modulus in US codes but was the elastic modulus in older British tables.",
    "10³ mm³ is the same as 1 cm³.",
  ],
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
  faq: [
    {
      pairs: ["cubic-centimeters-to-cubic-inches", "cubic-inches-to-cubic-centimeters"],
      exact: true,
      q: "How do I convert section modulus from in³ to cm³?",
      a: "Multiply by 16.387064, which is exactly 2.54³. For a W8×31 beam, S = 27.5 in³ is 450.6 cm³. Going back, one cm³ is 0.06102 in³.",
    },
    {
      pairs: ["cubic-millimeters-to-cubic-inches", "cubic-inches-to-cubic-millimeters"],
      q: "How do I convert section modulus from mm³ to in³?",
      a: "Divide by 16,387. A modulus of 500 × 10³ mm³ is 30.51 in³. European tables often use cm³ or 10³ mm³, which are the same: 500 × 10³ mm³ = 500 cm³.",
    },
    {
      q: "What is the difference between elastic and plastic section modulus?",
      a: "The elastic section modulus S = I/c gives the moment at which the outermost fiber yields; the plastic section modulus Z gives the moment at which the whole section has yielded. Z is larger: by a factor of 1.5 for a rectangle and about 1.1 to 1.2 for an I-beam. Both use the same units.",
    },
    {
      q: "How do I get the bending stress from the section modulus?",
      a: "Divide the bending moment by the elastic section modulus: σ = M/S. With M = 50 kN·m and S = 500 cm³ = 0.0005 m³, the stress is 100 MPa. In US units, 100 kip·in divided by 10 in³ is 10 ksi.",
    },
    {
      q: "What is the section modulus of a rectangle?",
      a: "For width b and height h, S = b·h²/6 about the axis parallel to the width. A 50 mm × 100 mm beam on edge has S = 83,333 mm³, or 5.085 in³; laid flat, it has only half as much.",
    },
  ],
  keywords: ["bending", "beam", "elastic section modulus", "plastic section modulus", "steel section", "in3", "cm3"],
  related: ["moment-of-inertia-area", "polar-moment-of-inertia", "torque", "force", "area", "length"],
});

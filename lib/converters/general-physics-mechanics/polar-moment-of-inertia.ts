import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./polar-moment-of-inertia.pairs.ts";

export default defineConverter({
  slug: "polar-moment-of-inertia",
  category: "general-physics-mechanics",
  name: "Polar Moment of Inertia Converter",
  description: "Convert polar second moment of area (J) between mm⁴, cm⁴, m⁴, in⁴ and ft⁴.",
  base: { name: "meter to the fourth power", symbol: "m⁴" },
  baseFactor: "m^4",
  defaultPair: ["centimeter-fourth", "inch-fourth"],
  pairs,
  commonValues: {
    "centimeter-fourth": { example: "61" },
    "inch-fourth": { example: "12.5" },
    "millimeter-fourth": { example: "600000" },
  },
  bounds: { min: "0", message: "A polar second moment of area cannot be negative." },
  notes: [
    "This is the polar second moment of area of a shaft section (J), in units of length to the fourth power.",
    "The polar moment of inertia of a mass, in kg·m², is a different quantity: use the Mass Moment of Inertia Converter.",
    "J equals the torsion constant only for round sections; for I-beams and rectangles the torsion constant is much smaller.",
  ],
  groups: [
    {
      name: "All",
      source: "SI9 Table 2; SP811 B.8 (second moment of area); HB44 App. C (foot, inch)",
      units: ["meter-fourth", "decimeter-fourth", "centimeter-fourth", "millimeter-fourth", "million-millimeter-fourth", "micrometer-fourth", "inch-fourth", "foot-fourth", "yard-fourth"],
    },
  ],
  faq: [
    {
      pairs: ["cm4-to-in4", "in4-to-cm4"],
      exact: true,
      q: "How do I convert polar moment of inertia from in⁴ to cm⁴?",
      a: "Multiply by 41.62314256, which is exactly 2.54⁴. For a shaft, J = 2 in⁴ is 83.25 cm⁴ or 832,463 mm⁴. Going back, one cm⁴ is 0.02403 in⁴.",
    },
    {
      q: "What is the polar moment of inertia of a round shaft?",
      a: "For a solid shaft of diameter d, J = π·d⁴/32. For a 50 mm shaft, J = 613,592 mm⁴, or 1.474 in⁴. For a tube, subtract the bore: J = π(D⁴ − d⁴)/32.",
    },
    {
      q: "How do I get the twist of a shaft from J?",
      a: "The angle of twist in radians is θ = T·L/(G·J). With T = 500 N·m, L = 1 m, G = 79 GPa and J = 613,592 mm⁴ = 6.13592 × 10⁻⁷ m⁴, the shaft twists by 0.010315 rad, about 0.591°. When using newtons and pascals, J must be in m⁴.",
    },
    {
      q: "Is the polar moment of inertia the sum of Ix and Iy?",
      a: "Yes. By the perpendicular axis theorem, J = Ix + Iy for any plane section. For a circle the two are equal, so J is twice the second moment of area. This J predicts torsion correctly only for circular sections.",
    },
    {
      q: "Is J in mm⁴ the same as J in kg·m²?",
      a: "No. J in mm⁴ or in⁴ is a property of the cross section and is used to calculate shear stress and twist. The mass moment of inertia, also written J, is in kg·m² or lb·ft² and is a property of a rotating body. One cannot be converted to the other.",
    },
  ],
  keywords: ["torsion", "shaft", "polar second moment of area", "twist", "in4", "mm4"],
  related: ["moment-of-inertia-area", "section-modulus", "mass-moment-of-inertia", "torque", "angle", "area"],
});

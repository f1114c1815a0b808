import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "This is the polar second moment of area of a shaft section (J), in units of length to the fourth power.",
    "The polar moment of inertia of a mass, in kg·m², is a different quantity: use the Mass Moment of Inertia Converter.",
    "J equals the torsion constant only for round sections; for I-beams and rectangles the torsion constant is much smaller.",
  ],
  pairs: [
    {
      slug: "cm4-to-in4",
      from: "centimeter-fourth",
      to: "inch-fourth",
      title: "Polar Moment of Inertia: cm⁴ to in⁴",
      about: "American formulas for the twist of a shaft take the torque in inch-pounds, the shear modulus in psi and a J of in⁴.",
      rule: "÷ 40, − 5%",
      familiar: [
        ["2.3", "a shaft of 22 mm"],
        ["61.4", "a shaft of 50 mm"],
        ["982", "a shaft of 100 mm"],
        ["15708", "a shaft of 200 mm"],
      ],
      faq: [
        {
          q: "What is the J of a 50 mm shaft, 61.4 cm⁴, as in⁴?",
          a: "61.4 cm⁴ is 1.475 in⁴, a little less than a 2-inch shaft has.",
        },
        {
          q: "Does doubling a shaft change J in cm⁴ and in⁴ alike?",
          a: "Yes, sixteenfold in both. A shaft of 100 mm has 982 cm⁴ or 23.59 in⁴.",
        },
        {
          q: "How many cm⁴ is a shaft’s J of 5 in⁴?",
          a: "5 in⁴ is 208.1 cm⁴. A solid shaft with this J is between two and three inches thick.",
        },
      ],
    },
    {
      slug: "in4-to-cm4",
      from: "inch-fourth",
      to: "centimeter-fourth",
      title: "Polar Moment of Inertia: in⁴ to cm⁴",
      about: "American shaft data use in⁴, many metric tables cm⁴. Only round shafts and tubes twist by their polar moment; other shapes have a smaller torsion constant.",
      rule: "× 40, + 5%",
      familiar: [
        ["0.098", "a shaft of 1 in"],
        ["1.57", "a shaft of 2 in"],
        ["25.1", "a shaft of 4 in"],
        ["127", "a shaft of 6 in"],
      ],
      faq: [
        {
          q: "What is the J of a 2-inch shaft, 1.571 in⁴, in cm⁴?",
          a: "1.571 in⁴ is 65.39 cm⁴.",
        },
        {
          q: "How does a 1-inch shaft as in⁴ compare with a 25 mm one in cm⁴?",
          a: "The inch shaft has 0.0982 in⁴, which is 4.087 cm⁴. The metric one is 6% less stiff, since it is 1.6% thinner.",
        },
      ],
    },
    {
      slug: "mm4-to-in4",
      from: "millimeter-fourth",
      to: "inch-fourth",
      title: "Polar Moment of Inertia: mm⁴ to in⁴",
      about: "Programs in millimeters report J as a number of five to seven digits; American tables use in⁴.",
      familiar: [
        ["38350", "a shaft of 25 mm"],
        ["613592", "a shaft of 50 mm"],
        ["9817477", "a shaft of 100 mm"],
        ["100000000", "ten thousand cm⁴"],
      ],
      faq: [
        {
          q: "What is the J of a 50 mm shaft, 613,592 mm⁴, as in⁴?",
          a: "613,592 mm⁴ is 1.474 in⁴.",
        },
        {
          q: "How many mm⁴ of J make 10 in⁴?",
          a: "10 in⁴ is about 4,162,000 mm⁴. That is a shaft a little over 3 in thick.",
        },
      ],
    },
    {
      slug: "in4-to-mm4",
      from: "inch-fourth",
      to: "millimeter-fourth",
      title: "Polar Moment of Inertia: in⁴ to mm⁴",
      about: "A finite-element model in newtons and millimeters, whose stresses come out in megapascals, needs the J of an American shaft in mm⁴.",
      familiar: [
        ["0.098", "a shaft of 1 in"],
        ["1.57", "a shaft of 2 in"],
        ["7.95", "a shaft of 3 in"],
        ["25.1", "a shaft of 4 in"],
      ],
      faq: [
        {
          q: "What is the J of a 1-inch shaft, 0.0982 in⁴, in mm⁴?",
          a: "0.0982 in⁴ is about 40,870 mm⁴.",
        },
        {
          q: "Why does J of 1 in⁴ look so big in mm⁴?",
          a: "An inch is 25.4 mm, and the factor enters to the fourth power: 1 in⁴ is about 416,200 mm⁴.",
        },
        {
          q: "What is the J of a 2-inch shaft, 1.571 in⁴, in mm⁴?",
          a: "1.571 in⁴ is about 653,900 mm⁴, sixteen times the figure of a 1-inch shaft.",
        },
      ],
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
});

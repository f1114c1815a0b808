import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "This is the second moment of area of a cross section (I in bending formulas), in units of length to the fourth power.",
    "The moment of inertia of a rotating mass, in kg·m², is a different quantity: use the Mass Moment of Inertia Converter.",
    "10⁶ mm⁴ equals 100 cm⁴.",
  ],
  pairs: [
    {
      slug: "cm4-to-in4",
      from: "centimeter-fourth",
      to: "inch-fourth",
      title: "Area Moment of Inertia: cm⁴ to in⁴",
      about: "European section tables list stiffness in cm⁴. An American deflection check, with its E in ksi and its span in inches, takes in⁴.",
      rule: "÷ 40, − 5%",
      familiar: [
        ["869", "an IPE 160 beam"],
        ["1943", "an IPE 200 beam"],
        ["8356", "an IPE 300 beam"],
        ["33740", "an IPE 450 beam"],
      ],
      faq: [
        {
          q: "What is an IPE 200 with 1,943 cm⁴ as in⁴?",
          a: "1,943 cm⁴ is 46.68 in⁴. A W8×15, at 48 in⁴, comes close.",
        },
        {
          q: "Why does one in⁴ take so many cm⁴?",
          a: "An inch is 2.54 cm, and the factor enters to the fourth power, 2.54⁴: 1 in⁴ is 41.62 cm⁴.",
        },
        {
          q: "What is an IPE 300 with 8,356 cm⁴ as in⁴?",
          a: "8,356 cm⁴ is 200.8 in⁴. Compare the strong axis with the strong axis, which tables call x in America and y in Europe.",
        },
      ],
    },
    {
      slug: "in4-to-cm4",
      from: "inch-fourth",
      to: "centimeter-fourth",
      title: "Area Moment of Inertia: in⁴ to cm⁴",
      about: "European rules and span tables use cm⁴, American tables of beams and lumber in⁴.",
      rule: "× 40, + 5%",
      familiar: [
        ["20.8", "a two-by-six on edge"],
        ["47.6", "a two-by-eight on edge"],
        ["204", "a W12×26 beam"],
        ["984", "a W18×60 beam"],
      ],
      faq: [
        {
          q: "What is a W12×26 with 204 in⁴ in cm⁴?",
          a: "204 in⁴ is 8,491 cm⁴. It is close to an IPE 300 with 8,356 cm⁴.",
        },
        {
          q: "How do I enter an American I, given as in⁴, into a program that wants cm⁴?",
          a: "Multiply by 41.62: a two-by-eight on edge has 47.6 in⁴ or 1,981 cm⁴.",
        },
      ],
    },
    {
      slug: "mm4-to-in4",
      from: "millimeter-fourth",
      to: "inch-fourth",
      title: "Area Moment of Inertia: mm⁴ to in⁴",
      about: "Programs in newtons and millimeters print section properties as numbers of seven or eight figures; American beam tables and deflection formulas use in⁴.",
      familiar: [
        ["5412000", "an IPE 140 beam"],
        ["19430000", "an IPE 200 beam"],
        ["83560000", "an IPE 300 beam"],
        ["100000000", "ten thousand cm⁴"],
      ],
      faq: [
        {
          q: "How many in⁴ are 20 million mm⁴?",
          a: "20,000,000 mm⁴ is 48.05 in⁴.",
        },
        {
          q: "Which is larger, 1 in⁴ or 100,000 mm⁴?",
          a: "One in⁴, four times as large: it is about 416,200 mm⁴.",
        },
        {
          q: "What is an IPE 300 with 83,560,000 mm⁴ as in⁴?",
          a: "83,560,000 mm⁴ is 200.8 in⁴, close to a W12×26 of American tables.",
        },
      ],
    },
    {
      slug: "in4-to-mm4",
      from: "inch-fourth",
      to: "millimeter-fourth",
      title: "Area Moment of Inertia: in⁴ to mm⁴",
      about: "Programs that work in newtons and millimeters need mm⁴ for American lumber and steel. Deflection is inversely proportional to this number, so an error of a power of ten is obvious.",
      familiar: [
        ["5.36", "a two-by-four on edge"],
        ["20.8", "a two-by-six on edge"],
        ["47.6", "a two-by-eight on edge"],
        ["204", "a W12×26 beam"],
      ],
      faq: [
        {
          q: "How many mm⁴ is a two-by-four on edge with 5.36 in⁴?",
          a: "5.36 in⁴ is 2,231,000 mm⁴. Laid flat it has far less, because the depth enters cubed.",
        },
        {
          q: "How do I convert in⁴ to mm⁴ by hand?",
          a: "Multiply by about 416,000: 10 in⁴ is about 4,162,000 mm⁴.",
        },
        {
          q: "What is a two-by-ten on edge with 98.9 in⁴ in mm⁴?",
          a: "98.9 in⁴ is about 41,170,000 mm⁴. It is about twice as stiff as a two-by-eight of 47.6 in⁴.",
        },
      ],
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
});

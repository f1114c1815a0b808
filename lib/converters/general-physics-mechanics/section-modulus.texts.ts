import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Elastic (S, or W in Europe) and plastic (Z) section moduli share these units; do not mix the two when comparing sections.",
    "Symbols vary by country: Z is the plastic modulus in US codes but was the elastic modulus in older British tables.",
    "10³ mm³ is the same as 1 cm³.",
  ],
  pairs: [
    {
      slug: "cubic-centimeters-to-cubic-inches",
      from: "cubic-centimeter",
      to: "cubic-inch",
      title: "Section Modulus: cm³ to in³",
      about: "Bending stress is the moment divided by this number, so it decides which beam is strong enough. European steel tables give it in cm³.",
      rule: "÷ 16",
      familiar: [
        ["109", "an IPE 160 beam"],
        ["194", "an IPE 200 beam"],
        ["557", "an IPE 300 beam"],
        ["1500", "an IPE 450 beam"],
      ],
      faq: [
        {
          q: "What is the section modulus of an IPE 300, 557 cm³, as in³?",
          a: "557 cm³ is 33.99 in³. The American W12×26 and W10×33 are close to it.",
        },
        {
          q: "How many cm³ is a required 30 in³?",
          a: "30 in³ is 491.6 cm³. In European tables the next beam above that is an IPE 300.",
        },
      ],
    },
    {
      slug: "cubic-inches-to-cubic-centimeters",
      from: "cubic-inch",
      to: "cubic-centimeter",
      title: "Section Modulus: in³ to cm³",
      about: "American tables of steel sections use cubic inches, metric design cubic centimeters.",
      rule: "× 16",
      familiar: [
        ["9.91", "a W8×13 beam"],
        ["33.4", "a W12×26 beam"],
        ["64.7", "a W16×40 beam"],
        ["108", "a W18×60 beam"],
      ],
      faq: [
        {
          q: "What is 50 in³ of section modulus in cm³?",
          a: "50 in³ is 819.4 cm³.",
        },
      ],
    },
    {
      slug: "cubic-millimeters-to-cubic-inches",
      from: "cubic-millimeter",
      to: "cubic-inch",
      title: "Section Modulus: mm³ to in³",
      about: "Canadian and Australian tables print thousands of cubic millimeters.",
      familiar: [
        ["53000", "an IPE 120 beam"],
        ["194000", "an IPE 200 beam"],
        ["557000", "an IPE 300 beam"],
        ["1000000", "a thousand cubic centimeters"],
      ],
      faq: [
        {
          q: "How many in³ is 300,000 mm³?",
          a: "300,000 mm³ is 18.31 in³.",
        },
      ],
    },
    {
      slug: "cubic-inches-to-cubic-millimeters",
      from: "cubic-inch",
      to: "cubic-millimeter",
      title: "Section Modulus: in³ to mm³",
      about: "Programs that work in newtons and millimeters need cubic millimeters.",
      rule: "× 16000",
      familiar: [
        ["1", "a small steel tube, about"],
        ["7.56", "a two-by-six on edge"],
        ["13.1", "a two-by-eight on edge"],
        ["33.4", "a W12×26 beam"],
      ],
      faq: [
        {
          q: "How many mm³ is a two-by-eight of 13.14 in³?",
          a: "13.14 in³ is about 215,300 mm³.",
        },
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
});

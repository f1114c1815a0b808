import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "1 MPa and 1 N/mm² are the same stress, and so are 1 kPa and 1 kN/m².",
    "By the usual sign convention, a negative stress is compressive.",
    "“Ton per square inch” means the long ton-force (2,240 lbf) in older British data and the short ton-force (2,000 lbf) in US data.",
  ],
  pairs: [
    {
      slug: "megapascals-to-psi",
      from: "megapascal",
      to: "psi",
      about: "Material certificates list strengths in megapascals; American design tables use psi.",
      rule: "× 145",
      familiar: [
        ["3", "concrete in tension"],
        ["30", "ordinary concrete in compression"],
        ["250", "the yield strength of mild steel"],
        ["900", "a grade 5 titanium alloy"],
      ],
      faq: [
        {
          q: "How many psi is 30 MPa concrete?",
          a: "30 MPa is 4,351 psi. US mixes come in steps of 500 or 1,000 psi, so 4,500 psi is the next one up.",
        },
        {
          q: "What is 60,000 psi in MPa?",
          a: "60,000 psi is 413.7 MPa. This is the yield strength of common American reinforcing bars.",
        },
      ],
    },
    {
      slug: "psi-to-megapascals",
      from: "psi",
      to: "megapascal",
      about: "For American concrete and plastic strengths in metric calculations.",
      rule: "× 7, ÷ 1000",
      familiar: [
        ["3000", "a house foundation’s concrete"],
        ["5000", "a parking deck’s concrete"],
        ["36000", "mild steel at yield"],
      ],
      faq: [
        {
          q: "What is 4,000 psi concrete in MPa?",
          a: "4,000 psi is 27.58 MPa. European class C25/30 comes close: its cylinder strength of 25 MPa is 3,626 psi.",
        },
      ],
    },
    {
      slug: "megapascals-to-ksi",
      from: "megapascal",
      to: "ksi",
      about: "Steel design: European codes name grades by megapascals, AISC tables by ksi, thousands of psi.",
      rule: "÷ 7",
      familiar: [
        ["235", "S235 structural steel"],
        ["355", "S355 structural steel"],
        ["500", "reinforcing bar in Europe"],
        ["1860", "a prestressing strand"],
      ],
      faq: [
        {
          q: "Is S355 steel the same as 50 ksi steel?",
          a: "Close: 355 MPa is 51.49 ksi, and 50 ksi is 344.7 MPa. The grades also differ in toughness and chemistry, so a swap needs a check.",
        },
      ],
    },
    {
      slug: "ksi-to-megapascals",
      from: "ksi",
      to: "megapascal",
      about: "For American steel grades on a metric project.",
      rule: "× 7",
      familiar: [
        ["36", "A36 steel"],
        ["50", "A992 beams"],
        ["60", "reinforcing bar in the US"],
        ["270", "a prestressing strand"],
      ],
      faq: [
        {
          q: "What is grade 60 rebar in MPa?",
          a: "60 ksi is 413.7 MPa, sold abroad as grade 420. Grade 40 is 275.8 MPa.",
        },
      ],
    },
    {
      slug: "newtons-per-square-millimeter-to-psi",
      from: "newton-per-square-millimeter",
      to: "psi",
      about: "German and British drawings write stress in N/mm², which is the same number as in megapascals.",
      rule: "× 145",
      familiar: [
        ["25", "concrete in compression"],
        ["235", "S235 structural steel"],
        ["355", "S355 structural steel"],
      ],
      faq: [
        {
          q: "How many psi is 235 N/mm²?",
          a: "235 N/mm² is about 34,080 psi. A36 steel, at 36,000 psi, is a little stronger: 248.2 N/mm².",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["megapascals-to-psi", "psi-to-megapascals"],
      q: "How do I convert MPa to psi?",
      a: "Multiply by 145: 250 MPa is 36,259 psi, or 36.26 ksi. Going the other way, 1 psi is 6,895 Pa, so 3,000 psi concrete is 20.68 MPa.",
    },
    {
      pairs: ["megapascals-to-ksi", "ksi-to-megapascals"],
      q: "How do I convert ksi to MPa?",
      a: "Multiply by 6.895. A steel yield stress of 50 ksi is 344.7 MPa, which metric standards round to 345 MPa; 36 ksi is 248.2 MPa, rounded to 250 MPa.",
    },
    {
      pairs: ["newtons-per-square-millimeter-to-psi"],
      q: "Is N/mm² the same as MPa?",
      a: "Yes, exactly. One newton per square millimeter is a million newtons per square meter. European drawings often write N/mm² where others write MPa.",
    },
    {
      q: "What does kg/cm² mean on an old certificate?",
      a: "It means kilogram-force per square centimeter, 98,066.5 Pa. Concrete rated at 300 kgf/cm² is 29.42 MPa or 4,267 psi. The unit is close to a bar: 1 kgf/cm² is 0.980665 bar.",
    },
    {
      q: "How much is one ton per square inch?",
      a: "With the long ton-force of British metallurgy it is 15.444 MPa; with the US short ton-force, 13.790 MPa. “30 tons per square inch” in an old British steel table is 463 MPa.",
    },
  ],
});

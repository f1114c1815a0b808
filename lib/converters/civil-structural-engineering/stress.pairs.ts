import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "newtons-to-pounds-force",
    from: "newton",
    to: "pound-force",
    about: "Test reports and physics give newtons, US springs and load cells pounds-force. An apple weighs about one newton.",
    rule: "÷ 4, − 10%",
    familiar: [
      ["1", "the weight of an apple"],
      ["50", "a bag of potatoes of 5 kg"],
      ["700", "the weight of an adult"],
      ["4000", "a climbing rope in a hard fall"],
    ],
    faq: [
      {
        q: "How many pounds is 100 newtons?",
        a: "100 N is 22.48 lbf. It is about the weight of ten liters of water.",
      },
    ],
  },
  {
    slug: "pounds-force-to-newtons",
    from: "pound-force",
    to: "newton",
    about: "Pull tests, fishing line and trigger weights from the US need newtons in physics and in European standards.",
    rule: "× 4, + 10%",
    familiar: [
      ["5", "a light trigger pull"],
      ["20", "strong fishing line"],
      ["150", "the weight of an adult"],
      ["3000", "a small winch"],
    ],
    faq: [
      {
        q: "How many newtons is a 20-pound pull?",
        a: "20 lbf is 88.96 N. A pound-force is the weight of one pound, 4.448 N.",
      },
    ],
  },
  {
    slug: "kilograms-force-to-newtons",
    from: "kilogram-force",
    to: "newton",
    about: "Old gauges, bike scales and spring balances show kilograms when they mean the weight of kilograms, the kilogram-force.",
    rule: "× 10",
    familiar: [
      ["1", "a liter of water held in the hand"],
      ["20", "a wheeled suitcase, lifted"],
      ["75", "an adult standing still"],
      ["1000", "a small crane’s load"],
    ],
    faq: [
      {
        q: "How many newtons is 50 kgf?",
        a: "50 kgf is 490.3 N. The factor is standard gravity, 9.80665 m/s², whichever place you measure in.",
      },
    ],
  },
  {
    slug: "kilonewtons-to-pounds-force",
    from: "kilonewton",
    to: "pound-force",
    about: "Climbing gear, anchors and structural loads abroad are rated in kilonewtons; US rigging charts use pounds.",
    rule: "× 200, + 10%",
    familiar: [
      ["1", "the weight of a heavy adult"],
      ["12", "the most that a climbing rope may pass on in the standard fall test"],
      ["22", "a carabiner along its long axis"],
      ["100", "ten tonnes hanging"],
    ],
    faq: [
      {
        q: "How many pounds does a 22 kN carabiner hold?",
        a: "22 kN is 4,946 lbf, along the spine with the gate closed. Crosswise it is often rated 7 kN, or 1,574 lbf.",
      },
      {
        q: "How many pounds is 1 kN?",
        a: "1 kN is 224.8 lbf, about the weight of a heavy adult.",
      },
    ],
  },
  {
    slug: "newtons-to-kilograms-force",
    from: "newton",
    to: "kilogram-force",
    about: "A force in newtons is easier to picture as the weight of a mass: divide by ten and you have the kilograms on the scale.",
    rule: "÷ 10",
    familiar: [
      ["10", "a liter of water"],
      ["100", "ten one-liter bottles of water"],
      ["686", "an adult of 70 kg"],
      ["2000", "a motorcycle"],
    ],
    faq: [
      {
        q: "How many kilograms of weight is 500 N?",
        a: "500 N is 50.99 kgf. A scale that reads 51 kg feels this force.",
      },
    ],
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "candelas-to-candlepower",
    from: "candela",
    to: "candlepower",
    about: "Flashlights and searchlights boast candlepower. Today the word means the same as the candela; old figures refer to a slightly stronger candle.",
    familiar: [
      ["1", "a candle"],
      ["100", "a household bulb with reflector"],
      ["20000", "a car’s high beam"],
      ["1000000", "a searchlight"],
    ],
    faq: [
      {
        q: "Is a million candlepower a million candela?",
        a: "Today, yes: 1,000,000 cd is 1,000,000 cp. Advertised candlepower is often measured at the brightest point only.",
      },
      {
        q: "Can I compare candela and candlepower with lumens?",
        a: "Only if you know the beam. Both describe the brightest direction: 100 cd, or 100 cp, may come from a few lumens in a narrow beam.",
      },
    ],
  },
  {
    slug: "candelas-to-lumens-per-steradian",
    from: "candela",
    to: "lumen-per-steradian",
    about: "By definition one candela is one lumen in each steradian, so the numbers agree.",
    familiar: [
      ["1", "a candle"],
      ["50", "a small LED lamp"],
      ["1000", "a spot lamp"],
      ["20000", "a car’s high beam"],
    ],
    faq: [
      {
        q: "Why is 1 candela 1 lumen per steradian?",
        a: "The lumen is defined that way: flux is intensity times solid angle. Thus 100 cd is 100 lm/sr.",
      },
      {
        q: "Do data sheets use candela or lumens per steradian?",
        a: "Candela. Simulation programs prefer lumens per steradian, and 50 cd is 50 lm/sr there.",
      },
    ],
  },
  {
    slug: "millicandelas-to-candelas",
    from: "millicandela",
    to: "candela",
    about: "Single LEDs are sold by the millicandela, and a narrow lens makes the number large.",
    familiar: [
      ["20", "an old indicator LED"],
      ["1000", "a candle"],
      ["5000", "a bright LED"],
      ["20000", "a narrow-beam LED"],
    ],
    faq: [
      {
        q: "How many candela is a 5,000 mcd LED?",
        a: "5,000 mcd is 5 cd. Compare the beam angle before the brightness: half the angle can mean four times the millicandelas.",
      },
    ],
  },
  {
    slug: "hefnerkerzes-to-candelas",
    from: "hefnerkerze",
    to: "candela",
    about: "Germany and Scandinavia measured light by a lamp that burns amyl acetate until the candela came in the 1940s.",
    rule: "× 9, ÷ 10",
    familiar: [
      ["1", "the Hefner lamp itself"],
      ["10", "a bright oil lamp"],
      ["32", "a common early bulb"],
      ["100", "a large early bulb"],
    ],
    faq: [
      {
        q: "How many candela is 10 Hefnerkerzen?",
        a: "10 HK is 9.03 cd. The old candle was a tenth weaker than the new one.",
      },
    ],
  },
]);

import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Candlepower in the modern sense is the candela; before 1948 it meant the international candle, here 1.019 cd.",
    "The Hefnerkerze is taken as 0.903 cd, the value for light of the color of melting platinum; older tables that count it as 0.9 international candle give 0.92 cd.",
    "Candelas and lumens differ by a solid angle: the Luminous Flux Converter converts between them using the beam angle.",
  ],
  pairs: [
    {
      slug: "candelas-to-candlepower",
      from: "candela",
      to: "candlepower",
      about: "Flashlights and spotlights are advertised in candlepower. Today the word means the same as the candela; old figures refer to a slightly stronger candle.",
      familiar: [
        ["1", "a candle, about"],
        ["64", "a 60-watt equivalent bulb, on average"],
        ["20000", "a car’s high beam, about"],
        ["1000000", "a handheld spotlight, as advertised"],
      ],
      faq: [
        {
          q: "Is a million candlepower a million candela?",
          a: "Today, yes: 1,000,000 cd is 1,000,000 cp. Advertised candlepower is usually the value at the brightest point of the beam.",
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
        ["1", "a candle, about"],
        ["50", "a small LED bulb, on average"],
        ["1000", "a spotlight bulb, about"],
        ["20000", "a car’s high beam, about"],
      ],
      faq: [
        {
          q: "Why is 1 candela 1 lumen per steradian?",
          a: "The lumen is defined that way: flux is intensity times solid angle. Thus 100 cd is 100 lm/sr.",
        },
        {
          q: "Do data sheets use candela or lumens per steradian?",
          a: "Data sheets use candela. Programs for optical design often print lumens per steradian, and 50 cd is 50 lm/sr there.",
        },
      ],
    },
    {
      slug: "millicandelas-to-candelas",
      from: "millicandela",
      to: "candela",
      about: "Single LEDs are rated in millicandelas, and a narrow lens makes the number large.",
      familiar: [
        ["20", "an old indicator LED, about"],
        ["1000", "a candle, about"],
        ["5000", "a bright LED, about"],
        ["20000", "a bright narrow-beam LED, about"],
      ],
      faq: [
        {
          q: "How many candela is a 5,000 mcd LED?",
          a: "5,000 mcd is 5 cd. Compare the beam angle before the brightness: half the angle means about four times the millicandelas for the same light.",
        },
      ],
    },
    {
      slug: "hefnerkerzes-to-candelas",
      from: "hefnerkerze",
      to: "candela",
      about: "Until the 1940s, Germany and Scandinavia measured light by a lamp that burns amyl acetate.",
      rule: "× 9, ÷ 10",
      familiar: [
        ["1", "the Hefner lamp itself"],
        ["10", "a bright oil lamp, about"],
        ["16", "a common early bulb, about"],
        ["100", "a large early bulb, about"],
      ],
      faq: [
        {
          q: "How many candela is 10 Hefnerkerzen?",
          a: "10 HK is 9.03 cd. The old candle was a tenth weaker than the new one.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["candelas-to-candlepower"],
      q: "How do I convert candlepower to candela?",
      a: "In modern usage the two are equal: a 1,000,000-candlepower spotlight is 1,000,000 cd. Only figures from before 1948 refer to the international candle, which was about 1.9% stronger, 1.019 cd.",
    },
    {
      pairs: ["millicandelas-to-candelas"],
      q: "How many millicandelas are in a candela?",
      a: "1,000. LED data sheets give millicandelas: a small 20 mcd indicator is 0.02 cd, and a bright 15,000 mcd white LED is 15 cd. That is the intensity on the axis; a narrow lens raises it without adding light.",
    },
    {
      q: "How do I convert candela to lumens?",
      a: "Multiply by the solid angle. A source that shines equally in all directions fills 4π = 12.566 sr, so 100 cd is 1,256.6 lm. The same 100 cd in a 60° beam is only 84.18 lm. One candela is exactly one lumen per steradian.",
    },
    {
      pairs: ["hefnerkerzes-to-candelas"],
      q: "What is a Hefnerkerze?",
      a: "The German unit of luminous intensity until 1942, defined by a lamp burning amyl acetate with a flame 40 mm high. It is taken as 0.903 cd here, so 10 HK is 9.03 cd. It lives on in the ratings of pressure lanterns.",
    },
    {
      q: "What were the carcel, the violle and the bougie décimale?",
      a: "French standards of the 19th century. The carcel was a lamp burning rapeseed oil, about 9.74 cd. The violle was the light of one square centimeter of melting platinum, 20.17 cd, and the bougie décimale was one-twentieth of that, 1.0085 cd.",
    },
  ],
});

import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Lux and watts per square meter have no fixed ratio: it depends on the color of the light. Only at 540 THz, near 555 nm, is 1 W/m² exactly 683 lx.",
    "Exposure value here means incident light at ISO 100 with the meter constant C = 250 of ISO 2720; meters with a dome-shaped receptor use a larger constant, often 330 or 340.",
    "The symbol ph is the phot, and mph in this converter is the milliphot.",
  ],
  pairs: [
    {
      slug: "lux-to-foot-candles",
      from: "lux",
      to: "foot-candle",
      about: "Lighting standards abroad use lux, American ones foot-candles, which are lumens per square foot.",
      rule: "÷ 11",
      familiar: [
        ["50", "a living room in the evening, about"],
        ["500", "an office desk, usually"],
        ["1000", "a brightly lit kitchen counter, about"],
        ["100000", "direct sunlight, about"],
      ],
      faq: [
        {
          q: "How many foot-candles is 500 lux?",
          a: "500 lx is 46.45 fc. Many designers divide by ten and accept the error of 8%.",
        },
        {
          q: "How many foot-candles is direct sunlight of 100,000 lux?",
          a: "100,000 lx is 9,290 fc. Shade on the same day has about a tenth of it.",
        },
      ],
    },
    {
      slug: "foot-candles-to-lux",
      from: "foot-candle",
      to: "lux",
      about: "American lighting plans and light meters use foot-candles, metric projects lux.",
      rule: "× 11",
      familiar: [
        ["5", "a brightly lit parking lot, about"],
        ["10", "a corridor, about"],
        ["50", "an office desk, about"],
        ["100", "a workbench for fine work, about"],
      ],
      faq: [
        {
          q: "How many lux is 50 foot-candles?",
          a: "50 fc is 538.2 lx. Metric standards ask for 500 lx at an office desk, which is 46.45 fc.",
        },
      ],
    },
    {
      slug: "lumens-per-square-foot-to-lux",
      from: "lumen-per-square-foot",
      to: "lux",
      about: "A lumen per square foot is a foot-candle, written out: the lumens that land on each square foot.",
      rule: "× 11",
      familiar: [
        ["10", "a corridor, about"],
        ["30", "a classroom, about"],
        ["50", "an office, about"],
        ["10000", "full sunlight, about"],
      ],
      faq: [
        {
          q: "How many lux is 30 lumens per square foot?",
          a: "30 lm/ft² is 322.9 lx. Multiply the area of the room by 30 to see how many lumens must reach the surface.",
        },
        {
          q: "Is a lumen per square foot more than a lux?",
          a: "Yes, since the same lumen is spread over less area: 1 lm/ft² is 10.76 lx.",
        },
      ],
    },
    {
      slug: "lux-to-phots",
      from: "lux",
      to: "phot",
      about: "The phot is a lumen per square centimeter, a unit of the old centimeter–gram–second system.",
      familiar: [
        ["1", "a candle at one meter, about"],
        ["500", "an office, about"],
        ["10000", "a bright overcast sky, about"],
        ["100000", "direct sunlight, about"],
      ],
      faq: [
        {
          q: "How many phots is 500 lux?",
          a: "500 lx is 0.05 ph. Milliphots were more usual: an office has about fifty.",
        },
        {
          q: "Why is one phot so many lux?",
          a: "There are 10,000 square centimeters in a square meter, so 1 ph is 10,000 lx.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["lux-to-foot-candles"],
      q: "How do I convert lux to foot-candles?",
      a: "Divide by 10.76, the number of square feet in a square meter. Office lighting of 500 lx is 46.45 fc. For a quick estimate, divide by ten; the result is about 7.6% too high.",
    },
    { pairs: ["foot-candles-to-lux"], q: "How do I convert foot-candles to lux?", a: "Multiply by 10.76: 50 fc is 538.2 lx. A foot-candle is exactly one lumen per square foot, and a lux is one lumen per square meter." },
    {
      q: "How do I convert lux to lumens?",
      a: "Multiply by the lit area: lumens = lux × square meters. To reach 300 lx on 12 m², 3,600 lm must arrive there. The lamp must emit more than that, since shades and walls absorb some of the light.",
    },
    {
      q: "How do I convert lux to W/m² for sunlight or plants?",
      a: "No single factor works. Daylight has roughly 100 to 120 lm per watt, so 100,000 lx of full sun is about 900 W/m². The 683 lx per W/m² in this list applies only to green light at 540 THz (about 555 nm).",
    },
    {
      q: "What is EV in lux?",
      a: "E = 2.5 lx × 2^EV for an incident meter at ISO 100 with C = 250. EV 0 is 2.5 lx, EV 10 is 2,560 lx and EV 15, bright sun, is 81,920 lx. Each step doubles the light; 500 lx is EV 7.64.",
    },
  ],
});

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "lux-to-foot-candles",
    from: "lux",
    to: "foot-candle",
    about: "Lighting standards abroad set lux, American ones foot-candles, which are lumens on a square foot. Photographers and lighting designers meet lux on meters and foot-candles in American codes.",
    rule: "÷ 11",
    familiar: [
      ["50", "a living room in the evening"],
      ["500", "an office desk"],
      ["1000", "a kitchen counter, brightly lit"],
      ["100000", "direct sunlight"],
    ],
    faq: [
      {
        q: "How many foot-candles is 500 lux?",
        a: "500 lx is 46.45 fc. Designers divide by ten and forgive the 8%.",
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
    about: "For American lighting plans and light meters in metric projects.",
    rule: "× 11",
    familiar: [
      ["5", "a parking lot"],
      ["10", "a corridor"],
      ["50", "an office desk"],
      ["100", "a workbench"],
    ],
    faq: [
      {
        q: "How many lux is 50 foot-candles?",
        a: "50 fc is 538.2 lx, a well-lit desk.",
      },
    ],
  },
  {
    slug: "lumens-per-square-foot-to-lux",
    from: "lumen-per-square-foot",
    to: "lux",
    about: "The foot-candle under its definition: lumens that land on each square foot.",
    rule: "× 11",
    familiar: [
      ["10", "a corridor"],
      ["30", "a classroom"],
      ["50", "an office"],
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
    about: "The phot belongs to the centimeter system: one lumen on a square centimeter, as in old photographic papers.",
    familiar: [
      ["1", "a candle at one meter"],
      ["500", "an office"],
      ["10000", "one phot, a bright overcast sky"],
      ["100000", "sunlight"],
    ],
    faq: [
      {
        q: "How many phots is 500 lux?",
        a: "500 lx is 0.05 ph. Milliphots were more usual: an office has fifty.",
      },
      {
        q: "Why is a phot so many lux?",
        a: "There are 10,000 square centimeters in a square meter, so 1 ph is 10,000 lx.",
      },
    ],
  },
]);

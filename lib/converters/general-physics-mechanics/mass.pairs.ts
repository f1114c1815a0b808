import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilograms-to-pounds",
    from: "kilogram",
    to: "pound",
    about: "Body weight, luggage and gym plates: airlines and scales abroad use kilograms, US scales pounds. A kilogram is a little over two pounds.",
    rule: "× 2, + 10%",
    familiar: [
      ["3.5", "a newborn baby"],
      ["20", "an Olympic barbell"],
      ["23", "a checked bag’s limit in economy class"],
      ["70", "an adult"],
      ["1500", "a mid-size car"],
    ],
    faq: [
      {
        q: "How many pounds is 70 kg?",
        a: "70 kg is 154.3 lb. Other body weights: 60 kg is 132.3 lb, 80 kg is 176.4 lb and 100 kg is 220.5 lb.",
      },
    ],
  },
  {
    slug: "pounds-to-kilograms",
    from: "pound",
    to: "kilogram",
    about: "Doses, luggage limits and international sports use kilograms, so American weights are converted for hospitals, airlines and weigh-ins. The pound is exactly 0.45359237 kg.",
    rule: "÷ 2, − 10%",
    familiar: [
      ["8", "a newborn baby"],
      ["45", "a large barbell plate or an Olympic bar"],
      ["50", "the airline limit for a checked bag"],
      ["150", "an adult"],
      ["4000", "an SUV"],
    ],
    faq: [
      {
        q: "How many kilograms is 150 lb?",
        a: "150 lb is 68.04 kg. Nearby weights: 120 lb is 54.43 kg, and 200 lb is 90.72 kg.",
      },
      {
        q: "How do I convert pounds to kilograms for a medicine dose?",
        a: "Use the full factor, not a rule of thumb: divide by 2.20462. A child of 44 lb weighs 19.96 kg; hospitals record the weight in kilograms to avoid errors.",
      },
    ],
  },
  {
    slug: "grams-to-ounces",
    from: "gram",
    to: "ounce",
    about: "Coffee, gold jewelry and postage: food labels print grams, US kitchen scales and post offices ounces. This ounce is the avoirdupois one of 1/16 lb; gold is weighed in troy ounces.",
    rule: "÷ 30, + 5%",
    familiar: [
      ["15", "a tablespoon of butter"],
      ["100", "the basis of a food label"],
      ["250", "a bar of butter in Europe"],
      ["453.6", "one pound"],
    ],
    faq: [
      {
        q: "How many ounces is 100 grams?",
        a: "100 g is 3.527 oz. A letter at the one-ounce limit of the US Postal Service may weigh 28.35 g.",
      },
      {
        q: "Is 30 grams the same as an ounce?",
        a: "Nearly: 30 g is 1.058 oz, and 1 oz is 28.35 g. The rounding is fine for a snack, but not for a letter scale or for silver.",
      },
    ],
  },
  {
    slug: "ounces-to-grams",
    from: "ounce",
    to: "gram",
    about: "Recipes, baby bottles on a scale and yarn: US packages give ounces, digital scales are easier to read in grams. Sixteen ounces make a pound.",
    rule: "× 30, − 5%",
    familiar: [
      ["1", "a slice of bread"],
      ["4", "a quarter-pound burger patty"],
      ["8", "a steak"],
      ["16", "one pound"],
    ],
    faq: [
      {
        q: "How many grams is 8 oz of pasta?",
        a: "8 oz is 226.8 g, half a pound. Dry pasta is often cooked at 2 oz per person, which is 56.7 g.",
      },
      {
        q: "Can I use these ounces for fluid ounces or gold?",
        a: "No. This ounce is a weight of 28.35 g. Gold trades in troy ounces of 31.1 g, and a fluid ounce is a volume.",
      },
    ],
  },
  {
    slug: "stones-to-kilograms",
    from: "stone",
    to: "kilogram",
    about: "Bathroom scales in Britain and Ireland still show stone and pounds; doctors and gyms there work in kilograms. One stone is 14 lb.",
    rule: "× 6, + 5%",
    familiar: [
      ["8", "a light adult"],
      ["11", "a British woman, about average"],
      ["13.5", "a British man, about average"],
      ["20", "a heavyweight"],
    ],
    faq: [
      {
        q: "What is 11 stone 6 pounds in kilograms?",
        a: "The 6 lb are 6/14 of a stone, so the weight is 11.43 st, or 72.6 kg. The field also accepts 11 st 6 lb.",
      },
    ],
  },
]);

import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "There are three tons: the tonne (1,000 kg), the US short ton (2,000 lb, 907.185 kg) and the UK long ton (2,240 lb, 1,016.05 kg).",
    "Troy and apothecaries’ ounces are 480 grains; avoirdupois ounces are 437.5 grains.",
    "The masses of Earth, Jupiter and the Sun are nominal GM divided by the gravitational constant, so only about five digits are known. The Hong Kong catty is the legal 0.60478982 kg, a rounded 4/3 lb; the Russian funt is defined by the law of 1899 (409.51241 g).",
  ],
  pairs: [
    {
      slug: "kilograms-to-pounds",
      from: "kilogram",
      to: "pound",
      about: "Airlines, gyms and bathroom scales abroad use kilograms, American ones pounds. A kilogram is a little over two pounds.",
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
        { q: "Is a bag of 50 lb within a limit of 23 kg?", a: "Yes: 23 kg is 50.71 lb, and 50 lb is 22.68 kg. A bag that stays below 50 lb meets both." },
      ],
    },
    {
      slug: "pounds-to-kilograms",
      from: "pound",
      to: "kilogram",
      about: "Drug doses, international luggage limits and weigh-ins use kilograms. The pound is exactly 0.45359237 kg.",
      rule: "÷ 2, − 10%",
      familiar: [
        ["8", "a newborn baby"],
        ["45", "a large barbell plate or an Olympic bar"],
        ["50", "a common airline limit for a checked bag"],
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
      about: "Coffee recipes and food labels give grams; many US kitchen scales and the post office use ounces. This ounce is the avoirdupois one of 1/16 lb; gold is weighed in troy ounces.",
      rule: "÷ 30, + 5%",
      familiar: [
        ["14", "a tablespoon of butter"],
        ["100", "the amount that European food labels refer to"],
        ["250", "a block of butter in Europe"],
        ["453.6", "one pound"],
      ],
      faq: [
        {
          q: "How many ounces is 100 grams?",
          a: "100 g is 3.527 oz. A one-ounce letter, the first step of US postage, may weigh at most 28.35 g.",
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
      about: "American recipes, packages and yarn labels give ounces; grams are easier to read on a digital scale. Sixteen ounces make a pound.",
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
        ["11.3", "a British woman, about average"],
        ["13.5", "a British man, about average"],
        ["19", "a rugby prop, about"],
      ],
      faq: [
        {
          q: "What is 11 stone 6 pounds in kilograms?",
          a: "The 6 lb is 6/14 of a stone, so the weight is 11.43 st, or 72.6 kg. The field also accepts 11 st 6 lb.",
        },
        { q: "How many stone is 75 kg?", a: "75 kg is 11.81 st. Multiply the decimals by 14 for the pounds: 0.81 × 14 is about 11, so 11 stone 11." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilograms-to-pounds"],
      exact: true,
      q: "How do I convert kilograms to pounds?",
      a: "Divide by 0.45359237, or multiply by 2.20462. A 70 kg person weighs 154.32 lb. To go back, multiply pounds by 0.453592; the exact factor, set by the 1959 agreement, is 0.45359237.",
    },
    {
      q: "Is a troy ounce heavier than an ordinary ounce?",
      a: "Yes: a troy ounce is 31.1 g and an avoirdupois ounce 28.35 g, so the troy ounce is 9.7% heavier. Yet a troy pound has only 12 ounces and weighs 373.24 g, less than the 453.59 g of an ordinary pound. Gold and silver are quoted in troy ounces, food in avoirdupois.",
    },
    {
      q: "What is the difference between a ton, a tonne and a long ton?",
      a: "The US ton is 2,000 lb or 907.185 kg. The tonne, or metric ton, is 1,000 kg or 2,204.62 lb. The British long ton is 2,240 lb or 1,016.05 kg. The register ton and the ton of refrigeration are not units of mass at all.",
    },
    {
      pairs: ["stones-to-kilograms"],
      exact: true,
      q: "How many kilograms is a stone?",
      a: "A stone is 14 lb, exactly 6.35029318 kg. A person who weighs 11 stone weighs 154 lb or 69.85 kg. In Britain the remainder is given in pounds: type 11 st 6 lb in the value field to add the two.",
    },
    {
      q: "Are mass and weight the same thing?",
      a: "Not in physics: mass is the amount of matter, in kilograms; weight is the force of gravity on it, in newtons. A 1 kg bag weighs 9.80665 N under standard gravity and 1.62 N on the Moon, but stays 1 kg. For forces, use the Force Converter.",
    },
    {
      q: "What is a slug?",
      a: "It is the mass that one pound-force accelerates by 1 ft/s²: 32.1740 lb or 14.5939 kg. The inch version, called the slinch or blob, is 12 slugs, or 175.127 kg. With these units, F = m·a works in feet or inches without a conversion factor.",
    },
  ],
});

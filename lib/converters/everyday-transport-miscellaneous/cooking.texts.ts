import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Volumes convert to grams and ounces by the density of the ingredient: choose it next to the value. The default is water, 1 g/mL.",
    "The presets are USDA weights of one level US cup. Flour scooped from the bag can be 20% heavier, and sifted flour is lighter: a scale is more accurate than any cup.",
    "The plain cup, spoon, pint and fluid ounce are US customary; nutrition labels in the United States use a cup of 240 mL. The Australian tablespoon is 20 mL; all others are near 15 mL. Pinch, dash and smidgen follow modern measuring-spoon sets.",
  ],
  pairs: [
    {
      slug: "cups-us-to-milliliters",
      from: "cup-us",
      to: "milliliter",
      title: "Cups to Milliliters for Cooking (c to mL)",
      about: "US recipes count cups, metric measuring jugs show milliliters. The kitchen cup is half a US pint; nutrition labels round it to 240 mL.",
      rule: "× 240",
      familiar: [
        ["0.25", "a quarter cup"],
        ["0.5", "a half cup of milk"],
        ["1", "a measuring cup"],
        ["2", "a pint of cream"],
      ],
      faq: [
        {
          q: "How many mL is a half cup of milk in a recipe?",
          a: "0.5 c is 118.3 mL. Round to 120 mL: a difference of less than 2 mL does not matter in a recipe.",
        },
        {
          q: "How many US cups is half a liter, 500 mL?",
          a: "500 mL is 2.113 c: two cups and a splash, which is about two tablespoons.",
        },
      ],
    },
    {
      slug: "tablespoons-us-to-milliliters",
      from: "tablespoon-us",
      to: "milliliter",
      about: "For sauces and dressings: a US tablespoon is half a fluid ounce, the metric tablespoon is 15 mL, and the Australian one is 20 mL.",
      rule: "× 15",
      familiar: [
        ["1", "a tablespoon of oil"],
        ["2", "a coffee scoop"],
        ["4", "a quarter cup"],
        ["16", "a cup"],
      ],
      faq: [
        {
          q: "How many mL is 1 tablespoon?",
          a: "1 tbsp is 14.79 mL, and cooks use 15 mL. Check the author: an Australian tablespoon holds a third more.",
        },
        {
          q: "How many tablespoons are in 50 mL?",
          a: "50 mL is 3.381 tbsp: three tablespoons and a bit more than a teaspoon.",
        },
      ],
    },
    {
      slug: "cups-us-to-grams",
      from: "cup-us",
      to: "gram",
      title: "Cups to Grams by Ingredient (c to g)",
      lead: "1 cup of water is {=1; water} g, of flour {=1; all-purpose flour} g, of sugar {=1; granulated sugar} g. Select the ingredient.",
      about: "A cup is a volume, so the grams depend on what is in it: choose the ingredient next to the value. The weights come from the USDA’s food database.",
      familiar: [
        ["0.5", "half a cup of water"],
        ["1", "a cup of water"],
        ["2", "a pint of water"],
        ["4", "a quart of water"],
      ],
      faq: [
        {
          q: "Why does a cup have different grams for flour and for water?",
          a: "Flour is full of air. The same cup that holds 236.6 g of water holds little more than half that weight of flour, and packing the flour down changes it again.",
        },
      ],
    },
    {
      slug: "grams-to-cups-us",
      from: "gram",
      to: "cup-us",
      title: "Grams to Cups by Ingredient (g to c)",
      lead: "250 g of water are {=250; water} cups, of flour {=250; all-purpose flour} cups, of sugar {=250; granulated sugar} cups. Select the ingredient.",
      about: "European recipes weigh dry ingredients; American kitchens scoop them. Choose the ingredient first, because a weight of flour fills far more cups than the same weight of sugar.",
      familiar: [
        ["100", "100 g of water, less than half a cup"],
        ["250", "a metric cup of water"],
        ["500", "half a liter of water"],
      ],
      faq: [
        {
          q: "How many cups is 100 grams of water?",
          a: "100 g is 0.4227 c of water. For flour or sugar, select the ingredient: light ingredients fill more of the cup.",
        },
      ],
    },
    {
      slug: "teaspoons-us-to-milliliters",
      from: "teaspoon-us",
      to: "milliliter",
      about: "A US teaspoon, the measure for vanilla, salt and baking powder, is a third of a tablespoon, and labels round it to 5 mL.",
      rule: "× 5",
      familiar: [
        ["0.25", "a quarter teaspoon of salt"],
        ["1", "a teaspoon of vanilla"],
        ["2", "two teaspoons of baking powder"],
        ["3", "a tablespoon"],
      ],
      faq: [
        {
          q: "How many mL is 1 teaspoon of medicine?",
          a: "1 tsp is 4.929 mL, and drug labels use exactly 5 mL. Give medicine with the syringe or cup in the box: a spoon from the drawer can hold half or double that.",
        },
        {
          q: "How many teaspoons are 10 mL?",
          a: "10 mL is 2.029 tsp, two teaspoons for all practical purposes.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["cups-us-to-milliliters"],
      q: "How many milliliters is a US cup?",
      a: "236.588 mL, half a US pint, usually rounded to 240 mL. US nutrition labels use exactly 240 mL, the metric cup of Australia and Canada is 250 mL, the Japanese cup is 200 mL, and half an imperial pint is 284.131 mL.",
    },
    {
      pairs: ["cups-us-to-grams"],
      q: "How many grams is a cup of flour?",
      a: "125 g for all-purpose flour, spooned and leveled in a US cup, according to the USDA: a density of 0.5283 g/mL. A cup of granulated sugar is 200 g, butter 227 g and honey 339 g. Choose the ingredient first: with the default, water, a cup would read 236.6 g.",
    },
    {
      q: "How many tablespoons are in a cup?",
      a: "16 US tablespoons of 14.787 mL, and each tablespoon has 3 teaspoons of 4.929 mL. A quarter cup is 4 tablespoons, and a third of a cup is 5 tablespoons and 1 teaspoon. A metric cup holds 16.67 metric tablespoons of 15 mL.",
    },
    {
      q: "What is the difference between an ounce and a fluid ounce?",
      a: "An ounce is a mass of 28.35 g; a US fluid ounce is a volume of 29.574 mL. One fluid ounce of water weighs about 1.04 oz, honey 1.49 oz and flour only 0.55 oz. The imperial fluid ounce is 28.413 mL.",
    },
    {
      pairs: ["grams-to-cups-us"],
      q: "How do I convert grams to cups?",
      a: "Divide the grams by the density of the ingredient to get milliliters, then by 236.588. 100 g of granulated sugar at 0.8454 g/mL is 118.29 mL, half a US cup.",
    },
    {
      q: "How much is a stick of butter?",
      a: "Half a US cup, 118.294 mL or 8 tablespoons. With the density of butter, 0.9595 g/mL, it comes to 113.5 g; the wrapper says a quarter of a pound, 113.4 g. Choose butter as the ingredient to see the mass.",
    },
  ],
});

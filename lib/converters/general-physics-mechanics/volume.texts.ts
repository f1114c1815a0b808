import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Gallons, quarts, pints, fluid ounces, barrels, cups and spoons are labeled by system, because an imperial gallon is 20% larger than a US gallon.",
    "Board feet and cords measure sawn and stacked wood; the Lumber Volume Converter has more lumber units.",
    "Gas volumes depend on temperature and pressure. Ccf and Mcf here are plain cubic feet at metered conditions.",
  ],
  pairs: [
    {
      slug: "liters-to-gallons-us",
      from: "liter",
      to: "gallon-us",
      about: "Fuel, milk and paint are sold by the liter in most countries and by the gallon in the United States. A US gallon is 231 cubic inches, a little less than four liters.",
      rule: "÷ 4, + 5%",
      familiar: [
        ["2", "a large soda bottle"],
        ["20", "a jerry can"],
        ["50", "the fuel tank of a small car"],
        ["150", "a full bathtub, about"],
      ],
      faq: [
        {
          q: "How many gallons is a 60-liter fuel tank?",
          a: "60 L is 15.85 gal. At 30 mpg that is a range of about 480 miles.",
        },
        { q: "Is a 200-liter drum the same as a 55-gallon drum?", a: "Yes. 55 gal is 208.2 L, and 200 L is 52.83 gal: the same steel drum has a round name in each system." },
      ],
    },
    {
      slug: "gallons-us-to-liters",
      from: "gallon-us",
      to: "liter",
      about: "US gas pumps, aquariums and water heaters use the gallon of 231 cubic inches. Almost every other country sells liquids by the liter.",
      rule: "× 4, − 5%",
      familiar: [
        ["1", "a jug of milk"],
        ["5", "a water cooler bottle"],
        ["15", "the fuel tank of a sedan"],
        ["40", "a common home water heater"],
      ],
      faq: [
        {
          q: "How many liters is a 5-gallon bucket?",
          a: "5 gal is 18.93 L. Filled with water it weighs about 42 lb, or 19 kg.",
        },
        {
          q: "Are four liters a gallon?",
          a: "Almost: 4 L is 1.057 gal, and 1 gal is 3.785 L. The UK gallon is larger, 4.54609 L.",
        },
      ],
    },
    {
      slug: "milliliters-to-fluid-ounces-us",
      from: "milliliter",
      to: "fluid-ounce-us",
      about: "Bottle labels and carry-on limits are in milliliters; US recipes and bars pour fluid ounces. A US fluid ounce is close to 30 mL.",
      rule: "÷ 30",
      familiar: [
        ["100", "the carry-on liquid limit"],
        ["330", "a beverage can in Europe"],
        ["355", "a US soda can"],
        ["750", "a bottle of wine"],
      ],
      faq: [
        {
          q: "How many fluid ounces is 500 mL?",
          a: "500 mL is 16.91 fl oz. A US bottle of 16.9 fl oz is the same half liter.",
        },
        {
          q: "Why does a US nutrition label say 30 mL for a fluid ounce?",
          a: "The US food label rules round the fluid ounce to 30 mL. The customary fluid ounce is 1.4% less: 1 fl oz is 29.57 mL.",
        },
      ],
    },
    {
      slug: "cubic-meters-to-cubic-feet",
      from: "cubic-meter",
      to: "cubic-foot",
      about: "Gas, moving trucks and refrigerators are sized in cubic meters abroad. A cubic meter is a box with sides of one meter, and about 35 one-foot boxes fill it.",
      rule: "× 35",
      familiar: [
        ["0.7", "a large refrigerator, about"],
        ["29", "a 20-foot moving truck, about"],
        ["33", "the inside of a 20-ft container"],
        ["2500", "an Olympic pool, 2 m deep"],
      ],
      faq: [
        {
          q: "How many cubic feet is a 20-foot container of 33 cubic meters?",
          a: "33 m³ is 1,165 ft³. A 40-foot container of 67 m³ holds 2,366 ft³.",
        },
        {
          q: "How many cubic feet of gas is a reading in cubic meters?",
          a: "1 m³ of gas is 35.31 ft³, so 100 m³ is 3,531 ft³. US bills count hundreds of cubic feet, written CCF.",
        },
      ],
    },
    {
      slug: "cups-us-to-milliliters",
      from: "cup-us",
      to: "milliliter",
      about: "The American cup is half a pint; measuring jugs elsewhere are marked in milliliters. Nutrition labels round the cup to 240 mL.",
      rule: "× 240",
      familiar: [
        ["0.25", "a quarter-cup measure"],
        ["1", "a measuring cup"],
        ["4", "a quart of broth"],
        ["16", "a gallon of milk"],
      ],
      faq: [
        {
          q: "How many milliliters is a third of a cup?",
          a: "A third of a cup is 79 mL. Two cups are 473.2 mL, which is one pint.",
        },
        { q: "How many US cups is a 500 mL measuring jug?", a: "500 mL is 2.113 c. A metric cup is usually 250 mL, or 1.057 c, so Australian recipes come out slightly larger." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["liters-to-gallons-us"],
      q: "How do I convert liters to US gallons?",
      a: "Divide by 3.785, or multiply by 0.264172. A 50 L tank holds 13.2086 US gal. The US gallon is exactly 231 cubic inches, or 3.785 L.",
    },
    {
      pairs: ["gallons-us-to-liters"],
      general: true,
      q: "Is a UK gallon bigger than a US gallon?",
      a: "Yes, by a fifth: the imperial gallon is 4.54609 L and the US gallon 3.785 L, a ratio of 1.20095. Pints have the same ratio (568.261 mL vs. 473.176 mL), but for fluid ounces it is the other way around: 28.4131 mL imperial vs. 29.5735 mL US, because an imperial pint has 20 and a US pint 16.",
    },
    {
      pairs: ["cups-us-to-milliliters"],
      q: "How many milliliters are in a cup?",
      a: "It depends on the cup. US customary: 236.588 mL. US nutrition labels: 240 mL. Metric (Australia, Canada): 250 mL. Japan: 200 mL, while a rice-cooker cup is one gō, 180.39 mL. For a recipe, use the cup of the country it comes from.",
    },
    {
      q: "How many liters are in a barrel?",
      a: "An oil barrel is 42 US gal, 158.987 L. A US beer barrel is 31 US gal, 117.348 L, so a half-barrel keg holds 58.67 L. The general US liquid barrel is 31.5 gal, the US dry barrel is 7,056 in³ (115.627 L), and the imperial barrel is 36 imperial gallons (163.659 L).",
    },
    {
      q: "What do CCF and MCF on my bill mean?",
      a: "One CCF is 100 cubic feet, or 2.83168 m³; for water, that is 748.052 US gal. One MCF is 1,000 cubic feet: the M is the Roman numeral for 1,000, not the metric mega. Gas may then be billed by heat content, which the volume alone does not tell you.",
    },
    {
      q: "Why is a dry quart larger than a liquid quart?",
      a: "US dry measure is based on the bushel of 2,150.42 in³, liquid measure on the gallon of 231 in³. A dry quart is 1/32 bushel, 1,101.22 mL; a liquid quart is 946.353 mL. The dry quart is 16.4% larger, so a quart of berries is more than a quart of milk.",
    },
  ],
});

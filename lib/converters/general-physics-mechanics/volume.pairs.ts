import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "liters-to-gallons-us",
    from: "liter",
    to: "gallon-us",
    about: "Fuel, milk and paint are sold by the liter in most countries and by the gallon in the United States. A US gallon is 231 cubic inches, a little less than four liters.",
    rule: "÷ 4, + 5%",
    familiar: [
      ["2", "a large soda bottle"],
      ["20", "a water-cooler or jerry can"],
      ["50", "the tank of a small car"],
      ["150", "a bath"],
    ],
    faq: [
      {
        q: "How many gallons is a 60-liter fuel tank?",
        a: "60 L is 15.85 gal. At 30 mpg that is a range of about 480 miles.",
      },
    ],
  },
  {
    slug: "gallons-us-to-liters",
    from: "gallon-us",
    to: "liter",
    about: "US pumps, aquariums and water bills use the gallon of 231 cubic inches. Metric labels, and engines with liters of displacement, need liters.",
    rule: "× 4, − 5%",
    familiar: [
      ["1", "a jug of milk"],
      ["5", "an office water bottle"],
      ["15", "the fuel tank of a sedan"],
      ["40", "a home water heater"],
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
    about: "Bottles, medicine cups and carry-on limits: the labels give milliliters, US recipes and bars pour fluid ounces. A US fluid ounce is close to 30 mL.",
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
        a: "The US food label rules round the fluid ounce to 30 mL. The customary ounce is 1 fl oz or 29.57 mL, 1.4% less.",
      },
    ],
  },
  {
    slug: "cubic-meters-to-cubic-feet",
    from: "cubic-meter",
    to: "cubic-foot",
    about: "Gas meters, moving vans and refrigerators: a cubic meter is a box with sides of one meter, and about 35 one-foot boxes fill it.",
    rule: "× 35",
    familiar: [
      ["1", "a cubic meter of garden soil, delivered in one bag"],
      ["30", "a small moving truck"],
      ["33", "the inside of a 20-ft container"],
      ["2500", "an Olympic pool of 2 m depth"],
    ],
    faq: [
      {
        q: "How many cubic feet is a 20-foot container of 33 cubic meters?",
        a: "33 m³ is 1,165 ft³. A 40-foot container of 67 m³ holds 2,366 ft³.",
      },
      {
        q: "How do I read a gas bill in cubic feet if the meter shows cubic meters?",
        a: "1 m³ of gas is 35.31 ft³, so a use of 100 m³ is 3,531 ft³. US bills count hundreds of cubic feet, written CCF.",
      },
    ],
  },
  {
    slug: "cups-us-to-milliliters",
    from: "cup-us",
    to: "milliliter",
    about: "American recipes measure with a cup of half a pint; kitchen jugs elsewhere have milliliters. Nutrition labels round the cup to 240 mL.",
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
    ],
  },
]);

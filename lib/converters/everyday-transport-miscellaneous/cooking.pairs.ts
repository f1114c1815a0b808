import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "cups-us-to-milliliters", from: "cup-us", to: "milliliter", title: "Cups to Milliliters for Cooking (c to mL)" },
  { slug: "tablespoons-us-to-milliliters", from: "tablespoon-us", to: "milliliter" },
  { slug: "cups-us-to-grams", from: "cup-us", to: "gram" },
  { slug: "grams-to-cups-us", from: "gram", to: "cup-us" },
  { slug: "teaspoons-us-to-milliliters", from: "teaspoon-us", to: "milliliter" },
]);

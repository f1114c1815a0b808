import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "grams-per-cubic-centimeter-to-kilograms-per-cubic-meter",
    from: "gram-per-cubic-centimeter",
    to: "kilogram-per-cubic-meter",
  },
  {
    slug: "kilograms-per-cubic-meter-to-pounds-per-cubic-foot",
    from: "kilogram-per-cubic-meter",
    to: "pound-per-cubic-foot",
  },
  {
    slug: "pounds-per-cubic-foot-to-kilograms-per-cubic-meter",
    from: "pound-per-cubic-foot",
    to: "kilogram-per-cubic-meter",
  },
  {
    slug: "grams-per-cubic-centimeter-to-pounds-per-cubic-inch",
    from: "gram-per-cubic-centimeter",
    to: "pound-per-cubic-inch",
  },
  {
    slug: "grams-per-milliliter-to-kilograms-per-liter",
    from: "gram-per-milliliter",
    to: "kilogram-per-liter",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "milligrams-per-liter-to-grams-per-liter", from: "milligram-per-liter", to: "gram-per-liter" },
  {
    slug: "milligrams-per-deciliter-to-grams-per-liter",
    from: "milligram-per-deciliter",
    to: "gram-per-liter",
  },
  {
    slug: "micrograms-per-milliliter-to-milligrams-per-liter",
    from: "microgram-per-milliliter",
    to: "milligram-per-liter",
  },
  { slug: "percent-weight-volume-to-grams-per-liter", from: "percent-weight-volume", to: "gram-per-liter" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "grams-per-square-meter-to-ounces-per-square-yard",
    from: "gram-per-square-meter",
    to: "ounce-per-square-yard",
  },
  {
    slug: "ounces-per-square-yard-to-grams-per-square-meter",
    from: "ounce-per-square-yard",
    to: "gram-per-square-meter",
  },
  {
    slug: "pounds-bond-paper-to-grams-per-square-meter",
    from: "pound-bond-paper",
    to: "gram-per-square-meter",
  },
  {
    slug: "grams-per-square-meter-to-pounds-cover-paper",
    from: "gram-per-square-meter",
    to: "pound-cover-paper",
  },
  {
    slug: "kilograms-per-square-meter-to-pounds-per-square-foot",
    from: "kilogram-per-square-meter",
    to: "pound-per-square-foot",
  },
]);

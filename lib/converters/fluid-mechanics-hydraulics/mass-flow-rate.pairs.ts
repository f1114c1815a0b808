import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "kilograms-per-hour-to-pounds-per-hour", from: "kilogram-per-hour", to: "pound-per-hour" },
  { slug: "pounds-per-hour-to-kilograms-per-hour", from: "pound-per-hour", to: "kilogram-per-hour" },
  {
    slug: "kilograms-per-second-to-kilograms-per-hour",
    from: "kilogram-per-second",
    to: "kilogram-per-hour",
  },
  { slug: "tonnes-per-hour-to-kilograms-per-second", from: "tonne-per-hour", to: "kilogram-per-second" },
]);

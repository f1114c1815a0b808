import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "newtons-per-millimeter-to-pounds-force-per-inch",
    from: "newton-per-millimeter",
    to: "pound-force-per-inch",
  },
  {
    slug: "pounds-force-per-inch-to-newtons-per-millimeter",
    from: "pound-force-per-inch",
    to: "newton-per-millimeter",
  },
  {
    slug: "kilograms-force-per-millimeter-to-newtons-per-millimeter",
    from: "kilogram-force-per-millimeter",
    to: "newton-per-millimeter",
  },
  {
    slug: "newtons-per-meter-to-pounds-force-per-inch",
    from: "newton-per-meter",
    to: "pound-force-per-inch",
  },
]);

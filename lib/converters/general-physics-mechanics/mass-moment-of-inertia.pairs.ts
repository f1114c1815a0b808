import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilogram-square-meters-to-pound-square-feet",
    from: "kilogram-square-meter",
    to: "pound-square-foot",
  },
  {
    slug: "pound-square-feet-to-kilogram-square-meters",
    from: "pound-square-foot",
    to: "kilogram-square-meter",
  },
  {
    slug: "kilogram-square-meters-to-pound-square-inches",
    from: "kilogram-square-meter",
    to: "pound-square-inch",
  },
  {
    slug: "slug-square-feet-to-kilogram-square-meters",
    from: "slug-square-foot",
    to: "kilogram-square-meter",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "meters-per-day-to-meters-per-second", from: "meter-per-day", to: "meter-per-second" },
  { slug: "centimeters-per-second-to-feet-per-day", from: "centimeter-per-second", to: "foot-per-day" },
  { slug: "feet-per-day-to-meters-per-day", from: "foot-per-day", to: "meter-per-day" },
  {
    slug: "centimeters-per-second-to-meters-per-second",
    from: "centimeter-per-second",
    to: "meter-per-second",
  },
]);

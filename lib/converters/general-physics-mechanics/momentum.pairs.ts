import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilogram-meters-per-second-to-pound-feet-per-second",
    from: "kilogram-meter-per-second",
    to: "pound-foot-per-second",
  },
  { slug: "newton-seconds-to-pound-force-seconds", from: "newton-second", to: "pound-force-second" },
  { slug: "pound-force-seconds-to-newton-seconds", from: "pound-force-second", to: "newton-second" },
]);

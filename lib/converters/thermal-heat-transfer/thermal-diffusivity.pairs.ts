import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "square-millimeters-per-second-to-square-meters-per-second",
    from: "square-millimeter-per-second",
    to: "square-meter-per-second",
  },
  {
    slug: "square-meters-per-second-to-square-feet-per-hour",
    from: "square-meter-per-second",
    to: "square-foot-per-hour",
  },
  {
    slug: "square-feet-per-hour-to-square-meters-per-second",
    from: "square-foot-per-hour",
    to: "square-meter-per-second",
  },
  {
    slug: "square-centimeters-per-second-to-square-millimeters-per-second",
    from: "square-centimeter-per-second",
    to: "square-millimeter-per-second",
  },
]);

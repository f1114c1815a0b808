import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "radians-per-second-squared-to-revolutions-per-minute-per-second",
    from: "radian-per-second-squared",
    to: "revolution-per-minute-per-second",
  },
  {
    slug: "revolutions-per-minute-per-second-to-radians-per-second-squared",
    from: "revolution-per-minute-per-second",
    to: "radian-per-second-squared",
  },
  {
    slug: "radians-per-second-squared-to-degrees-per-second-squared",
    from: "radian-per-second-squared",
    to: "degree-per-second-squared",
  },
]);

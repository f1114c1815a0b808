import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "revolutions-per-minute-to-radians-per-second",
    from: "revolution-per-minute",
    to: "radian-per-second",
  },
  {
    slug: "radians-per-second-to-revolutions-per-minute",
    from: "radian-per-second",
    to: "revolution-per-minute",
  },
  {
    slug: "degrees-per-second-to-revolutions-per-minute",
    from: "degree-per-second",
    to: "revolution-per-minute",
  },
  {
    slug: "revolutions-per-minute-to-degrees-per-second",
    from: "revolution-per-minute",
    to: "degree-per-second",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "centistokes-to-square-millimeters-per-second",
    from: "centistokes",
    to: "square-millimeter-per-second",
  },
  { slug: "centistokes-to-square-meters-per-second", from: "centistokes", to: "square-meter-per-second" },
  { slug: "square-meters-per-second-to-centistokes", from: "square-meter-per-second", to: "centistokes" },
  { slug: "saybolt-universal-100f-to-centistokes", from: "saybolt-universal-100f", to: "centistokes" },
]);

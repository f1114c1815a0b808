import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "microstrain-to-percent", from: "microstrain", to: "percent" },
  { slug: "percent-to-microstrain", from: "percent", to: "microstrain" },
  { slug: "microstrain-to-millimeters-per-meter", from: "microstrain", to: "millimeter-per-meter" },
  { slug: "inches-per-inch-to-microstrain", from: "inch-per-inch", to: "microstrain" },
]);

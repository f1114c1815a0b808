import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "millimeters-to-inches", from: "millimeter", to: "inch" },
  { slug: "inches-to-millimeters", from: "inch", to: "millimeter" },
  { slug: "millimeters-to-liters-per-square-meter", from: "millimeter", to: "liter-per-square-meter" },
  { slug: "inches-to-gallons-us-per-square-foot", from: "inch", to: "gallon-us-per-square-foot" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "millimeters-per-hour-to-inches-per-hour", from: "millimeter-per-hour", to: "inch-per-hour" },
  { slug: "inches-per-hour-to-millimeters-per-hour", from: "inch-per-hour", to: "millimeter-per-hour" },
  { slug: "millimeters-per-day-to-inches-per-day", from: "millimeter-per-day", to: "inch-per-day" },
  {
    slug: "millimeters-per-hour-to-liters-per-square-meter-hour",
    from: "millimeter-per-hour",
    to: "liter-per-square-meter-hour",
  },
]);

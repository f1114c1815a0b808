import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "liters-per-minute-to-gallons-us-per-minute",
    from: "liter-per-minute",
    to: "gallon-us-per-minute",
  },
  {
    slug: "gallons-us-per-minute-to-liters-per-minute",
    from: "gallon-us-per-minute",
    to: "liter-per-minute",
  },
  {
    slug: "cubic-meters-per-hour-to-cubic-feet-per-minute",
    from: "cubic-meter-per-hour",
    to: "cubic-foot-per-minute",
  },
  {
    slug: "cubic-feet-per-minute-to-cubic-meters-per-hour",
    from: "cubic-foot-per-minute",
    to: "cubic-meter-per-hour",
  },
  {
    slug: "gallons-us-per-minute-to-cubic-meters-per-hour",
    from: "gallon-us-per-minute",
    to: "cubic-meter-per-hour",
  },
]);

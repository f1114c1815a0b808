import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "normal-cubic-meters-per-hour-to-standard-cubic-feet-per-minute",
    from: "normal-cubic-meter-per-hour",
    to: "standard-cubic-foot-per-minute",
  },
  {
    slug: "standard-cubic-feet-per-minute-to-normal-cubic-meters-per-hour",
    from: "standard-cubic-foot-per-minute",
    to: "normal-cubic-meter-per-hour",
  },
  {
    slug: "standard-liters-per-minute-to-standard-cubic-feet-per-hour",
    from: "standard-liter-per-minute",
    to: "standard-cubic-foot-per-hour",
  },
  {
    slug: "standard-cubic-centimeters-per-minute-to-standard-liters-per-minute",
    from: "standard-cubic-centimeter-per-minute",
    to: "standard-liter-per-minute",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "millibar-liters-per-second-to-pascal-cubic-meters-per-second",
    from: "millibar-liter-per-second",
    to: "pascal-cubic-meter-per-second",
  },
  {
    slug: "millibar-liters-per-second-to-standard-cubic-centimeters-per-minute",
    from: "millibar-liter-per-second",
    to: "standard-cubic-centimeter-per-minute",
  },
  {
    slug: "torr-liters-per-second-to-millibar-liters-per-second",
    from: "torr-liter-per-second",
    to: "millibar-liter-per-second",
  },
  {
    slug: "atmosphere-cubic-centimeters-per-second-to-millibar-liters-per-second",
    from: "atmosphere-cubic-centimeter-per-second",
    to: "millibar-liter-per-second",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "watts-per-square-meter-kelvin-to-btu-per-hour-square-foot-fahrenheit",
    from: "watt-per-square-meter-kelvin",
    to: "btu-per-hour-square-foot-fahrenheit",
  },
  {
    slug: "btu-per-hour-square-foot-fahrenheit-to-watts-per-square-meter-kelvin",
    from: "btu-per-hour-square-foot-fahrenheit",
    to: "watt-per-square-meter-kelvin",
  },
  {
    slug: "watts-per-square-meter-kelvin-to-kilocalories-it-per-hour-square-meter-celsius",
    from: "watt-per-square-meter-kelvin",
    to: "kilocalorie-it-per-hour-square-meter-celsius",
  },
  {
    slug: "r-value-us-to-watts-per-square-meter-kelvin",
    from: "r-value-us",
    to: "watt-per-square-meter-kelvin",
  },
]);

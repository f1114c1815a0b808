import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "watts-per-meter-kelvin-to-btu-per-hour-foot-fahrenheit",
    from: "watt-per-meter-kelvin",
    to: "btu-per-hour-foot-fahrenheit",
  },
  {
    slug: "btu-per-hour-foot-fahrenheit-to-watts-per-meter-kelvin",
    from: "btu-per-hour-foot-fahrenheit",
    to: "watt-per-meter-kelvin",
  },
  {
    slug: "btu-inches-per-hour-square-foot-fahrenheit-to-watts-per-meter-kelvin",
    from: "btu-inch-per-hour-square-foot-fahrenheit",
    to: "watt-per-meter-kelvin",
  },
  {
    slug: "watts-per-meter-kelvin-to-kilocalories-it-per-hour-meter-celsius",
    from: "watt-per-meter-kelvin",
    to: "kilocalorie-it-per-hour-meter-celsius",
  },
]);

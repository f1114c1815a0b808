import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "micrometers-per-meter-kelvin-to-microinches-per-inch-fahrenheit",
    from: "micrometer-per-meter-kelvin",
    to: "microinch-per-inch-fahrenheit",
  },
  {
    slug: "microinches-per-inch-fahrenheit-to-micrometers-per-meter-kelvin",
    from: "microinch-per-inch-fahrenheit",
    to: "micrometer-per-meter-kelvin",
  },
  { slug: "ppm-per-celsius-to-ppm-per-fahrenheit", from: "ppm-per-celsius", to: "ppm-per-fahrenheit" },
  { slug: "per-kelvin-to-per-fahrenheit", from: "per-kelvin", to: "per-fahrenheit" },
]);

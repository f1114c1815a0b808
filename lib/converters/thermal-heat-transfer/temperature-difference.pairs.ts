import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "delta-celsius-to-delta-fahrenheit", from: "delta-celsius", to: "delta-fahrenheit", title: "Temperature Difference: °C to °F" },
  { slug: "delta-fahrenheit-to-delta-celsius", from: "delta-fahrenheit", to: "delta-celsius", title: "Temperature Difference: °F to °C" },
  { slug: "delta-kelvin-to-delta-fahrenheit", from: "delta-kelvin", to: "delta-fahrenheit", title: "Temperature Difference: K to °F" },
  { slug: "delta-fahrenheit-to-delta-kelvin", from: "delta-fahrenheit", to: "delta-kelvin", title: "Temperature Difference: °F to K" },
]);

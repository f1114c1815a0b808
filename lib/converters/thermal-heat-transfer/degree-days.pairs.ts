import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "celsius-days-to-fahrenheit-days", from: "celsius-day", to: "fahrenheit-day" },
  { slug: "fahrenheit-days-to-celsius-days", from: "fahrenheit-day", to: "celsius-day" },
  { slug: "celsius-days-to-celsius-hours", from: "celsius-day", to: "celsius-hour" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "hectopascals-to-inches-of-mercury", from: "hectopascal", to: "inch-of-mercury" },
  { slug: "inches-of-mercury-to-hectopascals", from: "inch-of-mercury", to: "hectopascal" },
  { slug: "millibar-to-inches-of-mercury", from: "millibar", to: "inch-of-mercury" },
  { slug: "hectopascals-to-millimeters-of-mercury", from: "hectopascal", to: "millimeter-of-mercury" },
  { slug: "feet-altitude-to-hectopascals", from: "foot-altitude", to: "hectopascal", title: "Pressure Altitude to Pressure (ft to hPa)" },
]);

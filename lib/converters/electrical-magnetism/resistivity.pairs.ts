import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "ohm-meters-to-ohm-centimeters", from: "ohm-meter", to: "ohm-centimeter" },
  { slug: "ohm-centimeters-to-ohm-meters", from: "ohm-centimeter", to: "ohm-meter" },
  { slug: "microhm-centimeters-to-ohm-meters", from: "microhm-centimeter", to: "ohm-meter" },
  { slug: "ohm-circular-mils-per-foot-to-ohm-meters", from: "ohm-circular-mil-per-foot", to: "ohm-meter" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "millisiemens-to-siemens", from: "millisiemens", to: "siemens" },
  { slug: "microsiemens-to-millisiemens", from: "microsiemens", to: "millisiemens" },
  { slug: "siemens-to-mhos", from: "siemens", to: "mho" },
  { slug: "siemens-to-ohms", from: "siemens", to: "ohm" },
]);

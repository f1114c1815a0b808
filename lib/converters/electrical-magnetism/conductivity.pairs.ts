import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "microsiemens-per-centimeter-to-millisiemens-per-centimeter",
    from: "microsiemens-per-centimeter",
    to: "millisiemens-per-centimeter",
  },
  { slug: "siemens-per-meter-to-percent-iacs", from: "siemens-per-meter", to: "percent-iacs" },
  {
    slug: "microsiemens-per-centimeter-to-siemens-per-meter",
    from: "microsiemens-per-centimeter",
    to: "siemens-per-meter",
  },
  {
    slug: "decisiemens-per-meter-to-millisiemens-per-centimeter",
    from: "decisiemens-per-meter",
    to: "millisiemens-per-centimeter",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "diopters-to-millimeters-focal-length", from: "diopter", to: "millimeter-focal-length" },
  { slug: "diopters-to-centimeters-focal-length", from: "diopter", to: "centimeter-focal-length" },
  { slug: "millimeters-focal-length-to-diopters", from: "millimeter-focal-length", to: "diopter" },
  { slug: "inches-focal-length-to-diopters", from: "inch-focal-length", to: "diopter" },
]);

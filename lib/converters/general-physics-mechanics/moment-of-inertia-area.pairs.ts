import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "cm4-to-in4", from: "centimeter-fourth", to: "inch-fourth" },
  { slug: "in4-to-cm4", from: "inch-fourth", to: "centimeter-fourth" },
  { slug: "mm4-to-in4", from: "millimeter-fourth", to: "inch-fourth" },
  { slug: "in4-to-mm4", from: "inch-fourth", to: "millimeter-fourth" },
]);

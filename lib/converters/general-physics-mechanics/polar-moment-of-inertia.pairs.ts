import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "cm4-to-in4",
    from: "centimeter-fourth",
    to: "inch-fourth",
    title: "Polar Moment of Inertia: cm⁴ to in⁴",
  },
  {
    slug: "in4-to-cm4",
    from: "inch-fourth",
    to: "centimeter-fourth",
    title: "Polar Moment of Inertia: in⁴ to cm⁴",
  },
  {
    slug: "mm4-to-in4",
    from: "millimeter-fourth",
    to: "inch-fourth",
    title: "Polar Moment of Inertia: mm⁴ to in⁴",
  },
  {
    slug: "in4-to-mm4",
    from: "inch-fourth",
    to: "millimeter-fourth",
    title: "Polar Moment of Inertia: in⁴ to mm⁴",
  },
]);

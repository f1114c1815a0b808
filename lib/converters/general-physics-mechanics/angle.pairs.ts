import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "degrees-to-radians", from: "degree", to: "radian" },
  { slug: "radians-to-degrees", from: "radian", to: "degree" },
  { slug: "arcminutes-to-degrees", from: "arcminute", to: "degree" },
  { slug: "degrees-to-gradians", from: "degree", to: "gradian" },
  { slug: "arcseconds-to-degrees", from: "arcsecond", to: "degree" },
]);

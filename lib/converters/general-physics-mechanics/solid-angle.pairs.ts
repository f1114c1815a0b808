import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "steradians-to-square-degrees", from: "steradian", to: "square-degree" },
  { slug: "square-degrees-to-steradians", from: "square-degree", to: "steradian" },
  { slug: "spats-to-steradians", from: "spat", to: "steradian" },
]);

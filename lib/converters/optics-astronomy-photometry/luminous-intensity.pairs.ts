import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "candelas-to-candlepower", from: "candela", to: "candlepower" },
  { slug: "candelas-to-lumens-per-steradian", from: "candela", to: "lumen-per-steradian" },
  { slug: "millicandelas-to-candelas", from: "millicandela", to: "candela" },
  { slug: "hefnerkerzes-to-candelas", from: "hefnerkerze", to: "candela" },
]);

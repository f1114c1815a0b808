import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "nits-to-foot-lamberts", from: "nit", to: "foot-lambert" },
  { slug: "foot-lamberts-to-nits", from: "foot-lambert", to: "nit" },
  { slug: "nits-to-candelas-per-square-meter", from: "nit", to: "candela-per-square-meter" },
  { slug: "stilbs-to-candelas-per-square-meter", from: "stilb", to: "candela-per-square-meter" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "feet-of-head-to-psi", from: "foot-of-head", to: "psi" },
  { slug: "psi-to-feet-of-head", from: "psi", to: "foot-of-head" },
  { slug: "meters-of-head-to-bar", from: "meter-of-head", to: "bar" },
  { slug: "bar-to-meters-of-head", from: "bar", to: "meter-of-head" },
  { slug: "meters-of-head-to-kilopascals", from: "meter-of-head", to: "kilopascal" },
]);

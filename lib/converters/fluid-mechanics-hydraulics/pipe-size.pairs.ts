import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "dn-to-nps", from: "dn", to: "nps" },
  { slug: "nps-to-dn", from: "nps", to: "dn" },
  { slug: "nps-to-outside-diameter-millimeters", from: "nps", to: "outside-diameter-millimeter" },
  { slug: "dn-to-outside-diameter-millimeters", from: "dn", to: "outside-diameter-millimeter" },
]);

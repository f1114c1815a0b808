import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "pixels-per-inch-to-pixels-per-centimeter", from: "pixel-per-inch", to: "pixel-per-centimeter" },
  { slug: "pixels-per-centimeter-to-pixels-per-inch", from: "pixel-per-centimeter", to: "pixel-per-inch" },
  { slug: "pixels-per-inch-to-dot-pitch-millimeters", from: "pixel-per-inch", to: "dot-pitch-millimeter" },
  { slug: "dots-per-millimeter-to-pixels-per-inch", from: "dot-per-millimeter", to: "pixel-per-inch" },
]);

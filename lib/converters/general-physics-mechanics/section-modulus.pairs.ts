import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "cubic-centimeters-to-cubic-inches", from: "cubic-centimeter", to: "cubic-inch" },
  { slug: "cubic-inches-to-cubic-centimeters", from: "cubic-inch", to: "cubic-centimeter" },
  { slug: "cubic-millimeters-to-cubic-inches", from: "cubic-millimeter", to: "cubic-inch" },
  { slug: "cubic-inches-to-cubic-millimeters", from: "cubic-inch", to: "cubic-millimeter" },
]);

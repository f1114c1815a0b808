import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "awg-to-square-millimeters", from: "awg", to: "square-millimeter" },
  { slug: "square-millimeters-to-awg", from: "square-millimeter", to: "awg" },
  { slug: "awg-to-millimeters", from: "awg", to: "millimeter" },
  { slug: "awg-to-inches", from: "awg", to: "inch" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "nanometers-to-terahertz", from: "nanometer", to: "terahertz" },
  { slug: "nanometers-to-electronvolts", from: "nanometer", to: "electronvolt" },
  { slug: "megahertz-to-meters", from: "megahertz", to: "meter" },
  { slug: "gigahertz-to-centimeters", from: "gigahertz", to: "centimeter" },
  { slug: "inverse-centimeter-to-nanometers", from: "inverse-centimeter", to: "nanometer" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "milliamperes-to-amperes", from: "milliampere", to: "ampere" },
  { slug: "amperes-to-milliamperes", from: "ampere", to: "milliampere" },
  { slug: "microamperes-to-milliamperes", from: "microampere", to: "milliampere" },
  { slug: "kiloamperes-to-amperes", from: "kiloampere", to: "ampere" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "kilohertz-to-hertz", from: "kilohertz", to: "hertz" },
  { slug: "megahertz-to-hertz", from: "megahertz", to: "hertz" },
  { slug: "gigahertz-to-megahertz", from: "gigahertz", to: "megahertz" },
  { slug: "hertz-to-revolutions-per-minute", from: "hertz", to: "revolution-per-minute" },
  { slug: "beats-per-minute-to-hertz", from: "beat-per-minute", to: "hertz" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "watts-per-square-meter-to-decibels-sil", from: "watt-per-square-meter", to: "decibel-sil" },
  { slug: "decibels-sil-to-watts-per-square-meter", from: "decibel-sil", to: "watt-per-square-meter" },
  {
    slug: "watts-per-square-meter-to-watts-per-square-centimeter",
    from: "watt-per-square-meter",
    to: "watt-per-square-centimeter",
  },
]);

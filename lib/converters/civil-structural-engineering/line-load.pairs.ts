import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilonewtons-per-meter-to-pounds-force-per-foot",
    from: "kilonewton-per-meter",
    to: "pound-force-per-foot",
  },
  {
    slug: "pounds-force-per-foot-to-kilonewtons-per-meter",
    from: "pound-force-per-foot",
    to: "kilonewton-per-meter",
  },
  { slug: "kilonewtons-per-meter-to-kips-per-foot", from: "kilonewton-per-meter", to: "kip-per-foot" },
  {
    slug: "kilograms-force-per-meter-to-kilonewtons-per-meter",
    from: "kilogram-force-per-meter",
    to: "kilonewton-per-meter",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilonewtons-per-cubic-meter-to-pounds-force-per-cubic-foot",
    from: "kilonewton-per-cubic-meter",
    to: "pound-force-per-cubic-foot",
  },
  {
    slug: "pounds-force-per-cubic-foot-to-kilonewtons-per-cubic-meter",
    from: "pound-force-per-cubic-foot",
    to: "kilonewton-per-cubic-meter",
  },
  {
    slug: "kilograms-force-per-cubic-meter-to-kilonewtons-per-cubic-meter",
    from: "kilogram-force-per-cubic-meter",
    to: "kilonewton-per-cubic-meter",
  },
]);

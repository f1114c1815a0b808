import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "dynes-per-centimeter-to-newtons-per-meter",
    from: "dyne-per-centimeter",
    to: "newton-per-meter",
  },
  {
    slug: "millinewtons-per-meter-to-dynes-per-centimeter",
    from: "millinewton-per-meter",
    to: "dyne-per-centimeter",
  },
  {
    slug: "newtons-per-meter-to-dynes-per-centimeter",
    from: "newton-per-meter",
    to: "dyne-per-centimeter",
  },
  {
    slug: "newtons-per-meter-to-pounds-force-per-inch",
    from: "newton-per-meter",
    to: "pound-force-per-inch",
    title: "Surface Tension: N/m to lbf/in",
  },
]);

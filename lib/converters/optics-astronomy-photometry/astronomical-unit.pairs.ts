import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "astronomical-units-to-kilometers", from: "astronomical-unit", to: "kilometer" },
  { slug: "astronomical-units-to-miles", from: "astronomical-unit", to: "mile" },
  { slug: "kilometers-to-astronomical-units", from: "kilometer", to: "astronomical-unit" },
  { slug: "astronomical-units-to-light-minutes", from: "astronomical-unit", to: "light-minute" },
]);

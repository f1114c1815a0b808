import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "light-years-to-kilometers", from: "light-year", to: "kilometer" },
  { slug: "light-years-to-miles", from: "light-year", to: "mile" },
  { slug: "light-years-to-parsecs", from: "light-year", to: "parsec" },
  { slug: "light-years-to-astronomical-units", from: "light-year", to: "astronomical-unit" },
]);

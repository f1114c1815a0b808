import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "teslas-to-gauss", from: "tesla", to: "gauss" },
  { slug: "gauss-to-teslas", from: "gauss", to: "tesla" },
  { slug: "milliteslas-to-gauss", from: "millitesla", to: "gauss" },
  { slug: "gauss-to-milliteslas", from: "gauss", to: "millitesla" },
  { slug: "microteslas-to-milligauss", from: "microtesla", to: "milligauss" },
]);

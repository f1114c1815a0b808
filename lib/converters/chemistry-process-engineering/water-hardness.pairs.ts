import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "grains-per-gallon-to-milligrams-per-liter-caco3",
    from: "grain-per-gallon",
    to: "milligram-per-liter-caco3",
  },
  {
    slug: "milligrams-per-liter-caco3-to-grains-per-gallon",
    from: "milligram-per-liter-caco3",
    to: "grain-per-gallon",
  },
  {
    slug: "german-degrees-to-milligrams-per-liter-caco3",
    from: "german-degree",
    to: "milligram-per-liter-caco3",
  },
  { slug: "french-degrees-to-german-degrees", from: "french-degree", to: "german-degree" },
  { slug: "german-degrees-to-grains-per-gallon", from: "german-degree", to: "grain-per-gallon" },
]);

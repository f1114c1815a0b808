import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "kilograms-per-meter-to-pounds-per-foot", from: "kilogram-per-meter", to: "pound-per-foot" },
  { slug: "pounds-per-foot-to-kilograms-per-meter", from: "pound-per-foot", to: "kilogram-per-meter" },
  { slug: "denier-to-tex", from: "denier", to: "tex", title: "Denier to Tex (den to tex)" },
  { slug: "grams-per-meter-to-ounces-per-yard", from: "gram-per-meter", to: "ounce-per-yard" },
]);

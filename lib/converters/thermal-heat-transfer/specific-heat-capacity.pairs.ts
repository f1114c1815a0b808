import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilojoules-per-kilogram-kelvin-to-btu-per-pound-fahrenheit",
    from: "kilojoule-per-kilogram-kelvin",
    to: "btu-per-pound-fahrenheit",
  },
  {
    slug: "btu-per-pound-fahrenheit-to-kilojoules-per-kilogram-kelvin",
    from: "btu-per-pound-fahrenheit",
    to: "kilojoule-per-kilogram-kelvin",
  },
  {
    slug: "calories-per-gram-celsius-to-joules-per-kilogram-kelvin",
    from: "calorie-per-gram-celsius",
    to: "joule-per-kilogram-kelvin",
  },
  {
    slug: "joules-per-gram-celsius-to-joules-per-kilogram-kelvin",
    from: "joule-per-gram-celsius",
    to: "joule-per-kilogram-kelvin",
  },
]);

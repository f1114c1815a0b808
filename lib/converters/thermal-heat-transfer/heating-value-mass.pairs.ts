import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "megajoules-per-kilogram-to-btu-per-pound", from: "megajoule-per-kilogram", to: "btu-per-pound" },
  { slug: "btu-per-pound-to-megajoules-per-kilogram", from: "btu-per-pound", to: "megajoule-per-kilogram" },
  { slug: "kilojoules-per-kilogram-to-btu-per-pound", from: "kilojoule-per-kilogram", to: "btu-per-pound" },
  {
    slug: "kilocalories-it-per-kilogram-to-kilojoules-per-kilogram",
    from: "kilocalorie-it-per-kilogram",
    to: "kilojoule-per-kilogram",
  },
  {
    slug: "megajoules-per-kilogram-to-kilowatt-hours-per-kilogram",
    from: "megajoule-per-kilogram",
    to: "kilowatt-hour-per-kilogram",
  },
]);

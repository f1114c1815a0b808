import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "btu-per-hour-to-kilowatts", from: "btu-per-hour", to: "kilowatt" },
  { slug: "kilowatts-to-btu-per-hour", from: "kilowatt", to: "btu-per-hour" },
  { slug: "tons-of-refrigeration-to-kilowatts", from: "ton-of-refrigeration", to: "kilowatt" },
  { slug: "tons-of-refrigeration-to-btu-per-hour", from: "ton-of-refrigeration", to: "btu-per-hour" },
  { slug: "kilocalories-per-hour-to-btu-per-hour", from: "kilocalorie-per-hour", to: "btu-per-hour" },
]);

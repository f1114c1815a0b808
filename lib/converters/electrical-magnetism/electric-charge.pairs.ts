import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "milliampere-hours-to-coulombs", from: "milliampere-hour", to: "coulomb" },
  { slug: "coulombs-to-ampere-hours", from: "coulomb", to: "ampere-hour" },
  { slug: "ampere-hours-to-coulombs", from: "ampere-hour", to: "coulomb" },
  { slug: "milliampere-hours-to-ampere-hours", from: "milliampere-hour", to: "ampere-hour" },
  { slug: "coulombs-to-elementary-charges", from: "coulomb", to: "elementary-charge" },
]);

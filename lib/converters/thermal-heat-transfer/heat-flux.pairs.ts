import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "watts-per-square-meter-to-btu-per-hour-square-foot",
    from: "watt-per-square-meter",
    to: "btu-per-hour-square-foot",
  },
  {
    slug: "btu-per-hour-square-foot-to-watts-per-square-meter",
    from: "btu-per-hour-square-foot",
    to: "watt-per-square-meter",
  },
  {
    slug: "kilowatts-per-square-meter-to-btu-per-hour-square-foot",
    from: "kilowatt-per-square-meter",
    to: "btu-per-hour-square-foot",
  },
  {
    slug: "watts-per-square-centimeter-to-watts-per-square-meter",
    from: "watt-per-square-centimeter",
    to: "watt-per-square-meter",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilowatt-hours-per-square-meter-day-to-megajoules-per-square-meter-day",
    from: "kilowatt-hour-per-square-meter-day",
    to: "megajoule-per-square-meter-day",
  },
  {
    slug: "megajoules-per-square-meter-day-to-kilowatt-hours-per-square-meter-day",
    from: "megajoule-per-square-meter-day",
    to: "kilowatt-hour-per-square-meter-day",
  },
  {
    slug: "watts-per-square-meter-to-btu-per-hour-square-foot",
    from: "watt-per-square-meter",
    to: "btu-per-hour-square-foot",
  },
  {
    slug: "langleys-per-day-to-megajoules-per-square-meter-day",
    from: "langley-per-day",
    to: "megajoule-per-square-meter-day",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "megajoules-per-cubic-meter-to-btu-per-cubic-foot",
    from: "megajoule-per-cubic-meter",
    to: "btu-per-cubic-foot",
  },
  {
    slug: "btu-per-cubic-foot-to-megajoules-per-cubic-meter",
    from: "btu-per-cubic-foot",
    to: "megajoule-per-cubic-meter",
  },
  {
    slug: "megajoules-per-cubic-meter-to-kilowatt-hours-per-cubic-meter",
    from: "megajoule-per-cubic-meter",
    to: "kilowatt-hour-per-cubic-meter",
  },
  {
    slug: "kilowatt-hours-per-cubic-meter-to-btu-per-cubic-foot",
    from: "kilowatt-hour-per-cubic-meter",
    to: "btu-per-cubic-foot",
  },
]);

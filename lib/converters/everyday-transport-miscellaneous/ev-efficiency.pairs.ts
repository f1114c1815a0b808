import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilowatt-hours-per-100-kilometers-to-miles-per-kilowatt-hour",
    from: "kilowatt-hour-per-100-kilometers",
    to: "mile-per-kilowatt-hour",
  },
  {
    slug: "miles-per-kilowatt-hour-to-kilowatt-hours-per-100-kilometers",
    from: "mile-per-kilowatt-hour",
    to: "kilowatt-hour-per-100-kilometers",
  },
  {
    slug: "watt-hours-per-mile-to-watt-hours-per-kilometer",
    from: "watt-hour-per-mile",
    to: "watt-hour-per-kilometer",
  },
  {
    slug: "mpge-to-kilowatt-hours-per-100-kilometers",
    from: "mpge",
    to: "kilowatt-hour-per-100-kilometers",
  },
]);

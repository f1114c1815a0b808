import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "minutes-per-kilometer-to-minutes-per-mile",
    from: "minute-per-kilometer",
    to: "minute-per-mile",
  },
  {
    slug: "minutes-per-mile-to-minutes-per-kilometer",
    from: "minute-per-mile",
    to: "minute-per-kilometer",
  },
  {
    slug: "minutes-per-kilometer-to-kilometers-per-hour",
    from: "minute-per-kilometer",
    to: "kilometer-per-hour",
  },
  { slug: "minutes-per-mile-to-miles-per-hour", from: "minute-per-mile", to: "mile-per-hour" },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "meters-per-second-squared-to-standard-gravity",
    from: "meter-per-second-squared",
    to: "standard-gravity",
  },
  {
    slug: "standard-gravity-to-meters-per-second-squared",
    from: "standard-gravity",
    to: "meter-per-second-squared",
  },
  {
    slug: "meters-per-second-squared-to-feet-per-second-squared",
    from: "meter-per-second-squared",
    to: "foot-per-second-squared",
  },
  {
    slug: "feet-per-second-squared-to-meters-per-second-squared",
    from: "foot-per-second-squared",
    to: "meter-per-second-squared",
  },
]);

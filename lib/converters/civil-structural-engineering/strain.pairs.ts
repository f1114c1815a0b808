import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "microstrain-to-percent",
    from: "microstrain",
    to: "percent",
    about: "Strain gauges read microstrain, material tests report percent.",
    familiar: [
      ["100", "a lightly loaded steel beam"],
      ["2000", "steel near its yield point, 0.2%"],
      ["10000", "one percent"],
    ],
    faq: [
      {
        q: "What percent is 1,500 microstrain?",
        a: "1,500 µε is 0.15%: a meter of it grows by a millimeter and a half.",
      },
    ],
  },
  {
    slug: "percent-to-microstrain",
    from: "percent",
    to: "microstrain",
  },
  {
    slug: "microstrain-to-millimeters-per-meter",
    from: "microstrain",
    to: "millimeter-per-meter",
  },
  {
    slug: "inches-per-inch-to-microstrain",
    from: "inch-per-inch",
    to: "microstrain",
  },
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilometers-per-hour-to-knots",
    from: "kilometer-per-hour",
    to: "knot",
  },
  {
    slug: "knots-to-kilometers-per-hour",
    from: "knot",
    to: "kilometer-per-hour",
    title: "Wind Speed: Knots to km/h (kn to km/h)",
    about: "Marine forecasts give wind in knots, public ones in km/h.",
    rule: "× 2, − 10%",
    familiar: [
      ["10", "a gentle breeze, flags extended"],
      ["25", "whitecaps everywhere"],
      ["48", "a storm, force 10"],
      ["64", "a hurricane, force 12"],
    ],
    faq: [
      {
        q: "Is a wind of 30 knots dangerous at 56 km/h?",
        a: "30 kn is 55.56 km/h, a near gale: walking against it is hard, and small craft stay in port.",
      },
    ],
  },
  {
    slug: "meters-per-second-to-kilometers-per-hour",
    from: "meter-per-second",
    to: "kilometer-per-hour",
    title: "Wind Speed: m/s to km/h",
  },
  {
    slug: "beaufort-to-kilometers-per-hour",
    from: "beaufort",
    to: "kilometer-per-hour",
  },
  {
    slug: "miles-per-hour-to-knots",
    from: "mile-per-hour",
    to: "knot",
  },
]);

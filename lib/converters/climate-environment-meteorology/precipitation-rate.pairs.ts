import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "millimeters-per-hour-to-inches-per-hour",
    from: "millimeter-per-hour",
    to: "inch-per-hour",
    about: "Rain gauges and radar abroad report millimeters per hour; American drainage rules are in inches per hour.",
    familiar: [
      ["2.5", "light rain, at most"],
      ["10", "heavy rain begins, roughly"],
      ["50", "a cloudburst"],
    ],
    faq: [
      {
        q: "How many inches per hour is rain of 25 mm/h?",
        a: "25 mm/h is 0.9843 in/h. Roof drains are sized for several times that rate.",
      },
    ],
  },
  {
    slug: "inches-per-hour-to-millimeters-per-hour",
    from: "inch-per-hour",
    to: "millimeter-per-hour",
  },
  {
    slug: "millimeters-per-day-to-inches-per-day",
    from: "millimeter-per-day",
    to: "inch-per-day",
  },
  {
    slug: "millimeters-per-hour-to-liters-per-square-meter-hour",
    from: "millimeter-per-hour",
    to: "liter-per-square-meter-hour",
  },
]);

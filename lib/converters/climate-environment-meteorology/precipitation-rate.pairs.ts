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
      {
        q: "How many millimeters per hour is rain of 1 in/h?",
        a: "1 in/h is 25.4 mm/h. Many storm drains are designed for a few times that rate.",
      },
      {
        q: "Does a rate of 50 mm/h mean that 50 mm fell?",
        a: "Only if it lasted an hour. 50 mm/h is 1.969 in/h, but a cloudburst keeps up that rate only for minutes.",
      },
    ],
  },
  {
    slug: "inches-per-hour-to-millimeters-per-hour",
    from: "inch-per-hour",
    to: "millimeter-per-hour",
    about: "US drainage tables, radar legends and sprinkler charts give inches per hour, and metric design rules want millimeters per hour.",
    rule: "× 25",
    familiar: [
      ["0.1", "the upper limit of light rain in US reports"],
      ["0.3", "the lower limit of heavy rain in US reports"],
      ["1.5", "a lawn’s spray sprinklers, about"],
      ["4", "a design rate for roof drains in wet US states"],
    ],
    faq: [
      {
        q: "What is a storm of 2 in/h in mm/h?",
        a: "2 in/h is 50.8 mm/h. Streets can flood at this rate where drains are clogged.",
      },
      {
        q: "How many in/h is rain of 10 mm/h?",
        a: "10 mm/h is 0.3937 in/h, heavy rain by the US definition.",
      },
    ],
  },
  {
    slug: "millimeters-per-day-to-inches-per-day",
    from: "millimeter-per-day",
    to: "inch-per-day",
    about: "Climate services state evaporation, irrigation needs and monsoon rain in millimeters per day; American growers schedule water in inches.",
    rule: "× 4, ÷ 100",
    familiar: [
      ["2", "a lawn’s need in spring, roughly"],
      ["6", "a lawn’s need in a hot, dry week, roughly"],
      ["100", "a very wet day"],
    ],
    faq: [
      {
        q: "How many inches per day is evaporation of 6 mm/d?",
        a: "6 mm/d is 0.2362 in/d, so a week of it needs more than an inch and a half of water.",
      },
      {
        q: "What is 1 in/d in mm/d?",
        a: "1 in/d is 25.4 mm/d, or 25.4 liters on each square meter.",
      },
    ],
  },
  {
    slug: "millimeters-per-hour-to-liters-per-square-meter-hour",
    from: "millimeter-per-hour",
    to: "liter-per-square-meter-hour",
    about: "A millimeter of rain on a square meter is a liter, so the numbers are equal. Liters help with tanks and gutters, millimeters with weather reports.",
    familiar: [
      ["2.5", "light rain, at most"],
      ["12", "rotor sprinklers, about"],
      ["40", "spray sprinklers, about"],
    ],
    faq: [
      {
        q: "How many liters per square meter is rain of 12 mm/h?",
        a: "12 mm/h is 12 L/(m²·h). From a roof of 100 m² that is 1,200 liters an hour into the gutter.",
      },
      {
        q: "What is 40 L/(m²·h) in mm/h?",
        a: "40 L/(m²·h) is 40 mm/h. A straight-sided cup on the lawn collects a quarter of that in fifteen minutes.",
      },
    ],
  },
]);

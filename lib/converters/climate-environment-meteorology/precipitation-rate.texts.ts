import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Months and years are averages of the Gregorian calendar: 365.2425 days per year and one-twelfth of that per month.",
    "Radar reflectivity follows Z = a R^b. The default a = 200, b = 1.6 is the Marshall–Palmer relation for steady rain; US weather radars start from a = 300, b = 1.4 for convective and a = 250, b = 1.2 for tropical rain.",
    "A reflectivity is an estimate of rain, not a measurement: hail, snow and the melting layer raise it.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["millimeters-per-hour-to-inches-per-hour", "inches-per-hour-to-millimeters-per-hour"],
      q: "How do I convert inches per hour to millimeters per hour?",
      a: "Multiply by 25.4, exactly. A cloudburst of 2 inches per hour is 50.8 mm/h. To go the other way, divide by 25.4: 10 mm/h is 0.3937 in/h.",
    },
    {
      q: "What rain rate is 40 dBZ?",
      a: "With the Marshall–Palmer relation, 40 dBZ is 11.53 mm/h; with the WSR-88D values a = 300 and b = 1.4 it is 12.24 mm/h. The relations drift apart in heavy rain: at 50 dBZ they give 48.6 and 63.4 mm/h.",
    },
    {
      q: "What counts as light, moderate and heavy rain?",
      a: "WMO calls rain below 2.5 mm/h slight, from 2.5 to 10 mm/h moderate, from 10 to 50 mm/h heavy and above that violent. In inches per hour the limits are 0.098, 0.394 and 1.97.",
    },
    {
      q: "How do I convert mm/h to liters per second per hectare?",
      a: "Divide by 0.36, since 1 mm/h on 10,000 m² is 10,000 L in 3,600 s, or 2.7778 L/s. A sewer design storm of 100 L/(s·ha) is therefore 36 mm/h.",
    },
    {
      pairs: ["millimeters-per-hour-to-liters-per-square-meter-hour"],
      q: "Why does 1 mm/h equal 1 L/(m²·h)?",
      a: "A layer 1 mm thick on one square meter is 0.001 m³, one liter. So the numbers in mm/h and in liters per square meter per hour are always the same.",
    },
  ],
});

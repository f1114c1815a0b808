import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "celsius-days-to-fahrenheit-days",
    from: "celsius-day",
    to: "fahrenheit-day",
    about: "Heating statistics abroad are in Celsius, American ones in Fahrenheit; since a degree-day is a difference, no offset is added.",
    familiar: [
      ["1500", "a mild coast, a year of heating"],
      ["3000", "a central European year"],
      ["5000", "a subarctic year"],
    ],
    faq: [
      {
        q: "How many °F·d is a heating year of 2,500 °C·d?",
        a: "2,500 °C·d is 4,500 °F·d. Compare years only on the same base temperature.",
      },
    ],
  },
  {
    slug: "fahrenheit-days-to-celsius-days",
    from: "fahrenheit-day",
    to: "celsius-day",
  },
  {
    slug: "celsius-days-to-celsius-hours",
    from: "celsius-day",
    to: "celsius-hour",
  },
]);

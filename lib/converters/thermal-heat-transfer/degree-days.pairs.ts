import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "celsius-days-to-fahrenheit-days",
    from: "celsius-day",
    to: "fahrenheit-day",
    about: "Heating statistics abroad are in Celsius, American ones in Fahrenheit; since a degree-day is a difference, no offset is added. Growing seasons and cooling loads are summed in the same way.",
    familiar: [
      ["1500", "a mild coast, a year of heating"],
      ["3000", "a central European year"],
      ["5000", "a subarctic year"],
      ["1500", "a summer’s growing degrees for corn, base 10 °C, about"],
    ],
    faq: [
      {
        q: "How many °F·d is a heating year of 2,500 °C·d?",
        a: "2,500 °C·d is 4,500 °F·d. Compare years only on the same base temperature.",
      },
      {
        q: "What heating year in °F·d has a central European town of 3,000 °C·d?",
        a: "3,000 °C·d is 5,400 °F·d, between New York and Chicago if the base is the same. German data count only days below a second limit, so compare with care.",
      },
      {
        q: "How many °F·d is one day at 5 °C, for a base of 18 °C?",
        a: "The day has 18 − 5 = 13 °C·d, which is 23.4 °F·d.",
      },
    ],
  },
  {
    slug: "fahrenheit-days-to-celsius-days",
    from: "fahrenheit-day",
    to: "celsius-day",
    about: "US weather data and utility bills count degree-days in Fahrenheit. Energy audits, passive-house software and papers abroad take kelvin- or Celsius-days.",
    rule: "× 5, ÷ 9",
    familiar: [
      ["2700", "a heating year in Atlanta, about"],
      ["4600", "a heating year in New York, about"],
      ["6200", "a heating year in Chicago, about"],
      ["7500", "a heating year in Minneapolis, about"],
      ["10000", "a heating year in Anchorage, about"],
    ],
    faq: [
      {
        q: "What is Chicago’s 6,200 °F·d in °C·d?",
        a: "6,200 °F·d is 3,444 °C·d, on the same base. Minneapolis at 7,500 °F·d has 4,167 °C·d.",
      },
      {
        q: "Is a month of 900 °F·d colder than one of 500 °C·d?",
        a: "They are equal: 900 °F·d is 500 °C·d, as a month thirty Fahrenheit degrees below the base collects.",
      },
    ],
  },
  {
    slug: "celsius-days-to-celsius-hours",
    from: "celsius-day",
    to: "celsius-hour",
    about: "Heat loss in kilowatt-hours, the maturity of concrete and hourly climate data all need degree-hours. A day has twenty-four of them at the same difference.",
    familiar: [
      ["1", "a day one degree below the base"],
      ["10", "a cold day, at 8 °C outside and a base of 18 °C"],
      ["840", "concrete cured for 28 days at 20 °C, above −10 °C"],
      ["3000", "a heating year in central Europe"],
    ],
    faq: [
      {
        q: "How many °C·h is a heating year of 3,000 °C·d?",
        a: "3,000 °C·d is 72,000 °C·h. A house that loses 0.2 kW per degree needs 0.2 × 72,000 = 14,400 kWh.",
      },
      {
        q: "What maturity in °C·h does concrete reach after 840 °C·d?",
        a: "840 °C·d is 20,160 °C·h, four weeks at 20 °C counted from a datum of −10 °C. Strength is read from the mix’s maturity curve.",
      },
    ],
  },
]);

import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The conversion is valid only for the same base temperature. US figures use 65 °F (18.33 °C); European figures often use 15 °C to 18 °C and a different counting rule. No factor converts one base to another: recalculate from the daily temperatures.",
    "A degree-day is a temperature difference times a time, so no offset is added or subtracted.",
  ],
  pairs: [
    {
      slug: "celsius-days-to-fahrenheit-days",
      from: "celsius-day",
      to: "fahrenheit-day",
      about: "Heating statistics abroad are in Celsius, American ones in Fahrenheit. A degree-day is a difference times a time, so no offset is added.",
      familiar: [
        ["1500", "a year of heating on a mild coast, about"],
        ["3000", "a year of heating in central Europe, about"],
        ["5000", "a year of heating in a subarctic climate, about"],
        ["1500", "a summer’s growing degrees for corn, base 10 °C, about"],
      ],
      faq: [
        {
          q: "How many °F·d is a heating year of 2,500 °C·d?",
          a: "2,500 °C·d is 4,500 °F·d. Compare years only on the same base temperature.",
        },
        {
          q: "How many °F·d is a central European heating year of 3,000 °C·d?",
          a: "3,000 °C·d is 5,400 °F·d, between New York and Chicago if the base is the same. German data include only days below a second limit, so compare with care.",
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
      about: "US weather data and utility bills count degree-days in Fahrenheit. Passive-house software and papers abroad use Celsius-days or kelvin-days.",
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
          a: "They are equal: 900 °F·d is 500 °C·d, what a month of thirty days at thirty Fahrenheit degrees below the base adds up to.",
        },
      ],
    },
    {
      slug: "celsius-days-to-celsius-hours",
      from: "celsius-day",
      to: "celsius-hour",
      about: "Heat loss in kilowatt-hours, the maturity of concrete and hourly climate data use degree-hours. Each degree-day has twenty-four.",
      familiar: [
        ["1", "a day one degree below the base"],
        ["10", "a cold day, at 8 °C outside and a base of 18 °C"],
        ["840", "concrete cured for 28 days at 20 °C, above −10 °C"],
        ["3000", "a heating year in central Europe, about"],
      ],
      faq: [
        {
          q: "How many °C·h is a heating year of 3,000 °C·d?",
          a: "3,000 °C·d is 72,000 °C·h. A house that loses 0.2 kW per degree needs 0.2 × 72,000 = 14,400 kWh.",
        },
        {
          q: "What maturity in °C·h does concrete reach after 840 °C·d?",
          a: "840 °C·d is 20,160 °C·h, four weeks at 20 °C, counted from a datum of −10 °C. Strength is read from the mix’s maturity curve.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["celsius-days-to-fahrenheit-days", "fahrenheit-days-to-celsius-days"],
      q: "How do I convert °F degree-days to °C degree-days?",
      a: "Multiply by 5/9: a winter of 5,000 °F·d is 2,778 °C·d. To go back, multiply by 1.8, so 3,000 °C·d is 5,400 °F·d. Do not subtract 32.",
    },
    {
      q: "Is HDD65 the same as HDD18?",
      a: "Not quite. 65 °F is 18.33 °C, so HDD65 counts 0.33 °C more on each heating day. Over 200 heating days that adds up to about 67 °C·d, and no unit conversion can correct it. Use data with the same base.",
    },
    {
      q: "How are heating degree-days calculated?",
      a: "For each day, subtract the daily mean from the base temperature; if the mean is above the base, count 0. A day with a mean of 40 °F has 25 °F·d at a base of 65 °F. Add up the days of the month or season. For cooling degree-days, subtract the base from the mean.",
    },
    {
      pairs: ["celsius-days-to-celsius-hours"],
      q: "How do I convert degree-days to degree-hours?",
      a: "Multiply by 24: 100 °C·d is 2,400 °C·h. Degree-hours summed from hourly readings can be larger than the converted daily figure, because warm and cold hours within a day do not cancel out.",
    },
    {
      q: "How do I use degree-days to estimate heat loss?",
      a: "Multiply by the heat loss coefficient: over 2,500 K·d, a house with a coefficient of 200 W/K loses 200 × 2,500 × 24 h = 12,000 kW·h. The base temperature is meant to account for heat gains from the sun and occupants.",
    },
    {
      q: "Are growing degree-days converted the same way?",
      a: "Yes, multiply °F·d by 5/9 to get °C·d, but check the base: corn uses a base of 50 °F (10 °C) with a cap at 86 °F (30 °C); other crops differ.",
    },
  ],
});

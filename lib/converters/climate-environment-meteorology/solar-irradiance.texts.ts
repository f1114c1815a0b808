import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Daily and yearly sums are averaged over day and night: 1 kWh/m² per day is the same as a constant 41.67 W/m².",
    "The langley is one thermochemical calorie per square centimeter, 41,840 J/m². The solar constant is the nominal 1,361 W/m² of the International Astronomical Union; the Earth’s distance changes it by ±3.4% over the year.",
    "Annual sums count 365 days. There is no fixed factor between W/m² and lux: it depends on the spectrum and is near 120 lux per W/m² for daylight.",
  ],
  pairs: [
    {
      slug: "kilowatt-hours-per-square-meter-day-to-megajoules-per-square-meter-day",
      from: "kilowatt-hour-per-square-meter-day",
      to: "megajoule-per-square-meter-day",
      title: "kWh/m² per Day to MJ/m² per Day",
      lead: "{1} kWh/m² in a day is {=1} MJ/m²; a sunny day’s {5} kWh/m² is {=5} MJ/m².",
      about: "Solar installers think in kilowatt-hours, whose number equals the peak sun hours of the day; weather services, crop models and irrigation formulas use megajoules.",
      familiar: [
        ["1", "an overcast winter day"],
        ["5", "a sunny spring day"],
        ["8", "a clear summer day"],
      ],
      faq: [
        {
          q: "What are 4 peak sun hours, 4 kWh/(m²·d), in MJ/(m²·d)?",
          a: "4 kWh/m² is 14.4 MJ/m² in a day. A panel of 1 kW yields a bit less than four kilowatt-hours from it.",
        },
        {
          q: "Is 25 MJ/m² a day a lot in kWh/m²?",
          a: "Yes: 25 MJ/m² is 6.944 kWh/m² in a day, a clear day near midsummer.",
        },
      ],
    },
    {
      slug: "megajoules-per-square-meter-day-to-kilowatt-hours-per-square-meter-day",
      from: "megajoule-per-square-meter-day",
      to: "kilowatt-hour-per-square-meter-day",
      title: "MJ/m² per Day to kWh/m² per Day",
      lead: "{1} MJ/m² in a day is {=1} kWh/m²; a sunny day’s {18} MJ/m² is {=18} kWh/m².",
      about: "Weather-station and satellite data come in megajoules per square meter per day; kilowatt-hours show what a solar panel can yield.",
      familiar: [
        ["4", "an overcast winter day, roughly"],
        ["18", "a sunny spring day"],
        ["30", "a clear summer day"],
      ],
      faq: [
        {
          q: "How many kWh/m² is a day of 20 MJ/m²?",
          a: "20 MJ/m² is 5.556 kWh/m² in the day, the same as the peak sun hours.",
        },
        {
          q: "What is 6 kWh/m² a day in MJ/m²?",
          a: "6 kWh/m² is 21.6 MJ/m². Deserts in the Southwest average about this over the year.",
        },
      ],
    },
    {
      slug: "watts-per-square-meter-to-btu-per-hour-square-foot",
      from: "watt-per-square-meter",
      to: "btu-per-hour-square-foot",
      about: "American cooling loads and collector ratings use BTU per hour per square foot; meters and panel data sheets show watts per square meter.",
      rule: "÷ 3, − 5%",
      familiar: [
        ["200", "a day-and-night average in a sunny place, about"],
        ["1000", "full sun, as panels are rated"],
        ["1361", "sunlight above the atmosphere"],
      ],
      faq: [
        {
          q: "What is sunlight of 800 W/m² in Btu/(h·ft²)?",
          a: "800 W/m² is 253.6 Btu/(h·ft²) on the glass. Clear double panes let in about three-quarters of it, sun-control glass as little as a quarter.",
        },
        {
          q: "How many W/m² is a solar gain of 200 Btu/(h·ft²)?",
          a: "200 Btu/(h·ft²) is 630.9 W/m², strong sun on a west window in the afternoon.",
        },
      ],
    },
    {
      slug: "langleys-per-day-to-megajoules-per-square-meter-day",
      from: "langley-per-day",
      to: "megajoule-per-square-meter-day",
      about: "The langley appears in solar records of the twentieth century and in US tests of how plastics and paints weather. New data are in megajoules.",
      rule: "÷ 24",
      familiar: [
        ["100", "a dark winter day"],
        ["500", "a sunny spring day"],
        ["700", "a clear summer day"],
      ],
      faq: [
        {
          q: "How many MJ/m² is a summer day of 600 langleys?",
          a: "600 Ly/d is about 25.1 MJ/(m²·d). Old maps of the United States show such values for June in the West.",
        },
        {
          q: "What is 20 MJ/m² a day in langleys?",
          a: "20 MJ/m² a day is 478 Ly/d. Outdoor tests in Florida and Arizona count up langleys over months or years.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilowatt-hours-per-square-meter-day-to-megajoules-per-square-meter-day", "megajoules-per-square-meter-day-to-kilowatt-hours-per-square-meter-day"],
      q: "How do I convert MJ/m² per day to kWh/m² per day?",
      a: "Divide by 3.6, because 1 kWh = 3.6 MJ. A summer day with 18 MJ/m² is 5 kWh/m². To go the other way, multiply by 3.6.",
    },
    {
      q: "What are peak sun hours?",
      a: "The hours the sun would have to shine at 1,000 W/m² to deliver the day’s energy. The number equals the insolation in kWh/m² per day: 5 kWh/m² is 5 peak sun hours, an average of 208.3 W/m² over the whole day.",
    },
    {
      q: "How many watts per square meter is one langley per day?",
      a: "0.484259 W/m². A langley is 41,840 J/m², here spread over 86,400 s. So 500 langleys per day is 20.92 MJ/m², 5.811 kWh/m² or 242.1 W/m² on average.",
    },
    {
      pairs: ["watts-per-square-meter-to-btu-per-hour-square-foot"],
      q: "What is 1,000 W/m² in BTU per hour per square foot?",
      a: "317.0 Btu/(h·ft²), with the International Table BTU. One W/m² is 0.316998 Btu/(h·ft²), and 1 Btu/(h·ft²) is 3.15459 W/m².",
    },
    {
      q: "Why is the yearly figure not 8,760 hours of full sun?",
      a: "The 900 to 2,300 kWh/m² that reaches the ground each year already reflects nights, clouds and low sun. 1,700 kWh/m² in 365 days is an average of 194 W/m², about a fifth of the 1,000 W/m² used to rate panels.",
    },
  ],
});

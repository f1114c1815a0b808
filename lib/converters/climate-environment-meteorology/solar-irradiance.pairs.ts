import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);

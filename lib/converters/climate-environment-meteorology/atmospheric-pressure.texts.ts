import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Altitudes are pressure altitudes of the International Standard Atmosphere: geopotential height above the 1013.25 hPa level, where the temperature is 288.15 K, falling by 6.5 K per kilometer up to 11 km. The layers above reach 80 km; below sea level the formula is valid to −5 km.",
    "The real atmosphere differs from the standard from day to day: near sea level, each hectopascal of difference in sea-level pressure shifts the altitude by about 8.3 m (27 ft).",
    "Millimeters and inches of mercury are the conventional ones, for mercury of 13,595.1 kg/m³ under standard gravity. The torr is 1/760 atm, smaller than the mmHg by 0.14 part per million.",
  ],
  pairs: [
    {
      slug: "hectopascals-to-inches-of-mercury",
      from: "hectopascal",
      to: "inch-of-mercury",
      about: "Pilots in most countries set their altimeters in hectopascals; in the United States, Canada and Japan they use inches of mercury.",
      familiar: [
        ["980", "a deep low"],
        ["1013.25", "the standard atmosphere"],
        ["1040", "a strong high"],
      ],
      faq: [
        {
          q: "How many inHg is a pressure of 1,000 hPa?",
          a: "1,000 hPa is 29.53 inHg. The same setting in the wrong unit puts an altimeter far off, so controllers say which one they mean.",
        },
        {
          q: "What is a low of 980 hPa in inHg?",
          a: "980 hPa is 28.94 inHg. Storms of this depth bring gales to coasts in winter.",
        },
      ],
    },
    {
      slug: "inches-of-mercury-to-hectopascals",
      from: "inch-of-mercury",
      to: "hectopascal",
      about: "American weather reports and altimeter settings are in inches of mercury; weather maps use hectopascals or millibars, the same unit under another name, even in the US.",
      rule: "× 34",
      familiar: [
        ["26.05", "Hurricane Wilma in 2005, the record low of the Atlantic"],
        ["29.92", "the standard atmosphere"],
        ["30.5", "a strong winter high"],
      ],
      faq: [
        {
          q: "What is an altimeter setting of 30.12 inHg in hPa?",
          a: "30.12 inHg is 1,020 hPa. Abroad it is called the QNH and read out in whole hectopascals.",
        },
        {
          q: "How many inHg is a storm of 990 hPa?",
          a: "990 hPa is 29.23 inHg. Home barometers in the US mark this part of the dial as rain.",
        },
      ],
    },
    {
      slug: "millibar-to-inches-of-mercury",
      from: "millibar",
      to: "inch-of-mercury",
      about: "US hurricane bulletins give the central pressure in millibars first and inches second; American home barometers show inches.",
      familiar: [
        ["892", "the Labor Day hurricane of 1935 at landfall"],
        ["960", "a major hurricane, often"],
        ["1013.25", "the standard atmosphere"],
      ],
      faq: [
        {
          q: "What is a hurricane of 950 mbar in inHg?",
          a: "950 mbar is 28.05 inHg. The lower the center, the stronger the wind tends to be.",
        },
        {
          q: "How many millibars is 30 inHg?",
          a: "30 inHg is 1,016 mbar, slightly above the standard atmosphere: fair weather on most barometers.",
        },
      ],
    },
    {
      slug: "hectopascals-to-millimeters-of-mercury",
      from: "hectopascal",
      to: "millimeter-of-mercury",
      about: "Russian weather reports give millimeters of mercury, and medicine uses them for gases in the blood; other forecasts are in hectopascals.",
      rule: "× 3, ÷ 4",
      familiar: [
        ["701", "an altitude of 3,000 m, on average"],
        ["845", "an altitude of 1,500 m, on average"],
        ["1013.25", "the standard atmosphere"],
      ],
      faq: [
        {
          q: "What is 1,000 hPa in mmHg?",
          a: "1,000 hPa is 750.1 mmHg. Three-quarters is accurate enough for any barometer.",
        },
        {
          q: "How many hPa is 740 mmHg?",
          a: "740 mmHg is 986.6 hPa. In Moscow, which is above sea level, this is an ordinary day.",
        },
      ],
    },
    {
      slug: "feet-altitude-to-hectopascals",
      from: "foot-altitude",
      to: "hectopascal",
      title: "Pressure Altitude to Pressure (ft to hPa)",
      about: "For flying, cabin pressure and altitude sickness: the pressure of the standard atmosphere at a height. The actual pressure changes with the weather.",
      familiar: [
        ["5280", "Denver"],
        ["8000", "the cabin of an airliner, at the normal limit"],
        ["18000", "half the pressure of sea level, about"],
        ["35000", "the air outside an airliner in cruise"],
      ],
      faq: [
        {
          q: "What is the pressure at 10,000 ft in hPa?",
          a: "The standard pressure there is 696.8 hPa, a bit over two-thirds of sea level. US charter pilots must use oxygen above this height if they stay there for more than half an hour.",
        },
        {
          q: "How many feet high is the 500 hPa level?",
          a: "In the standard atmosphere, 500 hPa is at about 18,290 ft. Forecasters use maps of this level to see where weather systems will move.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["hectopascals-to-inches-of-mercury", "inches-of-mercury-to-hectopascals"],
      q: "How do I convert hPa to inHg?",
      a: "Divide by 33.86, the number of hectopascals in a conventional inch of mercury at 0 °C. The standard 1013.25 hPa is 29.921 inHg, and an altimeter setting of 30.00 inHg is 1015.92 hPa.",
    },
    {
      pairs: ["millibar-to-inches-of-mercury"],
      q: "Are hectopascals and millibars the same?",
      a: "Yes, exactly: 1 hPa = 100 Pa = 1 mbar. Many weather services changed the name from millibar to hectopascal in the 1980s and kept the numbers.",
    },
    {
      pairs: ["feet-altitude-to-hectopascals"],
      q: "What is the air pressure at 5,000 feet?",
      a: "843.07 hPa in the standard atmosphere, 24.90 inHg or 83.2% of the pressure at sea level. At 10,000 ft it is 696.82 hPa; at flight level 350 it is 238.42 hPa. Actual weather shifts these by a few percent.",
    },
    {
      q: "Is pressure altitude the same as my height above sea level?",
      a: "Only when the sea-level pressure is 1013.25 hPa. With a sea-level pressure of 1000 hPa, an airport at sea level has a pressure altitude of 111 m (364 ft). Flight levels always use 1013.25 hPa so that all aircraft share one reference.",
    },
    {
      q: "Why is my barometer reading higher than the converter’s pressure for my altitude?",
      a: "Household barometers and weather reports show the pressure reduced to sea level. At 1,000 m the air itself is at about 899 hPa, while the report still says something near 1013 hPa. Compare with the station pressure, which is not reduced.",
    },
  ],
});

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);

import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "hectopascals-to-inches-of-mercury",
    from: "hectopascal",
    to: "inch-of-mercury",
    about: "The world’s pilots set hectopascals; in the United States, Canada and Japan the altimeter is set in inches of mercury.",
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
    ],
  },
  {
    slug: "inches-of-mercury-to-hectopascals",
    from: "inch-of-mercury",
    to: "hectopascal",
  },
  {
    slug: "millibar-to-inches-of-mercury",
    from: "millibar",
    to: "inch-of-mercury",
  },
  {
    slug: "hectopascals-to-millimeters-of-mercury",
    from: "hectopascal",
    to: "millimeter-of-mercury",
  },
  {
    slug: "feet-altitude-to-hectopascals",
    from: "foot-altitude",
    to: "hectopascal",
    title: "Pressure Altitude to Pressure (ft to hPa)",
  },
]);

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./light-year.pairs.ts";

export default defineConverter({
  slug: "light-year",
  category: "optics-astronomy-photometry",
  name: "Light-Year Converter",
  description: "Convert light-years, light-minutes and light-seconds to kilometers, miles, parsecs and au.",
  base: { name: "meter", symbol: "m" },
  baseFactor: "m",
  defaultPair: ["light-year", "kilometer"],
  commonUnits: ["light-year", "parsec", "astronomical-unit", "kilometer", "mile", "light-day", "light-hour"],
  pairs,
  commonValues: {
    "light-year": { example: "4.25", tables: [{ values: ["0.5", "1", "2", "4.25", "4.37", "8.6", "10", "25", "50", "100", "500", "1000", "26000", "100000", "2500000"] }] },
  },
  notes: [
    "A light-year is the speed of light times one Julian year of 365.25 days, as the International Astronomical Union recommends: exactly 9,460,730,472,580.8 km.",
    "Values based on 365 days or on the Gregorian mean year of 365.2425 days are smaller by up to 0.07%.",
    "A light-month is taken as one twelfth of a light-year; the nominal solar radius is 695,700 km (IAU 2015).",
  ],
  groups: [
    {
      name: "Light-time",
      source: "SI9 Table 1; IAU Style Manual 1989",
      units: [
        "light-year",
        "kilolight-year",
        "megalight-year",
        "gigalight-year",
        { id: "light-month", name: "Light-month (1/12 light-year)", symbol: "", factor: "ly/12", exactness: "convention" },
        { id: "light-week", name: "Light-week", symbol: "", factor: "c week" },
        "light-day",
        "light-hour",
        "light-minute",
        "light-second",
      ],
    },
    {
      name: "Astronomical",
      source: "IAU 2012 Resolution B2; IAU 2015 Resolution B2 note 4; IAU 2015 B3",
      units: ["astronomical-unit", "parsec", "kiloparsec", "megaparsec", { unit: "solar-radius", name: "Solar radius (nominal)", plural: "solar radii" }],
    },
    {
      name: "Terrestrial",
      source: "SI9 Table 7; SI8 Table 8; HB44 App. C",
      units: ["meter", "kilometer", "million-kilometers", "billion-kilometers", "petameter", { unit: "mile", name: "Mile" }, "million-miles", "trillion-miles", { unit: "nautical-mile", name: "Nautical mile" }],
    },
  ],
  faq: [
    {
      pairs: ["light-years-to-kilometers"],
      exact: true,
      q: "How many kilometers are in a light-year?",
      a: "9,460,730,472,580.8 km, about 9.46 trillion. It follows from the speed of light, 299,792.458 km/s, times the 31,557,600 seconds of a Julian year, so the value is exact.",
    },
    {
      pairs: ["light-years-to-miles"],
      exact: true,
      q: "How many miles are in a light-year?",
      a: "About 5,878,625,373,184 miles, close to 5.88 trillion (10¹²). Divide the kilometers by 1.609. Proxima Centauri, 4.2465 light-years away, is thus about 25 trillion miles from us.",
    },
    {
      q: "Is a light-year a time or a distance?",
      a: "A distance: how far light travels in a year. Light from a star 100 light-years away left it 100 years ago, which links the two, but the unit itself is a length of 9.46 × 10¹² km. Light-minutes and light-seconds are lengths as well.",
    },
    {
      pairs: ["light-years-to-parsecs"],
      general: true,
      q: "How many light-years are in a parsec?",
      a: "3.262. Going the other way, one light-year is 0.3066 pc. Astronomers prefer parsecs because parallaxes give them directly; a thousand parsecs, or one kiloparsec, is 3,261.6 light-years.",
    },
    {
      pairs: ["light-years-to-astronomical-units"],
      q: "How many astronomical units are in a light-year?",
      a: "63,241. Light takes 499 seconds to travel one astronomical unit, and a Julian year has 31,557,600 seconds. Neptune, at 30 au, is therefore only about 0.0005 light-years from the Sun.",
    },
  ],
  keywords: ["ly to km", "light years to miles", "astronomical distance", "speed of light", "light-minute"],
  related: ["parsec", "astronomical-unit", "wavelength-frequency"],
});

import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./time.pairs.ts";

export default defineConverter({
  slug: "time",
  category: "general-physics-mechanics",
  name: "Time Converter",
  description: "Convert seconds, minutes, hours, days, months, years and scientific time units.",
  base: { name: "second", symbol: "s" },
  baseFactor: "s",
  defaultPair: ["hour", "minute"],
  commonUnits: ["millisecond", "second", "minute", "hour", "day", "week", "month", "year"],
  pairs,
  commonValues: {
    hour: { example: "8", tables: [{ values: ["0.25", "0.5", "0.75", "1", "1.5", "2", "3", "4", "5", "6", "8", "10", "12", "24", "36", "40", "48", "72", "168"] }] },
    minute: { example: "90", tables: [{ values: ["1", "2", "3", "5", "10", "15", "20", "25", "30", "40", "45", "60", "75", "90", "100", "120", "150", "180"] }] },
    day: { example: "7", tables: [{ values: ["1", "2", "3", "4", "5", "6", "7", "10", "14", "21", "28", "30", "45", "60", "90", "100", "180", "365"] }] },
    second: { example: "30" },
    year: { example: "5" },
  },
  notes: [
    "Year and month are Gregorian calendar averages: 365.2425 days and a twelfth of that. Years of 365 and 366 days and Julian, tropical and sidereal years are separate units.",
    "Astronomical periods change slowly; the values here are for the year 2000. NIST SP 811 gives the same years to seven digits.",
    "Days are 24 hours of 3,600 SI seconds. Leap seconds and daylight saving time are ignored.",
  ],
  groups: [
    {
      name: "SI second and prefixes",
      source: "SI9 Table 2 and Table 7",
      units: [
        { id: "gigasecond", name: "Gigasecond", symbol: "Gs", factor: "Gs" },
        { id: "megasecond", name: "Megasecond", symbol: "Ms", factor: "Ms" },
        { id: "kilosecond", name: "Kilosecond", symbol: "ks", factor: "ks" },
        { id: "second", name: "Second", symbol: "s", factor: "s", aliases: ["sec", "secs"] },
        { id: "millisecond", name: "Millisecond", symbol: "ms", factor: "ms", aliases: ["msec", "msecs", "millis"] },
        { id: "microsecond", name: "Microsecond", symbol: "µs", factor: "µs", aliases: ["usec", "mcs"] },
        { id: "nanosecond", name: "Nanosecond", symbol: "ns", factor: "ns", aliases: ["nsec"] },
        { id: "picosecond", name: "Picosecond", symbol: "ps", factor: "ps" },
        { id: "femtosecond", name: "Femtosecond", symbol: "fs", factor: "fs" },
        { id: "attosecond", name: "Attosecond", symbol: "as", factor: "as" },
      ],
    },
    {
      name: "Minutes to weeks",
      source: "SI9 Table 8 (min, h, d); ISO 8601 week",
      units: [
        { id: "minute", name: "Minute", symbol: "min", factor: "min", sexagesimal: "minutes", aliases: ["mins"] },
        { id: "hour", name: "Hour", symbol: "h", factor: "h", sexagesimal: "hours", aliases: ["hr", "hrs"] },
        { id: "day", name: "Day", symbol: "d", factor: "d", aliases: ["dy", "24 hours"] },
        { id: "week", name: "Week", symbol: "wk", factor: "week", aliases: ["wks"] },
        { id: "fortnight", name: "Fortnight", symbol: "fn", factor: "14 d" },
      ],
    },
    {
      name: "Calendar averages",
      source: "ISO 8601 Gregorian calendar: 146,097 d in 400 years",
      units: [
        { id: "month", name: "Month (average Gregorian)", symbol: "mo", factor: "month", exactness: "convention", aliases: ["mos", "mth", "calendar month"] },
        { id: "quarter-year", name: "Quarter (¼ year)", symbol: "", factor: "year/4", exactness: "convention", plural: "quarters", aliases: ["qtr"] },
        { id: "year", name: "Year (average Gregorian, 365.2425 d)", symbol: "yr", factor: "year", exactness: "convention", aliases: ["yrs", "annum", "gregorian year"] },
        { id: "decade", name: "Decade", symbol: "dec", factor: "10 year", exactness: "convention" },
        { id: "century", name: "Century", symbol: "c.", factor: "100 year", exactness: "convention" },
        { id: "millennium", name: "Millennium", symbol: "ka", factor: "1000 year", exactness: "convention", plural: "millennia", aliases: ["millenium", "kyr"] },
        { id: "month-30-day", name: "Month (30 days)", symbol: "", factor: "30 d", exactness: "convention", plural: "30-day months", aliases: ["30-day month"] },
        { id: "common-year", name: "Year (365 days)", symbol: "", factor: "365 d", plural: "365-day years", aliases: ["365-day year"] },
        { id: "leap-year", name: "Year (366 days)", symbol: "", factor: "366 d", plural: "366-day years", aliases: ["366-day year"] },
      ],
    },
    {
      name: "Astronomical",
      source: "IAU Julian year of 365.25 d; IERS Useful Constants (tropical and sidereal year, sidereal day); SP811 B.8; ELP2000 synodic month; MARS24 sol",
      units: [
        { id: "julian-year", name: "Julian year (365.25 d)", symbol: "a", factor: "julianYear", plural: "Julian years", aliases: ["astronomical year"] },
        { id: "tropical-year", name: "Tropical year (J2000)", symbol: "", factor: "365.242190402 d", exactness: "measured", aliases: ["solar year"] },
        { id: "sidereal-year", name: "Sidereal year", symbol: "", factor: "365.256363004 d", exactness: "measured" },
        { id: "sidereal-day", name: "Sidereal day", symbol: "", factor: "86164.090530833 s", exactness: "measured" },
        { id: "synodic-month", name: "Synodic (lunar) month", symbol: "", factor: "29.530588853 d", exactness: "measured", aliases: ["lunar month", "lunation"] },
        { id: "mars-sol", name: "Sol (Mars mean solar day)", symbol: "sol", factor: "88775.244 s", exactness: "measured", plural: "sols", aliases: ["martian day"] },
      ],
    },
    {
      name: "Special",
      source: "GREENBOOK svedberg; SP811 B.8 (shake); LINUXMAN jiffy; SWATCH .beat; CODATA22 atomic and Planck time",
      units: [
        { id: "shake", name: "Shake (10 ns)", symbol: "", factor: "10 ns", exactness: "convention", aliases: ["shake of a lamb's tail"] },
        { id: "svedberg", name: "Svedberg", symbol: "S", factor: "1e-13 s", exactness: "convention" },
        { id: "jiffy", name: "Jiffy (1/100 s, Linux/GNU)", symbol: "", factor: "s/100", exactness: "convention" },
        { id: "decimal-minute", name: ".beat / decimal minute (1/1000 day)", symbol: ".beat", factor: "d/1000", exactness: "convention", plural: ".beats", aliases: ["swatch beat", "internet beat"] },
        { id: "atomic-unit-of-time", name: "Atomic unit of time", symbol: "ħ/Eₕ", factor: "2.4188843265864e-17 s", exactness: "measured" },
        { id: "planck-time", name: "Planck time", symbol: "tP", factor: "5.391247e-44 s", exactness: "measured", plural: "Planck times" },
      ],
    },
  ],
  faq: [
    {
      pairs: ["hours-to-minutes"],
      q: "How do I convert decimal hours to hours and minutes?",
      a: "Multiply the part after the decimal point by 60. 2.75 h is 2 h and 0.75 × 60 = 45 min; 7.4 h is 7 h 24 min. To go the other way, choose hours and type 2:45 in the value field; it is read as 2.75 h.",
    },
    {
      pairs: ["years-to-days"],
      q: "How many days are in a year?",
      a: "A common year has 365 days and a leap year 366; the average is 365.2, because the Gregorian calendar has 97 leap years in every 400. An average year is 8,765.82 h or 52.1775 weeks. Astronomers use the Julian year of exactly 365.25 days.",
    },
    {
      q: "How many days are in a month in this converter?",
      a: "A month here is a twelfth of the average year: 30.44 days. So 6 months is 182.62 days, and 30 days is 0.98565 months. For contracts that define a month as 30 days, choose “Month (30 days)” instead.",
    },
    {
      q: "How long is a billion seconds?",
      a: "A billion seconds, one gigasecond, is 31.6887 average years, about 31 years and 8 months. A million seconds is only 11.574 days: 11 days 13 h 46 min 40 s.",
    },
    {
      q: "Why is a sidereal day shorter than a day?",
      a: "It is one rotation of Earth relative to the stars (strictly, to the vernal equinox): 86,164 s, or 23 h 56 min 4.09 s. The Sun takes about 4 minutes longer to return to the same position, because Earth moves along its orbit in the meantime. That is why stars rise 4 minutes earlier every night.",
    },
    {
      q: "How long is a day on Mars?",
      a: "A sol, the mean solar day of Mars, lasts 88,775 s: 24 h 39 min 35.244 s. It is 2.75% longer than a day on Earth, so 100 sols is 102.75 days.",
    },
  ],
  keywords: ["duration", "hours to minutes", "days", "elapsed time", "decimal hours", "milliseconds", "calendar"],
  related: ["speed", "frequency", "acceleration", "length", "angular-velocity", "radioactivity"],
});

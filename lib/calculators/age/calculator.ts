import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";

export default defineModes({
  id: "age",
  label: "Age",
  category: "math-utility",
  heading: "Age Calculator",
  summary:
    "Your exact age in years, months and days on any date, or to the second with the time and time zone of birth, plus the next birthday and milestones.",
  seo: {
    title: "Age Calculator: Years, Months and Days",
    description:
      "Find an exact age in years, months, weeks, days or seconds on any date, with time zones, the next birthday, milestones and the February 29 rule.",
  },
  keywords: [
    "how old am i",
    "birthday",
    "date of birth",
    "age in days",
    "age in weeks",
    "age in months",
    "next birthday",
    "leap day birthday",
    "milestones",
  ],
  guide: [
    {
      title: "How years, months and days are counted",
      text: "Whole months come first: a month is complete when the day of the month of birth comes around again. The remaining days are counted from there. Someone born on March 15 is 2 months and 5 days old on May 20. Java’s java.time and JavaScript’s Temporal count the same way.",
    },
    {
      title: "Births on the 29th, 30th and 31st",
      text: "If a month doesn’t have that day, calculators differ. Here the month is complete only once that day of the month has passed: from January 29, 1970 to February 28, 1971 is 1 year and 30 days. Programs that first move the date back to the end of the month say 1 year and 1 month. The total number of days is the same either way.",
    },
    {
      title: "Born on February 29",
      text: "In years without that day, the birthday falls on March 1 by law in some places (Hong Kong) and by the usual reading in others, and on February 28 elsewhere (Taiwan, and Japan, where an age is reached at the end of the day before the birthday). You can choose under More options; the default is March 1. The choice affects only the birthday and the age on February 28.",
    },
    {
      title: "Age on a date or at an exact time",
      text: "By date, only calendar days count: the day of birth is day 0, and hours are days times 24. With the time of birth, time zones count too: both times are converted to local time at the birthplace, years, months and days are counted there, and the totals are the hours and seconds that actually passed, including hours added or removed by daylight saving time.",
    },
    {
      title: "Why calculators may differ by a day",
      text: "Some count the day of birth as day 1, some use the date in another time zone, and some divide by 365.25. Legally, an age is usually reached at the start of the birthday, whatever the time of birth. East Asian age, which counts calendar years, is not included.",
    },
    {
      title: "Old dates",
      text: "All dates use the Gregorian calendar, even before it was introduced on October 15, 1582 (September 14, 1752 in Britain and its colonies, February 1918 in Russia). A date of birth from an older record is probably Julian and has to be converted first.",
    },
  ],
  question: "Calculate",
  modes,
  formulas,
  assumptions: [
    "Dates use the Gregorian calendar, extended back to year 1 and up to 9999.",
    "The day of birth is day 0: someone born today is 0 days old.",
    "Whole months come first, then the remaining days, as in java.time and Temporal.",
  ],
  sources: [
    cite("temporal", "Difference of dates; month-end rule of issue 2759"),
    cite("ISO 8601", "Gregorian calendar"),
    cite("legal-age", "Section 5: persons born on February 29"),
    cite("tzdata"),
  ],
  seal: "exact",
  examples,
  related: ["date", "time", "bmi", "calorie"],
});

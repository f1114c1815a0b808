import { defineJob } from "../../../kit/calculator/jobs.ts";
import { java } from "./origins.ts";

export default defineJob({
  slug: "day-of-the-week",
  name: "Day of the week",
  heading: "What Day of the Week Is It?",
  question: "What day of the week was or will be a certain date?",
  lead: "Names the weekday of any date from year 1 to 9999 in the Gregorian calendar, for birthdays, history, or a Friday the 13th that may be ahead.",
  seo: {
    title: "What Day of the Week Is a Date?",
    description:
      "Find the weekday of a birthday, a historical date or a day in the future, with its place in the month, its distance from today and the leap-year status.",
  },
  fixed: { mode: "facts" },
  fields: ["date"],
  examples: [
    {
      id: "christmas-2026",
      title: "December 25, 2026",
      origin: java,
      inputs: { date: "2026-12-25" },
      expect: { outputs: { weekday: "Friday", place: "fourth Friday of December, the last one" } },
    },
    {
      id: "independence",
      title: "July 4, 1776",
      origin: java,
      inputs: { date: "1776-07-04" },
      expect: { outputs: { weekday: "Thursday" } },
    },
    {
      id: "moon-landing",
      title: "July 20, 1969, the day of the Moon landing",
      origin: java,
      inputs: { date: "1969-07-20" },
      expect: { outputs: { weekday: "Sunday", dayOfYear: 201 } },
    },
  ],
  guide: [
    {
      title: "How a weekday is found",
      text: "Weekdays repeat every seven days without a break, through leap years and calendar reforms. So the number of days from a known Monday, divided by seven, leaves a remainder that names the day. The steps below the result use the Julian day number, whose day zero was a Monday.",
    },
    {
      title: "Next year’s weekday",
      text: "A common year has 52 weeks and one day, so a birthday moves on by one weekday a year, and by two when a February 29 lies in between. The calendar of a whole year repeats exactly after 28 years, as long as no century year without a leap day comes between.",
    },
    {
      title: "Old documents",
      text: "Before 1582, and in Britain and its colonies before September 14, 1752, people used the Julian calendar. A date from such a record has another weekday there than here. Convert it to the Gregorian calendar first; in the eighteenth century the difference was eleven days.",
    },
  ],
  faq: [
    {
      q: "On what day was I born?",
      a: "Enter your date of birth; the answer is the weekday, with its place in the month and the days that have passed since then. The age calculator shows it too, next to your next birthdays.",
    },
    {
      q: "How often is Friday the 13th?",
      a: "Every year has at least one and at most three. A month has one exactly when it begins on a Sunday, which you can check by entering the first of the month.",
    },
    {
      q: "Can I calculate it in my head?",
      a: "Yes, with the doomsday rule: 4/4, 6/6, 8/8, 10/10 and 12/12 share one weekday in every year, as do July 4 and the last day of February. Remember that day for the year and count from the nearest of them.",
    },
  ],
  related: ["date/week-number", "age/how-old-am-i", "date/public-holidays", "date/days-between-dates"],
  words: [
    "weekday of a date",
    "what day was",
    "which day is",
    "day finder",
    "day of week calculator",
    "what day was i born",
    "birthday weekday",
    "friday the 13th",
    "doomsday rule",
    "what day of the week",
  ],
});

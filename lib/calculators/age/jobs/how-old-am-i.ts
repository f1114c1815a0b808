import { defineJob } from "../../../kit/calculator/jobs.ts";
import { java } from "./origins.ts";

export default defineJob({
  slug: "how-old-am-i",
  name: "How old am I?",
  heading: "How Old Am I?",
  question: "How old am I in years, months and days?",
  lead: "Your exact age today or on any date: completed years, then months and days, the total in weeks and days, and how long it is to the next birthday.",
  seo: {
    title: "How Old Am I? Exact Age Today",
    description:
      "Enter a date of birth to see the exact age in years, months and days, in weeks, days and hours, with the next birthday and the weekday of the birth.",
  },
  fixed: { mode: "date" },
  fields: ["birth", "target"],
  defaults: { birth: "1990-06-20", target: "today" },
  examples: [
    {
      id: "born-1985",
      title: "Born on March 10, 1985, on November 29, 2026",
      origin: java,
      inputs: { birth: "1985-03-10", target: "2026-11-29" },
      expect: {
        outputs: { age: "41 years, 8 months, 19 days", totalDays: 15_239, birthWeekday: "Sunday" },
      },
    },
    {
      id: "toddler",
      title: "A child born on May 20, 2024, on January 15, 2026",
      origin: java,
      inputs: { birth: "2024-05-20", target: "2026-01-15" },
      expect: { outputs: { age: "1 year, 7 months, 26 days", totalMonths: 19 } },
    },
    {
      id: "inauguration",
      title: "Barack Obama, born on August 4, 1961, at his inauguration in 2009",
      origin: java,
      inputs: { birth: "1961-08-04", target: "2009-01-20" },
      expect: { outputs: { age: "47 years, 5 months, 16 days", years: 47 } },
    },
  ],
  guide: [
    {
      title: "Completed years",
      text: "Your age is the number of birthdays you have had, not the difference of the years: someone born in December is still a year younger than that difference for most of the year. Months are then counted from the last birthday, and days from the last day of the month that matches yours.",
    },
    {
      title: "For forms and applications",
      text: "A form that asks for your age wants completed years on the day you sign it, unless it names a cutoff, such as September 1 for school entry or December 31 of the tax year. Enter that day under “Age on”. Insurers sometimes use the nearest birthday instead, which can make you a year older.",
    },
    {
      title: "Babies and toddlers",
      text: "Pediatric charts count weeks up to about three months and then completed months up to two years. Both totals are in the list below the age. For a child born early, subtract the weeks of prematurity to get the corrected age.",
    },
  ],
  faq: [
    {
      q: "Am I a year older before or on my birthday?",
      a: "On it, from its first minute in most countries, whatever the hour you were born. Under the old common-law rule an age is reached on the day before the birthday, and Japan still counts that way for school.",
    },
    {
      q: "How do I find the age of someone who has died?",
      a: "Set the second date to the date of death. Genealogists should check the calendar of old records first: British dates before 1752 are Julian, and their years often began on March 25.",
    },
    {
      q: "Why is my age in months not 12 times my years?",
      a: "Because the months since your last birthday are added. At 41 years and 8 months it is 41 × 12 + 8 = 500 months. On a birthday itself the months are exactly twelve times the years.",
    },
    {
      q: "How old is 10,000 days?",
      a: "A little over 27 years and four months. The table of milestones below the result gives the date of your 10,000th day and of your billionth second, both popular reasons for a party.",
    },
  ],
  related: ["age/when-will-i-be", "date/days-until", "date/day-of-the-week", "bmi/child-bmi-percentile"],
  words: [
    "age calculator",
    "my age",
    "age today",
    "exact age",
    "date of birth to age",
    "DOB calculator",
    "age in days",
    "age in months",
    "how many days old am i",
    "chronological age",
    "age on a date",
    "how old is someone born in",
    "how old would i be",
    "age from birth year",
    "birthday calculator",
    "how many days have I been alive",
    "days alive",
    "next birthday",
    "days until my birthday",
    "how long until my birthday",
  ],
});

import { defineJob } from "../../../kit/calculator/jobs.ts";
import { java } from "./origins.ts";

export default defineJob({
  slug: "when-will-i-be",
  name: "When will I be a certain age?",
  heading: "When Will I Be 18, 65 or Any Age?",
  question: "On what date will I reach a certain age?",
  lead: "Gives the date and weekday on which you turn a given age, and the years, months and days that are left until then or have passed since.",
  seo: {
    title: "When Will I Be 18, 21, 65 or 67?",
    description:
      "Find the date and weekday on which you reach an age, such as 18, 21 or retirement at 67, with the time left until then and the rule for February 29.",
  },
  fixed: { mode: "reach" },
  fields: ["birth", "wantedAge"],
  examples: [
    {
      id: "full-retirement",
      title: "67 years old, born on August 15, 1967",
      origin: java,
      inputs: { birth: "1967-08-15" },
      expect: {
        outputs: { reachDay: "2034-08-15", reachWeekday: "Tuesday", timeToReach: "8 years, 7 months" },
      },
    },
    {
      id: "twenty-one",
      title: "21 years old, born on September 3, 2010",
      origin: java,
      inputs: { birth: "2010-09-03", wantedAge: "21" },
      expect: { outputs: { reachDay: "2031-09-03", timeToReach: "5 years, 7 months, 19 days" } },
    },
    {
      id: "leap-day",
      title: "18 years old, born on February 29, 2008",
      origin: {
        kind: "published",
        source: "Age of Majority Ordinance (Cap. 410) of Hong Kong, section 5: March 1",
      },
      inputs: { birth: "2008-02-29", wantedAge: "18" },
      expect: { outputs: { reachDay: "2026-03-01" } },
    },
  ],
  guide: [
    {
      title: "The year of that birthday",
      text: "Add the age to the year of birth; day and month stay. The weekday does not: it moves by one each year and by two after a leap day, so a round birthday on a Saturday is luck, or a matter of looking ahead here.",
    },
    {
      title: "Ages that open doors",
      text: "In the United States you vote at 18, buy alcohol at 21, take early Social Security at 62, join Medicare at 65 and, born in 1960 or later, reach full retirement age at 67. Medicare starts on the first of the birthday month, and a month earlier if you were born on the first.",
    },
    {
      title: "Born on February 29",
      text: "Three years in four have no such day. Laws then take March 1 or February 28, and a driver’s license or a policy may follow either one. The default is March 1; you can change it under More options. In a leap year the day itself counts.",
    },
  ],
  faq: [
    {
      q: "When can I retire?",
      a: "Enter the age of your plan. Full retirement age for Social Security is 67 for people born in 1960 or later, and 66 and some months for those born from 1955 to 1959. Pensions of other countries have ages of their own.",
    },
    {
      q: "What year will I turn 50?",
      a: "Add 50 to the year of your birth. For someone born in 1990 it is 1990 + 50 = 2040, whichever the month; the date above adds how long that is from today.",
    },
    {
      q: "Can I enter an age in the past?",
      a: "Yes. The date is then behind you and the time is marked as ago, for instance to see on which weekday you turned 18 or when a child started to be of school age.",
    },
  ],
  related: ["age/how-old-am-i", "date/days-until", "date/add-or-subtract-days"],
  words: [
    "when will I be 10000 days old",
    "10000 days old",
    "when do i turn 18",
    "when will i turn 65",
    "date of 18th birthday",
    "when am i 50",
    "retirement date",
    "when can i drink",
    "what year will i be",
    "future age",
    "full retirement age date",
    "how long until i am",
    "when will i turn",
    "retirement age date",
  ],
});

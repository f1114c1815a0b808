import { defineJob } from "../../../kit/calculator/jobs.ts";

export default defineJob({
  slug: "public-holidays",
  name: "Public holidays by country",
  heading: "Public Holidays by Country and Year",
  question: "Which public holidays does a country have this year?",
  lead: "Lists the statutory holidays of a country, state or province with date and weekday, including the substitute days off, and says which one is next.",
  seo: {
    title: "Public Holidays by Country and Year",
    description:
      "See all public holidays of a country or state in any year from 2000 to 2060 with their weekdays, observed days, the next one and the days until then.",
  },
  fixed: { mode: "publicHolidays" },
  fields: ["region", "year"],
  examples: [
    {
      id: "us-2026",
      title: "The United States in 2026",
      origin: {
        kind: "published",
        source: "US Office of Personnel Management: federal holidays of 2026, July 3 in lieu of July 4",
      },
      inputs: { year: "2026" },
      expect: { outputs: { daysOff: 11, weekendHolidays: 1 } },
    },
    {
      id: "england-2027",
      title: "England in 2027",
      origin: { kind: "published", source: "gov.uk: UK bank holidays, England and Wales, 2027" },
      inputs: { region: "gb-eng", year: "2027" },
      expect: { outputs: { daysOff: 8, weekendHolidays: 2 } },
    },
  ],
  guide: [
    {
      title: "What is on the list",
      text: "Days off set by national law, and by the law of a state, province or region if you choose one. Observances on which people work, such as Valentine’s Day or Mother’s Day, are not included, nor are bank, school and exchange holidays. The main source is the open holiday library that many programs use.",
    },
    {
      title: "Observed and substitute days",
      text: "When a federal holiday in the United States falls on a Saturday, the Friday before is off; on a Sunday, the Monday after. Britain moves it to the next free weekday, while Germany and France move nothing. Both the holiday and its substitute are listed, so a long list can mean few days off.",
    },
    {
      title: "Dates that may still change",
      text: "Islamic holidays follow the sighting of the moon and can shift by a day. Some governments decree bridge days and working Saturdays only a few months ahead, and proclaim a day of mourning or a coronation at short notice. Check the official gazette before you book for a group.",
    },
  ],
  faq: [
    {
      q: "How many federal holidays are there in the United States?",
      a: "Eleven a year, plus Inauguration Day every fourth year for federal workers in and around Washington. Private employers don’t have to grant any of them, nor pay extra for work on one, unless a contract or a state law says so.",
    },
    {
      q: "Do all states or provinces have the same holidays?",
      a: "No. Choose the part of the country if it is listed: Bavaria has more holidays than Berlin, and Quebec has its own national day. The entry for the whole country has only the holidays that apply everywhere.",
    },
    {
      q: "Which holidays make a long weekend?",
      a: "Those on a Friday or Monday do so without a day of vacation; a Thursday or Tuesday needs one bridge day. The weekday column shows them at a glance. Where a holiday on a Sunday moves to Monday, the weekend grows by that day.",
    },
  ],
  related: ["date/business-days", "date/days-until", "date/add-business-days"],
  words: [
    "bank holidays",
    "federal holidays",
    "national holidays",
    "statutory holidays",
    "stat holidays",
    "holiday calendar",
    "list of holidays",
    "next public holiday",
    "long weekends",
    "holidays this year",
    "holidays by country",
    "school and bank holidays",
  ],
});

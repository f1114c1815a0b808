import { defineJob } from "../../../kit/calculator/jobs.ts";
import { hand } from "./origins.ts";

export default defineJob({
  slug: "decimal-hours",
  name: "Decimal hours converter",
  heading: "Decimal Hours Converter",
  question: "What are hours and minutes in decimal hours?",
  lead: "Turns hours and minutes into decimal hours for payroll and billing, or back again, and warns when two decimals are not enough to be exact.",
  seo: {
    title: "Time to Decimal Hours Converter",
    description:
      "Convert hours and minutes such as 7:20 to decimal hours, or 7.75 hours to hours and minutes, with the rounding that payroll systems use explained.",
  },
  fixed: { mode: "decimal" },
  fields: ["way", "clockForm", "decimalForm"],
  defaults: { clockForm: "7:20" },
  examples: [
    {
      id: "seven-twenty",
      title: "7 h 20 min",
      origin: hand,
      inputs: {},
      expect: { outputs: { decimal: 7.333333333333, minutes: 440 }, warnings: ["7.33 h is rounded"] },
    },
    {
      id: "seven-forty-five",
      title: "7 h 45 min, which is exact",
      origin: hand,
      inputs: { clockForm: "7:45" },
      expect: { outputs: { decimal: 7.75, minutes: 465 } },
    },
    {
      id: "back-to-minutes",
      title: "−1.2625 h as hours, minutes and seconds",
      origin: hand,
      inputs: { way: "fromDecimal", decimalForm: "-1.2625" },
      expect: { outputs: { total: -4545, words: "−1 h 15 min 45 s" } },
    },
  ],
  guide: [
    {
      title: "The rule",
      text: "Divide the minutes by 60 and add the hours; divide seconds by 3,600. Back again, the digits behind the point times 60 are the minutes. A quarter of an hour is 0.25, a tenth is 6 minutes, and one minute is a little under 0.017.",
    },
    {
      title: "Where payroll rounds",
      text: "Two decimals are hundredths of an hour, 36 seconds each, so only minutes divisible by 3 come out exactly. 20 minutes become 0.33, which is 19 minutes 48 seconds. Round the total of the period once, rather than every day, or small errors add up in one direction.",
    },
    {
      title: "The colon and the point",
      text: "7:20 and 7.20 are different times: the second is 7 hours and 12 minutes. Before you paste numbers into an invoice or a timesheet, check which of the two its column expects. A minute part above 59 reveals decimals.",
    },
  ],
  faq: [
    {
      q: "What is 15, 30 and 45 minutes in decimal?",
      a: "A quarter, a half and three quarters of an hour: 15 ÷ 60 = 0.25, 30 ÷ 60 = 0.5 and 45 ÷ 60 = 0.75. These three are exact, as are all multiples of 3 minutes with two decimals.",
    },
    {
      q: "How do I convert decimal hours to minutes?",
      a: "Multiply the part behind the point by 60. For 7.75 hours it is 0.75 × 60 = 45, so the time is 7 hours and 45 minutes. Switch the direction above to do it here.",
    },
    {
      q: "What do lawyers mean by 0.1 hours?",
      a: "Six minutes, the usual billing unit. Any started tenth is normally billed in full, so a call of seven minutes is entered as 0.2. This page does not round up; it converts the exact length.",
    },
  ],
  related: ["time/time-card", "time/multiply-time", "time/hours-between-times"],
  words: [
    "minutes to decimal",
    "time to decimal",
    "hours and minutes to decimal",
    "decimal to hours and minutes",
    "payroll time conversion",
    "hh:mm to decimal",
    "convert minutes to hours",
    "hundredths of an hour",
    "tenths of an hour",
    "industrial time",
  ],
});

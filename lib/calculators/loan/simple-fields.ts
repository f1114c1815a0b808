import { choice, day, number } from "../../kit/fields/field.ts";

/** Time of a loan at simple interest. */
export const simpleTime = {
  time: number({
    line: "new",
    label: "Time",
    hint: "Up to 100 years; decimals such as 2.5 are fine",
    default: 3,
    min: 0,
    max: 36_500,
    when: { timeUnit: ["years", "months", "days"] },
  }),
  timeUnit: choice({
    label: "Enter time as",
    options: [
      { id: "years", label: "Years" },
      { id: "months", label: "Months" },
      { id: "days", label: "Days" },
      { id: "dates", label: "Two dates" },
    ],
    default: "years",
  }),
  from: day({ label: "From", default: "today", when: { timeUnit: ["dates"] } }),
  until: day({ label: "Until", default: undefined, optional: true, when: { timeUnit: ["dates"] } }),
  yearDays: choice({
    label: "Days in a year",
    options: [
      { id: "365", label: "365" },
      { id: "360", label: "360 (banker’s year)" },
    ],
    default: "365",
    when: { timeUnit: ["days"] },
  }),
  dayCount: choice({
    label: "Day count",
    hint: "The contract names it",
    options: [
      { id: "actual-365", label: "Actual days ÷ 365" },
      { id: "actual-360", label: "Actual days ÷ 360" },
      { id: "actual-actual", label: "Actual days ÷ 365, or 366 in leap years" },
      { id: "30-360", label: "Months of 30 days ÷ 360" },
    ],
    default: "actual-365",
    when: { timeUnit: ["dates"] },
  }),
};

import { choice, day, money, number, percent, rows } from "../../kit/fields/field.ts";

const MOST = 1e12;

export const returnInputs = {
  begin: money({
    label: "Beginning value",
    default: 10_000,
    min: -MOST,
    max: MOST,
  }),
  end: money({
    label: "Ending value",
    default: 16_000,
    min: -MOST,
    max: MOST,
  }),
  invested: money({ label: "Amount invested", default: 10_000, min: -MOST, max: MOST }),
  returned: money({
    label: "Sale price or current value",
    default: 12_500,
    min: -MOST,
    max: MOST,
  }),
  income: money({
    label: "Income received",
    hint: "Dividends, interest, rent",
    default: 0,
    min: 0,
    max: MOST,
  }),
  costs: money({
    label: "Costs",
    hint: "Fees and taxes paid along the way",
    default: 0,
    min: 0,
    max: MOST,
  }),
  span: choice({
    label: "Enter time as",
    options: [
      { id: "years", label: "Years" },
      { id: "dates", label: "Two dates" },
    ],
    default: "years",
  }),
  spanYears: number({
    label: "Time",
    suffix: "years",
    inYears: true,
    default: 5,
    min: 0,
    max: 1000,
    when: { span: ["years"] },
  }),
  from: day({ label: "From", default: "2021-01-01", when: { span: ["dates"] } }),
  to: day({ label: "To", default: "2026-01-01", when: { span: ["dates"] } }),
  returns: rows({
    label: "Returns, year by year",
    rowLabel: "year",
    fields: { rate: percent({ label: "Return", default: undefined, min: -100, max: 10_000 }) },
    default: [{ rate: "12" }, { rate: "-8" }, { rate: "21" }, { rate: "5" }],
    minRows: 1,
    maxRows: 500,
  }),
};

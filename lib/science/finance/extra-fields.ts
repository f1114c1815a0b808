import { choice, day, money, rows } from "../../kit/fields/field.ts";

export const extraFields = {
  extraEach: money({
    label: "Extra with each payment",
    default: 0,
    min: 0,
    max: 1e12,
    advanced: true,
  }),
  extraYearly: money({ label: "Extra once a year", default: 0, min: 0, max: 1e12, advanced: true }),
  extraMonth: choice({
    label: "Yearly extra in",
    default: "anniversary",
    advanced: true,
    options: [
      { id: "anniversary", label: "Each year’s last payment" },
      { id: "1", label: "January" },
      { id: "2", label: "February" },
      { id: "3", label: "March" },
      { id: "4", label: "April" },
      { id: "5", label: "May" },
      { id: "6", label: "June" },
      { id: "7", label: "July" },
      { id: "8", label: "August" },
      { id: "9", label: "September" },
      { id: "10", label: "October" },
      { id: "11", label: "November" },
      { id: "12", label: "December" },
    ],
  }),
  extraOnce: rows({
    label: "One-time extra payments",
    hint: "Each is applied on the first payment date on or after its own date",
    rowLabel: "payment",
    default: [],
    minRows: 0,
    maxRows: 60,
    advanced: true,
    fields: {
      day: day({ label: "Date", default: undefined, min: "1900-01-01", max: "2500-12-31" }),
      amount: money({ label: "Amount", default: undefined, min: 0, max: 1e12 }),
    },
  }),
};

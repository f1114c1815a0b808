import { choice, day, money, percent, rows } from "../../kit/fields/field.ts";

const MOST = 1e12;

export const flowInputs = {
  cashFlows: rows({
    label: "Cash flows",
    hint: "Negative for money paid, positive for money received; the first one is today. Enter 0 for a period without a cash flow",
    rowLabel: "cash flow",
    fields: { amount: money({ label: "Amount", default: undefined, min: -MOST, max: MOST }) },
    default: [
      { amount: "-10000" },
      { amount: "2500" },
      { amount: "3500" },
      { amount: "4000" },
      { amount: "3000" },
    ],
    minRows: 2,
    maxRows: 500,
  }),
  period: choice({
    label: "One cash flow per",
    options: [
      { id: "year", label: "Year" },
      { id: "quarter", label: "Quarter" },
      { id: "month", label: "Month" },
    ],
    default: "year",
  }),
  datedFlows: rows({
    label: "Cash flows by date",
    hint: "Negative if paid in, positive if received or held today. For the time-weighted return, add the value just before each",
    rowLabel: "cash flow",
    fields: {
      day: day({ label: "Date", default: undefined }),
      amount: money({ label: "Amount", default: undefined, min: -MOST, max: MOST }),
      before: money({ label: "Value before", default: undefined, optional: true, min: 0, max: MOST }),
    },
    default: [
      { day: "2023-01-02", amount: "-10000" },
      { day: "2023-07-03", amount: "-2500", before: "10600" },
      { day: "2024-03-15", amount: "1200", before: "14100" },
      { day: "2025-02-03", amount: "-1500", before: "13900" },
      { day: "2026-01-02", amount: "15600" },
    ],
    minRows: 2,
    maxRows: 500,
  }),
  discount: percent({
    label: "Discount rate",
    hint: "Effective; the return you require",
    suffix: "% per year",
    default: 8,
    min: -99,
    max: 1000,
  }),
  financeRate: percent({
    label: "Finance rate",
    hint: "For MIRR, on money paid. Blank = discount rate",
    suffix: "% per year",
    advanced: true,
    default: undefined,
    optional: true,
    min: -99,
    max: 1000,
  }),
  reinvestRate: percent({
    label: "Reinvestment rate",
    hint: "For MIRR, on money received. Blank = discount rate",
    suffix: "% per year",
    advanced: true,
    default: undefined,
    optional: true,
    min: -99,
    max: 1000,
  }),
};

import { money, number, rows } from "../../kit/fields/field.ts";

const PRICE = { min: 1e-9, max: 1e12 } as const;

export const purchaseInputs = {
  purchases: rows({
    label: "Purchases",
    hint: "The amount paid each time and the share price at that time",
    rowLabel: "purchase",
    fields: {
      amount: money({ label: "Amount", default: undefined, min: 0.001, max: 1e12 }),
      price: number({ label: "Price", default: undefined, ...PRICE }),
    },
    default: [
      { amount: "1000", price: "40" },
      { amount: "1000", price: "50" },
      { amount: "1000", price: "50" },
      { amount: "1000", price: "40" },
    ],
    minRows: 1,
    maxRows: 500,
  }),
  priceNow: number({ label: "Current price", hint: "Per share", default: 48, ...PRICE }),
};

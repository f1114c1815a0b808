import { formula } from "../../kit/formulas/formula.ts";

export const moneySymbol = (meaning: string) => ({ meaning, format: { kind: "money" } }) as const;
export const rateSymbol = (meaning: string) =>
  ({ meaning, format: { kind: "percent", significant: 8 } }) as const;
export const countSymbol = (meaning: string) => ({ meaning, format: { kind: "count" } }) as const;
/** Declares a factor or a time in years, with enough digits for further steps. */
export const numberSymbol = (meaning: string) =>
  ({ meaning, format: { kind: "number", significant: 9 } }) as const;

const i = rateSymbol("rate per period");
const j = rateSymbol("nominal annual interest rate");
const m = countSymbol("compounding periods per year");
const n = countSymbol("number of payments");
const R = moneySymbol("payment");
const PV = moneySymbol("amount repaid by the equal payments");

const ofPeriod = { title: "Rate per period", source: "kellison", preliminary: true } as const;
const payment = { title: "Payment", source: "kellison" } as const;

// For calculators that cite Kellison's book.

/**
 * Declares the conversion of the quoted rate to that of a period; `periods` names their number in a year:
 * "payments per year".
 */
export const periodFormulas = (periods: string) => {
  const p = countSymbol(periods);
  return {
    periodSame: formula("i = j / p", { i, j, p }, ofPeriod),
    periodCompounded: formula("i = (1 + j / m)^(m / p) - 1", { i, j, m, p }, ofPeriod),
    periodContinuous: formula("i = exp(j / p) - 1", { i, j, p }, ofPeriod),
  };
};

export const paymentFormulas = {
  payment: formula("R = PV * i / (1 - (1 + i)^(-n))", { R, PV, i, n }, payment),
  paymentNoInterest: formula("R = PV / n", { R, PV, n }, payment),
};

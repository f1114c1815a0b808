import {
  annuityFormulas,
  countSymbol as count,
  moneySymbol as money,
  rateSymbol as rate,
} from "../../finance/annuity-formulas.ts";
import { formula } from "../../formulas/formula.ts";

const L = money("loan");
const P = money("price");
const D = money("down payment");
const C = money("insurance premium, added to the loan");
const R = money("payment");
const p = count("payments a year");
const M = money("principal and interest a month");
const cost = { title: "Monthly cost", source: "kellison", note: "In the first year." } as const;
const income = money("income a month");
const { periodSame, periodCompounded, payment, paymentNoInterest } = annuityFormulas;

/** What the steps of the calculator name. */
export const formulas = {
  periodSame,
  periodCompounded,
  payment,
  paymentNoInterest,

  premium: formula(
    "C = r * (P - D)",
    { C, r: rate("premium by the share that is paid down"), P, D },
    { title: "Insurance premium", source: "cmhc" },
  ),
  loan: formula("L = P - D", { L, P, D }, { title: "Loan", source: "kellison" }),
  loanInsured: formula("L = P - D + C", { L, P, D, C }, { title: "Loan", source: "cmhc" }),
  accelerated: formula(
    "R = M / k",
    {
      R,
      M: money("monthly payment of the plan that is not accelerated"),
      k: count("accelerated payments that make a monthly one"),
    },
    { title: "Payment", source: "kellison" },
  ),
  monthlyAverage: formula(
    "M = R * p / 12",
    { M, R, p },
    { title: "Principal and interest a month, on average", source: "kellison" },
  ),
  monthlyCost: formula(
    "C = M + T + I + H + PMI",
    {
      C: money("monthly cost"),
      M,
      T: money("property tax a month"),
      I: money("home insurance a month"),
      H: money("HOA or condo fees a month"),
      PMI: money("mortgage insurance a month"),
    },
    cost,
  ),

  housingLimit: formula(
    "H = Y * r",
    { H: money("limit on housing a month"), Y: income, r: rate("housing ratio") },
    { title: "Limit on housing", source: "hud-4000" },
  ),
  debtLimit: formula(
    "H = Y * r - D",
    {
      H: money("limit on housing a month"),
      Y: income,
      r: rate("debt ratio"),
      D: money("other debts a month"),
    },
    { title: "Limit on housing beside the debts", source: "hud-4000" },
  ),

  pointsCost: formula(
    "C = d * L",
    { C: money("cost of the points"), d: rate("points, 1% of the loan each"), L },
    { title: "Cost of the points", source: "kellison" },
  ),
  monthlySaving: formula(
    "s = (R - R_d) * p / 12",
    { s: money("saving a month"), R: money("payment without points"), R_d: money("payment with points"), p },
    { title: "Monthly saving", source: "kellison" },
  ),
  breakEven: formula(
    "n = ceil(C / s)",
    {
      n: { meaning: "whole months", format: { kind: "count", suffix: "months" } },
      C: money("cost of the points"),
      s: money("saving a month"),
    },
    { title: "Break-even", source: "kellison" },
  ),
};

import { formula } from "../../kit/formulas/formula.ts";
import {
  countSymbol as count,
  moneySymbol as money,
  paymentFormulas,
  periodFormulas,
  rateSymbol as rate,
} from "../../science/finance/annuity-formulas.ts";

const L = money("loan");
const P = money("price");
const D = money("down payment");
const C = money("insurance premium, added to the loan");
const R = money("payment");
const p = count("payments per year");
const M = money("monthly principal and interest");
const cost = { title: "Monthly cost", source: "kellison", note: "In the first year." } as const;
const income = money("monthly income");
const { periodSame, periodCompounded } = periodFormulas("payments per year");

export const formulas = {
  periodSame,
  periodCompounded,
  ...paymentFormulas,

  premium: formula(
    "C = r * (P - D)",
    { C, r: rate("premium rate for this down payment"), P, D },
    { title: "Insurance premium", source: "cmhc" },
  ),
  loan: formula("L = P - D", { L, P, D }, { title: "Loan", source: "kellison" }),
  loanInsured: formula("L = P - D + C", { L, P, D, C }, { title: "Loan", source: "cmhc" }),
  accelerated: formula(
    "R = M / k",
    {
      R,
      M: money("monthly payment without acceleration"),
      k: count("accelerated payments per monthly payment"),
    },
    { title: "Payment", source: "kellison" },
  ),
  monthlyAverage: formula(
    "M = R * p / 12",
    { M, R, p },
    { title: "Average monthly principal and interest", source: "kellison" },
  ),
  monthlyCost: formula(
    "C = M + T + I + H + PMI",
    {
      C: money("monthly cost"),
      M,
      T: money("monthly property tax"),
      I: money("monthly home insurance"),
      H: money("monthly HOA or condo fees"),
      PMI: money("monthly mortgage insurance"),
    },
    cost,
  ),

  housingLimit: formula(
    "H = Y * r",
    { H: money("monthly limit on housing costs"), Y: income, r: rate("housing ratio") },
    { title: "Limit on housing costs", source: "hud-4000" },
  ),
  debtLimit: formula(
    "H = Y * r - D",
    {
      H: money("monthly limit on housing costs"),
      Y: income,
      r: rate("debt ratio"),
      D: money("other monthly debt payments"),
    },
    { title: "Limit on housing costs with other debts", source: "hud-4000" },
  ),

  pointsCost: formula(
    "C = d * L",
    { C: money("cost of the points"), d: rate("points, 1% of the loan each"), L },
    { title: "Cost of the points", source: "kellison" },
  ),
  monthlySaving: formula(
    "s = (R - R_d) * p / 12",
    { s: money("monthly savings"), R: money("payment without points"), R_d: money("payment with points"), p },
    { title: "Monthly savings", source: "kellison" },
  ),
  breakEven: formula(
    "n = ceil(C / s)",
    {
      n: { meaning: "whole months", format: { kind: "count", suffix: "months" } },
      C: money("cost of the points"),
      s: money("monthly savings"),
    },
    { title: "Break-even", source: "kellison" },
  ),
};

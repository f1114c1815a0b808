import { formula } from "../../kit/formulas/formula.ts";
import {
  countSymbol as count,
  moneySymbol as money,
  numberSymbol as number,
  periodFormulas,
  rateSymbol as rate,
} from "../../science/finance/annuity-formulas.ts";
import { doublingFormulas } from "../../science/finance/doubling-formulas.ts";

const i = rate("rate per deposit period");
const n = number("deposit periods");
const deposits = count("number of deposits");
const A = number("final value of 1 invested at the start");
const B = number("final value of deposits of 1");
const t = rate("tax on the gain");
const P = money("initial amount");
const D = money("deposit");
const FV = money("final balance");
const G = money("goal at the end");
const g = rate("annual increase in deposits");
const y = { ...count("years since the first"), list: true } as const;
const c = { ...count("number of deposits in each year"), list: true } as const;

const ofDeposits = { title: "Growth of deposits of 1", source: "kellison" } as const;
const taxed = {
  source: "kellison",
  note: "Only the gain is taxed, not what was paid in.",
} as const;
const time = { title: "Periods until the goal, not yet rounded", source: "kellison" } as const;

export const formulas = {
  ...periodFormulas("deposit periods per year"),
  afterTax: formula(
    "j = r * (1 - t)",
    { j: rate("rate after tax"), r: rate("nominal annual interest rate"), t: rate("tax on interest") },
    { title: "Rate after tax", source: "kellison" },
  ),
  growth: formula(
    "A = (1 + i)^n",
    { A, i, n },
    { title: "Growth of the initial amount", source: "kellison" },
  ),

  deposits: formula("B = ((1 + i)^n - 1) / i", { B, i, n: deposits }, ofDeposits),
  depositsInAdvance: formula("B = ((1 + i)^n - 1) / i * (1 + i)", { B, i, n: deposits }, ofDeposits),
  depositsNoInterest: formula("B = n", { B, n: deposits }, ofDeposits),
  depositsByYear: formula(
    "B = sum((1 + g) .^ y .* (((1 + i) .^ c - 1) / i) .* (1 + i) .^ k)",
    {
      B,
      g,
      y,
      i,
      c,
      k: { ...number("periods from each year’s last deposit to the end"), list: true },
    },
    ofDeposits,
  ),
  depositsByYearNoInterest: formula("B = sum((1 + g) .^ y .* c)", { B, g, y, c }, ofDeposits),

  growthTaxed: formula(
    "A = (1 - t) * A_0 + t",
    { A: number("that value after tax"), t, A_0: A },
    { ...taxed, title: "Growth of the initial amount after tax" },
  ),
  depositsTaxed: formula(
    "B = (1 - t) * B_0 + t * N",
    { B: number("that value after tax"), t, B_0: B, N: number("sum of the deposits of 1") },
    { ...taxed, title: "Growth of deposits of 1 after tax" },
  ),

  deposit: formula(
    "D = (G - P * A) / B",
    { D, G, P, A, B },
    { title: "Deposit for the goal", source: "kellison" },
  ),
  noDeposit: formula(
    "D = max((G - P * A) / B, 0)",
    { D, G, P, A, B },
    { title: "Deposit for the goal", source: "kellison", note: "The initial amount is enough." },
  ),
  start: formula(
    "P = (G - D * B) / A",
    { P, G, D, B, A },
    { title: "Starting amount for the goal", source: "kellison" },
  ),
  noStart: formula(
    "P = max((G - D * B) / A, 0)",
    { P, G, D, B, A },
    { title: "Starting amount for the goal", source: "kellison", note: "The deposits are enough." },
  ),
  depositAtEnd: formula(
    "D = D_0 * (1 + i)",
    { D: money("deposit, valued at the end of its period"), D_0: money("deposit in advance"), i },
    { title: "Deposit, valued at the end of its period", source: "kellison" },
  ),
  periods: formula(
    "n = log((G * i + D) / (P * i + D)) / log(1 + i)",
    { n: number("deposit periods, not yet rounded"), G, i, D, P },
    time,
  ),

  finalBalance: formula(
    "FV = P * A + D * B",
    { FV, P, A, D, B },
    { title: "Final balance", source: "kellison" },
  ),
  finalWithoutDeposits: formula("FV = P * A", { FV, P, A }, { title: "Final balance", source: "kellison" }),
  realValue: formula(
    "V = FV / (1 + f)^t",
    { V: money("final balance in today’s money"), FV, f: rate("annual inflation"), t: number("years") },
    { title: "In today’s money", source: "fisher" },
  ),
  ...doublingFormulas("kellison"),
};

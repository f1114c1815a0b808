import { formula } from "../../kit/formulas/formula.ts";
import {
  countSymbol as count,
  moneySymbol as money,
  numberSymbol as number,
  paymentFormulas,
  periodFormulas,
  rateSymbol as rate,
} from "../../science/finance/annuity-formulas.ts";

const i = rate("rate per period");
const j = rate("nominal annual interest rate");
const m = count("compounding periods per year");
const p = count("payments per year");
const n = count("number of payments");
const loan = money("loan");
/** Part of the loan that the equal payments repay, if a balloon or an odd first period changes it. */
const PV = money("amount repaid by the equal payments");
const R = money("payment");
const B = money("balloon");
const f = number("odd part of a period before the first payment");
const k = count("extra whole periods before the first payment");

const amount = { title: "Loan amount", source: "kellison" } as const;
const term = { title: "Number of payments, not yet rounded", source: "kellison" } as const;
const solving = {
  title: "Rate per period",
  source: "kellison",
  solvedFor: "i",
  preliminary: true,
} as const;
const nominal = { title: "Interest rate", source: "kellison" } as const;
const exact = number("number of payments, not yet rounded");

const runs = {
  P: { ...money("payment in each run of equal payments"), list: true },
  n: { ...count("number of payments in each run"), list: true },
  t: { ...count("whole periods from the loan to the first payment of each run"), list: true },
  i,
} as const;
const worth = "sum(P .* (1 - (1 + i) .^ (-n)) ./ (i .* (1 + i) .^ (t - 1)))";
const worthOdd = "sum(P .* (1 - (1 + i) .^ (-n)) ./ (i .* (1 + f .* i) .* (1 + i) .^ (t - 1)))";

const years = number("time in years");
const inYears = { title: "Time in years", source: "isda-2006", preliminary: true } as const;

const A = money("amount financed: the loan less its fees");
const actuarial = {
  title: "Rate per period, including fees",
  source: "regulation-z",
  solvedFor: "i",
  preliminary: true,
  note: "The discounted payments of the schedule, with equal payments grouped.",
} as const;
const only = money("the single payment");
const APR = { meaning: "annual percentage rate", format: { kind: "percent", decimals: 3 } } as const;

export const formulas = {
  ...periodFormulas("payments per year"),
  ...paymentFormulas,

  oddPeriod: formula(
    "PV = L * (1 + f * i) * (1 + i)^k",
    { PV: money("loan plus interest for the odd first period"), L: loan, f, i, k },
    {
      title: "Loan plus interest for the odd first period",
      source: "regulation-z",
      note: "Whole periods are compounded; the odd part of a period bears simple interest.",
    },
  ),
  balloonOff: formula(
    "PV = L - B * (1 + i)^(-n)",
    { PV, L: loan, B, i, n },
    { title: "Loan less the balloon’s present value", source: "kellison" },
  ),

  paymentInAdvance: formula(
    "R = PV * i / ((1 - (1 + i)^(-n)) * (1 + i))",
    { R, PV, i, n },
    { title: "Payment", source: "kellison" },
  ),

  amount: formula("PV = R * (1 - (1 + i)^(-n)) / i", { PV, R, i, n }, amount),
  amountInAdvance: formula("PV = R * (1 - (1 + i)^(-n)) / i * (1 + i)", { PV, R, i, n }, amount),
  amountNoInterest: formula("PV = R * n", { PV, R, n }, amount),
  balloonOn: formula("L = PV + B * (1 + i)^(-n)", { L: loan, PV, B, i, n }, amount),
  oddPeriodOff: formula(
    "L = PV / ((1 + f * i) * (1 + i)^k)",
    { L: loan, PV: money("loan plus interest for the odd first period"), f, i, k },
    { title: "Loan amount", source: "regulation-z" },
  ),
  feesOff: formula(
    "N = L - F",
    { N: money("loan before fees"), L: money("loan including fees"), F: money("fees added to the loan") },
    { title: "Loan amount", source: "regulation-z" },
  ),

  paymentAtEnd: formula(
    "R = P * (1 + i)",
    { R: money("payment, valued at the end of its period"), P: money("payment in advance"), i },
    { title: "Payment at the end of its period", source: "kellison" },
  ),
  term: formula("n = log(R / (R - PV * i)) / log(1 + i)", { n: exact, R, PV, i }, term),
  termBalloon: formula(
    "n = log((R - B * i) / (R - PV * i)) / log(1 + i)",
    { n: exact, R, PV: loan, B, i },
    term,
  ),
  termNoInterest: formula("n = (PV - B) / R", { n: exact, PV: loan, B, R }, term),

  rate: formula("PV == R * (1 - (1 + i)^(-n)) / i", { PV, R, i, n }, solving),
  rateOfRuns: formula(`L == ${worth}`, { L: loan, ...runs }, solving),
  rateOfRunsOdd: formula(`L == ${worthOdd}`, { L: loan, ...runs, f }, { ...solving, source: "regulation-z" }),
  nominalSame: formula("j = i * p", { j, i, p }, nominal),
  nominalCompounded: formula("j = m * ((1 + i)^(p / m) - 1)", { j, i, m, p }, nominal),
  nominalContinuous: formula("j = p * log(1 + i)", { j, i, p }, nominal),

  interest: formula(
    "I = L * i",
    { I: money("interest in the first payment"), L: loan, i },
    { title: "Interest in the first payment", source: "kellison" },
  ),
  interestOdd: formula(
    "I = L * ((1 + f * i) * (1 + i)^t - 1)",
    {
      I: money("interest in the first payment"),
      L: loan,
      f,
      i,
      t: count("whole periods from the loan to the first payment"),
    },
    { title: "Interest in the first payment", source: "regulation-z" },
  ),
  principal: formula(
    "P = R - I",
    { P: money("principal in the first payment"), R: money("first payment"), I: money("its interest") },
    { title: "Principal in the first payment", source: "kellison" },
  ),
  totalInterest: formula(
    "I = S - L",
    { I: money("total interest"), S: money("total paid"), L: loan },
    {
      title: "Total interest",
      source: "kellison",
      note: "It is also the sum of the interest in all rows of the schedule.",
    },
  ),
  saved: formula(
    "s = I_0 - I",
    {
      s: money("interest saved"),
      I_0: money("interest without extra payments"),
      I: money("interest with extra payments"),
    },
    { title: "Interest saved by extra payments", source: "kellison" },
  ),

  yearsOfMonths: formula("t = m / 12", { t: years, m: number("months") }, { ...inYears, source: "kellison" }),
  yearsOfDays: formula(
    "t = d / B",
    { t: years, d: number("days of interest"), B: count("days in a year") },
    inYears,
  ),
  yearsOfLeapDays: formula(
    "t = a / 365 + b / 366",
    { t: years, a: count("days in years of 365 days"), b: count("days in leap years") },
    inYears,
  ),
  simpleInterest: formula(
    "I = P * r * t",
    { I: money("interest"), P: money("amount"), r: rate("annual interest rate"), t: years },
    { title: "Simple interest", source: "kellison" },
  ),
  simpleTotal: formula(
    "S = P + I",
    { S: money("amount and interest"), P: money("amount"), I: money("interest") },
    { title: "Amount and interest", source: "kellison" },
  ),

  actuarial: formula(`A == ${worth}`, { A, ...runs }, actuarial),
  actuarialOdd: formula(`A == ${worthOdd}`, { A, ...runs, f }, actuarial),
  apr: formula(
    "APR = p * i",
    { APR, p: count("periods per year"), i: rate("rate per period, including fees") },
    { title: "APR", source: "regulation-z" },
  ),
  aprMonths: formula(
    "APR = (P / A - 1) * (12 / m)",
    { APR, P: only, A, m: count("months until the payment") },
    { title: "APR of a single payment", source: "regulation-z" },
  ),
  aprDays: formula(
    "APR = (P / A - 1) * (365 / d)",
    { APR, P: only, A, d: count("days until the payment") },
    { title: "APR of a single payment", source: "regulation-z" },
  ),
};

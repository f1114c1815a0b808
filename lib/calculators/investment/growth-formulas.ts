import { formula } from "../../kit/formulas/formula.ts";
import {
  countSymbol as count,
  moneySymbol as money,
  numberSymbol as number,
  rateSymbol as rate,
} from "../../science/finance/annuity-formulas.ts";

const q = number("annual growth after fees");
const R = rate("annual return");
const f = rate("annual fee");
const p = count("contributions per year");
const i = rate("growth per period");
const S = number("year-end value of a year’s contributions of 1");
const before = number("that value before the year-end fee");
const FV = money("final value");
const P = money("initial amount, less any sales charge");
const t = number("years");
const ofYear = { title: "Growth over a year, after fees", source: "sec-fees" } as const;
const ofPeriod = { title: "Growth per period", source: "brealey" } as const;
const ofContributions = { title: "Value of a year’s contributions of 1", source: "brealey" } as const;
const final = { title: "Final value", source: "brealey" } as const;

export const growthFormulas = {
  charged: formula(
    "N = V * (1 - l)",
    { N: money("amount invested"), V: money("amount paid"), l: rate("sales charge") },
    { title: "After the sales charge", source: "sec-fees" },
  ),
  growth: formula("q = (1 + R) * (1 - f)", { q, R, f }, ofYear),
  growthNominal: formula("q = (1 + R / p)^p * (1 - f)", { q, R, p, f }, ofYear),
  growthSubtracted: formula("q = 1 + R - f", { q, R, f }, ofYear),
  growthNominalSubtracted: formula("q = (1 + (R - f) / p)^p", { q, R, f, p }, ofYear),

  period: formula("i = q^(1 / p) - 1", { i, q, p }, ofPeriod),
  periodBeforeFee: formula("i = (q / (1 - f))^(1 / p) - 1", { i, q, f, p }, ofPeriod),
  contributions: formula("S = ((1 + i)^p - 1) / i", { S, i, p }, ofContributions),
  contributionsInAdvance: formula("S = ((1 + i)^p - 1) / i * (1 + i)", { S, i, p }, ofContributions),
  contributionsNoReturn: formula("S = p", { S, p }, ofContributions),
  contributionsFee: formula(
    "S = (S_0 - 1) * (1 - f) + 1",
    { S, S_0: before, f },
    {
      title: "Contributions after the fee",
      source: "sec-fees",
      note: "A contribution made on the day the fee is taken is not charged a fee.",
    },
  ),
  contributionsFeeInAdvance: formula(
    "S = S_0 * (1 - f)",
    { S, S_0: before, f },
    { title: "Contributions after the fee", source: "sec-fees" },
  ),

  finalLump: formula("FV = P * q^t", { FV, P, q, t }, final),
  final: formula(
    "FV = P * q^t + C * S * (q^t - 1) / (q - 1)",
    { FV, P, q, t, C: money("contribution, less any sales charge"), S },
    final,
  ),
  growthLost: formula(
    "G = V - FV - F",
    { G: money("growth lost to fees"), V: money("value without fees"), FV, F: money("fees paid") },
    { title: "Growth lost to fees", source: "sec-fees" },
  ),
  tax: formula(
    "T = r * G",
    { T: money("tax on the gain"), r: rate("tax rate"), G: money("gain") },
    { title: "Tax on the gain", source: "brealey" },
  ),
  afterTax: formula(
    "N = FV - T",
    { N: money("final value after tax"), FV, T: money("tax on the gain") },
    { title: "After tax", source: "brealey" },
  ),
};

import { formula } from "../../kit/formulas/formula.ts";
import {
  countSymbol as count,
  moneySymbol as money,
  numberSymbol as number,
  rateSymbol as rate,
} from "../../science/finance/annuity-formulas.ts";
import { doublingFormulas } from "../../science/finance/doubling-formulas.ts";
import { flowFormulas } from "./flow-formulas.ts";
import { growthFormulas } from "./growth-formulas.ts";

const t = number("years");
const f = rate("annual inflation");
const R = rate("return over the whole period");
const G = money("gain");
const P = money("invested");
const N = number("shares");
const S = money("total of the amounts paid");
const V = money("value now");

export const formulas = {
  ...growthFormulas,
  ...flowFormulas,
  ...doublingFormulas("brealey"),

  years: formula(
    "t = d / 365",
    { t, d: count("days from first to last") },
    { title: "Years", source: "xirr" },
  ),
  cagr: formula(
    "g = (E / B)^(1 / t) - 1",
    { g: rate("annual growth"), E: money("value at the end"), B: money("value at the beginning"), t },
    { title: "CAGR", source: "brealey" },
  ),
  annualized: formula(
    "g = (1 + R)^(1 / t) - 1",
    { g: rate("annual return"), R, t },
    { title: "Return per year", source: "gips" },
  ),
  gain: formula(
    "G = V + I - P - C",
    { G, V: money("returned"), I: money("income"), P, C: money("costs") },
    { title: "Gain", source: "brealey" },
  ),
  roi: formula(
    "ROI = G / P",
    { ROI: rate("return on investment"), G, P },
    { title: "ROI", source: "brealey" },
  ),
  real: formula(
    "r = (1 + R) / (1 + f) - 1",
    { r: rate("real annual return"), R: rate("annual return"), f },
    { title: "After inflation", source: "fisher" },
  ),
  nominalValue: formula(
    "N = P * (1 + R)^t",
    { N: money("nominal value"), P: money("initial amount"), R: rate("annual return"), t },
    { title: "Nominal value", source: "brealey" },
  ),
  realValue: formula(
    "V = N / (1 + f)^t",
    { V: money("value in today’s money"), N: money("nominal value, after any tax"), f, t },
    { title: "In today’s money", source: "fisher" },
  ),

  totalGrowth: formula(
    "R = prod(1 + r) - 1",
    { R, r: { ...rate("return of each year"), list: true } },
    { title: "Total growth", source: "brealey" },
  ),
  timeWeighted: formula(
    "R = prod(E ./ B) - 1",
    {
      R,
      E: { ...money("value before each cash flow"), list: true },
      B: { ...money("value after the cash flow before it"), list: true },
    },
    { title: "Time-weighted return", source: "gips" },
  ),

  shares: formula(
    "N = sum(A ./ p)",
    {
      N,
      A: { ...money("amount of each purchase"), list: true },
      p: { ...number("price at each purchase"), list: true },
    },
    { title: "Shares", source: "constantinides" },
  ),
  averageCost: formula(
    "c = S / N",
    { c: number("average cost of a share"), S, N },
    { title: "Average cost per share", source: "constantinides" },
  ),
  valueNow: formula(
    "V = N * p",
    { V, N, p: number("price now") },
    { title: "Value now", source: "constantinides" },
  ),
  roiNow: formula(
    "ROI = V / S - 1",
    { ROI: rate("return on investment"), V, S },
    { title: "ROI", source: "constantinides" },
  ),
};

import { formula } from "../../kit/formulas/formula.ts";
import {
  countSymbol as count,
  moneySymbol as money,
  rateSymbol as rate,
} from "../../science/finance/annuity-formulas.ts";

const t = { ...count("periods from the first cash flow"), list: true } as const;
const d = { ...count("days from the first cash flow"), list: true } as const;
const C = { ...money("cash flow, negative if paid"), list: true } as const;
const Q = { ...money("received"), list: true } as const;
const P = { ...money("paid"), list: true } as const;
const NPV = money("net present value");
const npv = { title: "Net present value", source: "brealey" } as const;
const irr = {
  title: "Internal rate of return, by Brent’s method",
  source: "brealey",
  solvedFor: "r",
  note: "The rate at which the present values of the money received and the money paid are equal.",
} as const;
const mirr = { title: "Modified rate of return", source: "brealey" } as const;

const ofPeriod = rate("rate per period");
const ofYear = rate("annual rate");
const financing = rate("discount rate for money paid");
const reinvestment = rate("reinvestment rate for money received");

export const flowFormulas = {
  npv: formula("NPV = sum(C ./ (1 + r) .^ t)", { NPV, C, r: ofPeriod, t }, npv),
  xnpv: formula("NPV = sum(C ./ (1 + r) .^ (d / 365))", { NPV, C, r: ofYear, d }, { ...npv, source: "xirr" }),
  irr: formula("sum(Q ./ (1 + r) .^ t) == sum(P ./ (1 + r) .^ t)", { r: ofPeriod, Q, P, t }, irr),
  xirr: formula(
    "sum(Q ./ (1 + r) .^ (d / 365)) == sum(P ./ (1 + r) .^ (d / 365))",
    { r: ofYear, Q, P, d },
    { ...irr, source: "xirr" },
  ),
  mirr: formula(
    "r = (sum(Q .* (1 + s) .^ (n - t)) / sum(P ./ (1 + f) .^ t))^(1 / n) - 1",
    { r: ofPeriod, Q, P, t, n: count("periods until the last cash flow"), s: reinvestment, f: financing },
    mirr,
  ),
  xmirr: formula(
    "r = (sum(Q .* (1 + s) .^ ((n - d) / 365)) / sum(P ./ (1 + f) .^ (d / 365)))^(365 / n) - 1",
    { r: ofYear, Q, P, d, n: count("days until the last cash flow"), s: reinvestment, f: financing },
    { ...mirr, source: "xirr" },
  ),
  discountPeriod: formula(
    "r = (1 + R)^(1 / p) - 1",
    { r: ofPeriod, R: ofYear, p: count("periods per year") },
    { title: "Discount rate per period", source: "brealey" },
  ),
  rateOfYear: formula(
    "R = (1 + r)^p - 1",
    { R: ofYear, r: ofPeriod, p: count("periods per year") },
    { title: "Per year", source: "brealey" },
  ),
};

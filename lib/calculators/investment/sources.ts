import { type Citation, cite } from "../../core/sources/cite.ts";

export const assumptions: readonly string[] = [
  "A projection uses one steady return; amounts are rounded to the cent only for display.",
  "Real values use one inflation rate throughout and divide by (1 + inflation)^years.",
  "The first cash flow is today (t = 0). For dated flows, time is days from the earliest date divided by 365.",
  "A year has 52 weeks and 12 equal months for contributions.",
];

export const sources: readonly Citation[] = [
  cite("sec-fees"),
  cite("brealey", "Net present value and other investment criteria: several rates of return, modified IRR"),
  cite("xirr", "Actual days over 365"),
  cite("numpy-financial"),
  cite(
    "gips",
    "Section 2, input data and calculation methodology: time-weighted returns, linked geometrically; returns of less than a year are not annualized",
  ),
  cite("constantinides"),
  cite("fisher", "Chapter II: real and money interest"),
  cite("brent", "Chapter 4: finding a zero"),
];

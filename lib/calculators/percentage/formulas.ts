import { formula } from "../../kit/formulas/formula.ts";

const number = (meaning: string) => ({ meaning, format: { kind: "number", significant: 12 } }) as const;
const rate = (meaning: string) => ({ meaning, format: { kind: "percent", significant: 12 } }) as const;
const money = (meaning: string) => ({ meaning, format: { kind: "money" } }) as const;
const count = (meaning: string) => ({ meaning, format: { kind: "count" } }) as const;
const perHundred = (meaning: string) =>
  ({ meaning, format: { kind: "number", significant: 12, suffix: "%" } }) as const;

/** Formulas take a percentage as a number: 15% as 0.15. */
const source = "ISO 80000-1";

const changes = { ...rate("changes"), list: true } as const;
const A = number("part");
const B = number("whole");
const from = number("value before");
const to = number("value after");
const a = rate("old rate");
const b = rate("new rate");
const asNumber = { title: "As a number", source } as const;
const x = number("the value");
const ratio = { a: number("first part"), b: number("second part") } as const;
const bill = money("bill");
const tip = money("tip");
const total = money("total");
const people = count("people");
const share = money("amount each person pays, before leftover cents");
const cost = money("cost");
const price = money("selling price");
const markup = rate("markup on the cost");
const margin = rate("margin on the selling price");

export const formulas = {
  part: formula("A = p * X", { A, p: rate("percentage"), X: number("number") }, { title: "Result", source }),
  share: formula("p = A / B", { p: rate("share of the whole"), A, B }, { title: "Share", source }),
  whole: formula("B = A / p", { B, A, p: rate("percentage") }, { title: "Whole", source }),

  amount: formula("d = B - A", { d: number("difference"), B: to, A: from }, { title: "Amount", source }),
  change: formula(
    "p = (B - A) / abs(A)",
    { p: rate("percentage change"), B: to, A: from },
    { title: "Change", source },
  ),
  mean: formula(
    "m = (abs(A) + abs(B)) / 2",
    { m: number("mean of the absolute values"), A: number("first value"), B: number("second value") },
    { title: "Mean of the absolute values", source },
  ),
  difference: formula(
    "p = abs(A - B) / m",
    {
      p: rate("percentage difference"),
      A: number("first value"),
      B: number("second value"),
      m: number("mean of the absolute values"),
    },
    { title: "Difference", source },
  ),
  error: formula(
    "p = abs(m - t) / abs(t)",
    { p: rate("percent error"), m: number("measured value"), t: number("accepted value") },
    { title: "Percent error", source },
  ),

  increase: formula("Y = X * (1 + p)", { Y: to, X: from, p: rate("increase") }, { title: "Result", source }),
  decrease: formula("Y = X * (1 - p)", { Y: to, X: from, p: rate("decrease") }, { title: "Result", source }),
  numberAdded: formula(
    "Y = X + p",
    { Y: number("sum"), X: number("number"), p: rate("the percentage, as a number") },
    { title: "The other reading: the percentage as a number", source },
  ),
  numberSubtracted: formula(
    "Y = X - p",
    { Y: number("difference"), X: number("number"), p: rate("the percentage, as a number") },
    { title: "The other reading: the percentage as a number", source },
  ),
  beforeIncrease: formula(
    "X = Y / (1 + p)",
    { X: from, Y: to, p: rate("increase") },
    { title: "Value before the change", source },
  ),
  beforeDecrease: formula(
    "X = Y / (1 - p)",
    { X: from, Y: to, p: rate("decrease") },
    { title: "Value before the change", source },
  ),

  factor: formula(
    "f = prod(1 + p)",
    { f: number("overall factor"), p: changes },
    { title: "Overall factor", source },
  ),
  chain: formula(
    "Y = X * f",
    { Y: number("value after all changes"), X: number("starting value"), f: number("overall factor") },
    { title: "Result", source },
  ),
  overall: formula(
    "r = f - 1",
    { r: rate("overall change"), f: number("overall factor") },
    { title: "Overall change", source },
  ),
  average: formula(
    "q = f^(1 / n) - 1",
    {
      q: { meaning: "average change per step", format: { kind: "percent", significant: 8 } },
      f: number("overall factor"),
      n: count("changes"),
    },
    { title: "Average change per step", source },
  ),

  points: formula(
    "d = 100 * (b - a)",
    { d: number("difference, in percentage points"), b, a },
    { title: "Percentage points", source },
  ),
  basisPoints: formula(
    "d = 10000 * (b - a)",
    { d: number("difference, in basis points"), b, a },
    { title: "Basis points", source },
  ),
  relative: formula(
    "r = (b - a) / abs(a)",
    { r: rate("relative change"), b, a },
    { title: "Relative change", source },
  ),
  raisedByPercent: formula(
    "b = a * (1 + p)",
    { b, a, p: rate("relative increase") },
    { title: "Raised by percent (relative)", source },
  ),
  raisedByPoints: formula(
    "b = a + p",
    { b, a, p: rate("increase in percentage points") },
    { title: "Raised by percentage points", source },
  ),

  perHundred: formula("x = p / 100", { x, p: number("percent") }, asNumber),
  perThousand: formula("x = p / 1000", { x, p: number("per mille") }, asNumber),
  perTenThousand: formula("x = p / 10000", { x, p: number("basis points") }, asNumber),
  quotient: formula("x = a / b", { x, ...ratio }, asNumber),
  percentage: formula(
    "p = 100 * x",
    { p: perHundred("percentage"), x },
    { title: "As a percentage", source },
  ),
  firstOfBoth: formula(
    "s = a / (a + b)",
    { s: rate("first part as a share of the total"), ...ratio },
    { title: "First part as a share of the total", source },
  ),

  tip: formula("t = p * B", { t: tip, p: rate("tip"), B: bill }, { title: "Tip", source }),
  tipWithoutTax: formula(
    "t = p * (B - T)",
    { t: tip, p: rate("tip"), B: bill, T: money("tax in the bill") },
    { title: "Tip", source },
  ),
  total: formula("S = B + t", { S: total, B: bill, t: tip }, { title: "Total", source }),
  totalRoundedUp: formula(
    "S = ceil(B + t)",
    { S: total, B: bill, t: money("tip, before the total is rounded up") },
    { title: "Total, rounded up", source },
  ),
  roundedTip: formula("t = S - B", { t: tip, S: total, B: bill }, { title: "Tip in that total", source }),
  evenShares: formula("E = S / n", { E: share, S: total, n: people }, { title: "Shares", source }),
  shares: formula(
    "S == n * E + k * u",
    {
      S: total,
      n: people,
      E: share,
      k: count("people who pay one unit more"),
      u: money("smallest unit of the currency"),
    },
    { title: "Shares", source, solvedFor: "E", note: "E is the largest amount for which k is not below 0." },
  ),

  discount: formula(
    "s = p * P",
    { s: money("discount"), p: rate("discount"), P: money("price") },
    { title: "Discount", source },
  ),
  netPrice: formula(
    "N = P - s",
    { N: money("price after the discount"), P: money("price"), s: money("discount") },
    { title: "Price after the discount", source },
  ),
  tax: formula(
    "t = r * N",
    { t: money("tax"), r: rate("tax"), N: money("price after the discount") },
    { title: "Tax", source },
  ),
  finalPrice: formula(
    "F = N + t",
    { F: money("final price"), N: money("price after the discount"), t: money("tax") },
    { title: "Final price", source },
  ),

  taxOnPrice: formula(
    "t = r * P",
    { t: money("tax"), r: rate("tax"), P: money("price before tax") },
    { title: "Tax", source },
  ),
  priceWithTax: formula(
    "F = P + t",
    { F: money("price with tax"), P: money("price before tax"), t: money("tax") },
    { title: "Price with tax", source },
  ),
  priceBeforeTax: formula(
    "P = F / (1 + r)",
    { P: money("price before tax"), F: money("price with tax"), r: rate("tax") },
    { title: "Price before tax", source },
  ),
  taxInPrice: formula(
    "t = F - P",
    { t: money("tax"), F: money("price with tax"), P: money("price before tax") },
    { title: "Tax", source },
  ),

  priceByMarkup: formula(
    "P = C * (1 + m)",
    { P: price, C: cost, m: markup },
    { title: "Selling price", source },
  ),
  priceByMargin: formula(
    "P = C / (1 - g)",
    { P: price, C: cost, g: margin },
    { title: "Selling price", source },
  ),
  marginOfMarkup: formula("g = m / (1 + m)", { g: margin, m: markup }, { title: "Margin", source }),
  markupOfMargin: formula("m = g / (1 - g)", { m: markup, g: margin }, { title: "Markup", source }),
  margin: formula("g = (P - C) / P", { g: margin, P: price, C: cost }, { title: "Margin", source }),
  markup: formula("m = (P - C) / C", { m: markup, P: price, C: cost }, { title: "Markup", source }),
};

import type { Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import type { Projection } from "../../science/finance/growth.ts";
import { realRate } from "../../science/finance/rates.ts";
import type { Setup } from "./setup.ts";
import { forceOf } from "./setup.ts";
import type { Solved } from "./solve.ts";

/** Above this insured savings accounts are rare: a nominal yearly rate. */
const USUAL_RATE = 0.08;

/** Deposit insurance a depositor and bank, by currency: 12 CFR 330.1(o) and Directive 2014/49/EU, Article 6(1). */
const INSURED: Readonly<Record<string, { limit: number; by: string }>> = {
  USD: { limit: 250_000, by: "FDIC insurance (for each depositor, bank and ownership category)" },
  EUR: { limit: 100_000, by: "the EU’s deposit guarantee (for each depositor and bank)" },
};

export function savingsWarnings(
  setup: Setup,
  solved: Solved,
  { runsOut }: Projection,
  finalBalance: number,
  currency: Currency,
): Warning[] {
  const { plan, nominal, raw, periods } = solved;
  const warnings: Warning[] = [];
  const money = (amount: number): string => formatMoney(amount, currency);
  const { mode } = setup.inputs;
  if (runsOut !== undefined)
    warnings.push({
      text: "The account cannot cover all withdrawals: it runs out of money before the end.",
    });
  if (mode === "deposit" && raw !== undefined && raw <= 0)
    warnings.push({
      text: `No deposits are needed: the initial amount alone grows to ${money(finalBalance)}.${withdrawalText(setup, raw, money)}`,
      level: "note",
    });
  if (mode === "start" && raw !== undefined && raw <= 0)
    warnings.push({
      text: `Nothing is needed to start with: the deposits alone come to ${money(finalBalance)}.`,
      level: "note",
    });
  if (periods?.count === 0)
    warnings.push({ text: "The initial amount already reaches the goal.", level: "note" });
  if (mode === "rate" && nominal <= 0)
    warnings.push({
      text: "The goal is reached without interest: the deposits are enough.",
      level: "note",
    });
  if (nominal > USUAL_RATE)
    warnings.push({
      text: "Savings accounts with deposit insurance rarely pay more than 8% a year: a higher rate usually means risk, a short-term offer or high inflation.",
    });
  const { inflation, compounding, creditedTax } = setup;
  if (
    inflation !== undefined &&
    realRate(Math.expm1(forceOf(nominal, compounding, creditedTax)), inflation) < 0
  )
    warnings.push({
      text: "Prices rise faster than the money grows: it will buy less at the end than what you put in.",
    });
  const insured = INSURED[currency.code];
  if (insured && Math.max(finalBalance, plan.initial) > insured.limit)
    warnings.push({
      text: `More than ${money(insured.limit)} at one bank exceeds ${insured.by}.`,
      level: "note",
    });
  return warnings;
}

/** Names the withdrawal that would leave the goal, where no tax or increase makes it depend on the path. */
function withdrawalText(
  { inputs, creditedTax, endTax }: Setup,
  raw: number,
  money: (amount: number) => string,
): string {
  const isLinear = inputs.increase === "level" && creditedTax === 0 && endTax === 0;
  return isLinear && raw < 0
    ? ` Withdrawing ${money(-raw)} each period (a negative deposit) would leave the goal.`
    : "";
}

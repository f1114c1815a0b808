import type { Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import type { Projection } from "../../science/finance/growth.ts";
import { realRate } from "../../science/finance/rates.ts";
import { messages } from "./messages.ts";
import type { Setup } from "./setup.ts";
import { forceOf } from "./setup.ts";
import type { Solved } from "./solve.ts";

/** Nominal yearly rate above which insured savings accounts are rare. */
const USUAL_RATE = 0.08;

/** Deposit insurance a depositor and bank, by currency: 12 CFR 330.1(o) and Directive 2014/49/EU, Article 6(1). */
const INSURED: Readonly<Record<string, { limit: number; by: string }>> = {
  USD: { limit: 250_000, by: messages.insurance.usa },
  EUR: { limit: 100_000, by: messages.insurance.europe },
};

export function savingsWarnings(
  setup: Setup,
  solved: Solved,
  { runsOut }: Projection,
  finalBalance: number,
  currency: Currency,
): Warning[] {
  const { plan, nominal, raw, periods } = solved;
  const texts = messages.warnings;
  const warnings: Warning[] = [];
  const money = (amount: number): string => formatMoney(amount, currency);
  const { mode } = setup.inputs;
  if (runsOut !== undefined) warnings.push({ text: texts.runsOut });
  if (mode === "deposit" && raw !== undefined && raw <= 0)
    warnings.push({ text: noDepositText(setup, raw, finalBalance, money), level: "note" });
  if (mode === "start" && raw !== undefined && raw <= 0)
    warnings.push({ text: texts.noStartNeeded(money(finalBalance)), level: "note" });
  if (periods?.count === 0) warnings.push({ text: texts.goalAlreadyReached, level: "note" });
  if (mode === "rate" && nominal <= 0) warnings.push({ text: texts.interestNotNeeded, level: "note" });
  if (nominal > USUAL_RATE) warnings.push({ text: texts.rateHigh });
  const { inflation, compounding, creditedTax } = setup;
  if (
    inflation !== undefined &&
    realRate(Math.expm1(forceOf(nominal, compounding, creditedTax)), inflation) < 0
  )
    warnings.push({ text: texts.buyingPowerFalls });
  const insured = INSURED[currency.code];
  if (insured && Math.max(finalBalance, plan.initial) > insured.limit)
    warnings.push({
      text: texts.notInsured({ limit: money(insured.limit), insurance: insured.by }),
      level: "note",
    });
  return warnings;
}

/** Names the withdrawal that would leave the goal, unless tax or an increase makes it depend on the path. */
function noDepositText(
  { inputs, creditedTax, endTax }: Setup,
  raw: number,
  finalBalance: number,
  money: (amount: number) => string,
): string {
  const { noDepositNeeded, noDepositNeededButWithdrawal } = messages.warnings;
  const balance = money(finalBalance);
  const isLinear = inputs.increase === "level" && creditedTax === 0 && endTax === 0;
  return isLinear && raw < 0
    ? noDepositNeededButWithdrawal({ balance, withdrawal: money(-raw) })
    : noDepositNeeded(balance);
}

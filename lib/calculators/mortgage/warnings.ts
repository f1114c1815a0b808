import { formatNumber } from "../../core/numeric/text.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import type { Amortization } from "./amortization.ts";
import { messages } from "./messages.ts";
import type { PointsResult } from "./points.ts";
import { moneyText } from "./steps.ts";

/** Lower rates may be fractions entered by mistake: 0.065 for 6.5%. */
const PERHAPS_FRACTION = 0.005;

export function mortgageWarnings(
  amortization: Amortization,
  once: readonly { day: string; amount: number }[],
  points: PointsResult | undefined,
  currency: Currency,
): Warning[] {
  const { terms, financing, actual, days, pmi } = amortization;
  const money = moneyText(currency);
  const share = financing.value > 0 ? financing.loan / financing.value : 0;
  const end = days[actual.rows.length - 1];
  const last = actual.rows.at(-1)?.payment ?? 0;
  const texts = messages.warnings;
  const warnings: (Warning | false)[] = [
    pmi !== undefined && {
      text: texts.pmiAdded(money(pmi.each)),
      level: "note",
    },
    share > 0.8 && pmi === undefined && terms.country === "us" && { text: texts.pmiMissing },
    share > 0.97 && terms.country === "us" && { text: texts.loanToValueHigh },
    financing.premium > 0 && {
      text: texts.insurancePremium({
        premium: money(financing.premium),
        tax: financing.premiumTax > 0 ? money(financing.premiumTax) : undefined,
      }),
      level: "note",
    },
    terms.rate > 0 &&
      terms.rate < PERHAPS_FRACTION && {
        text: texts.rateTiny({
          rate: formatNumber(terms.rate * 100),
          intended: formatNumber(terms.rate * 1e4),
        }),
      },
    // At very high rates a payment of whole cents repays almost nothing, and the last payment is large.
    last > 1.5 * amortization.payment &&
      actual.rows.length > 1 && { text: texts.lastPaymentLarge(money(last)) },
    amortization.extrasBefore > 0 && { text: texts.extraPaymentsBeforeLoan },
    end !== undefined &&
      once.some(({ day, amount }) => amount > 0 && day > end) && {
        text: texts.extraPaymentsAfterPayoff,
        level: "note",
      },
    points !== undefined && points.interestBreakEven === undefined && { text: texts.pointsNotWorthwhile },
  ];
  return warnings.filter((warning) => warning !== false);
}

import { formatNumber } from "../../core/numeric/text.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import type { Amortization } from "./amortization.ts";
import type { PointsResult } from "./points.ts";
import { moneyText } from "./steps.ts";

/** A rate that was perhaps meant as a fraction: 0.065 for 6.5%. */
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
  const warnings: (Warning | false)[] = [
    pmi !== undefined && {
      text: `The loan is more than 80% of the home’s value: mortgage insurance of ${money(pmi.each)} is added to every payment until it ends.`,
      level: "note",
    },
    share > 0.8 &&
      pmi === undefined &&
      terms.country === "us" && {
        text: "The loan is more than 80% of the home’s value, but no mortgage insurance is entered.",
      },
    share > 0.97 &&
      terms.country === "us" && {
        text: "Conventional loans above 97% of the home’s value are usually not available.",
      },
    financing.premium > 0 && {
      text: `With less than 20% down, the loan must be insured: ${money(financing.premium)} is added to it${financing.premiumTax > 0 ? `, and ${money(financing.premiumTax)} of tax on it is due in cash` : ""}.`,
      level: "note",
    },
    terms.rate > 0 &&
      terms.rate < PERHAPS_FRACTION && {
        text: `The rate was read as ${formatNumber(terms.rate * 100)}% a year. If you meant ${formatNumber(terms.rate * 1e4)}%, enter that.`,
      },
    // At very high rates a payment of whole cents hardly pays off anything: the rest is left to the end.
    last > 1.5 * amortization.payment &&
      actual.rows.length > 1 && {
        text: `The last payment is ${money(last)}: at this rate, the rounded payments barely reduce the balance.`,
      },
    amortization.extrasBefore > 0 && { text: "One-time payments before the loan begins are ignored." },
    end !== undefined &&
      once.some(({ day, amount }) => amount > 0 && day > end) && {
        text: "One-time payments after the mortgage is paid off are not needed and are ignored.",
        level: "note",
      },
    points !== undefined &&
      points.interestBreakEven === undefined && {
        text: "The points cost more than the interest they save over the whole term.",
      },
  ];
  return warnings.filter((warning) => warning !== false);
}

import { longDateOf } from "../../core/civil/day-names.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney, toMajor } from "../../kit/fields/money.ts";
import type { Amortization } from "./amortization.ts";

/** Above this yearly rate, charges included, the US Military Lending Act forbids loans to service members (10 USC 987). */
const VERY_HIGH = 0.36;
/** A rate that was perhaps meant as a fraction: 0.065 for 6.5%. */
const PERHAPS_FRACTION = 0.005;

export function loanWarnings(amortization: Amortization, currency: Currency): Warning[] {
  const { agreement, actual, apr, extras, days } = amortization;
  const { request, nominal, plan, principal } = agreement;
  const money = (minor: number): string => formatMoney(toMajor(minor, currency.decimals), currency);
  const last = actual.rows.at(-1);
  const left = (last?.payment ?? 0) - plan.payment;
  const end = days[actual.rows.length - 1];
  const unused = amortization.once.some(({ day, amount }) => amount > 0 && end !== undefined && day > end);
  const warnings: (Warning | false)[] = [
    Math.max(nominal, apr ?? nominal) > VERY_HIGH && {
      text: `The ${nominal > VERY_HIGH ? "rate" : "APR"} is above 36% a year, which is very high: 36% is the limit of the US Military Lending Act.`,
    },
    request.mode !== "rate" &&
      nominal > 0 &&
      nominal < PERHAPS_FRACTION && {
        text: `The rate was read as ${formatNumber(nominal * 100)}% a year. If you meant ${formatNumber(nominal * 1e4)}%, enter that.`,
      },
    nominal < 0 && {
      text: "The rate is below 0: less is repaid than was borrowed.",
      level: "note",
    },
    request.fees > 0.1 * agreement.amount && {
      text: "The fees are more than 10% of the loan. Compare the APR, not the rate.",
    },
    left > 0.5 * plan.payment &&
      actual.rows.length > 1 && {
        text: `${money(last?.payment ?? 0)} is due on ${end === undefined ? "the last day" : longDateOf(end)}. Plan how to pay or refinance it.`,
      },
    plan.payment < principal * plan.rate &&
      request.balloon.kind === "none" &&
      !request.inAdvance && { text: "The payment is less than the interest, so the balance grows." },
    extras.before > 0 && {
      text: "One-time payments before the loan date are ignored.",
    },
    unused && {
      text: "One-time payments after the loan is paid off are not needed and are ignored.",
      level: "note",
    },
  ];
  return warnings.filter((warning) => warning !== false);
}

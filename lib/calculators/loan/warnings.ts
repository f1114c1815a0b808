import { longDateOf } from "../../core/civil/day-names.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney, toMajor } from "../../kit/fields/money.ts";
import type { Amortization } from "./amortization.ts";
import { messages } from "./messages.ts";

/** Above this yearly rate, charges included, the US Military Lending Act forbids loans to service members (10 USC 987). */
const VERY_HIGH = 0.36;
/** Lower rates may be fractions entered by mistake: 0.065 for 6.5%. */
export const PERHAPS_FRACTION = 0.005;

export function loanWarnings(amortization: Amortization, currency: Currency): Warning[] {
  const { agreement, actual, apr, extras, days } = amortization;
  const { request, nominal, plan, principal } = agreement;
  const money = (minor: number): string => formatMoney(toMajor(minor, currency.decimals), currency);
  const last = actual.rows.at(-1);
  const left = (last?.payment ?? 0) - plan.payment;
  const end = days[actual.rows.length - 1];
  const unused = amortization.once.some(({ day, amount }) => amount > 0 && end !== undefined && day > end);
  const texts = messages.warnings;
  const warnings: (Warning | false)[] = [
    Math.max(nominal, apr ?? nominal) > VERY_HIGH && {
      text: nominal > VERY_HIGH ? texts.rateVeryHigh : texts.aprVeryHigh,
    },
    request.mode !== "rate" &&
      nominal > 0 &&
      nominal < PERHAPS_FRACTION && {
        text: texts.rateTiny({ rate: formatNumber(nominal * 100), intended: formatNumber(nominal * 1e4) }),
      },
    nominal < 0 && {
      text: texts.rateNegative,
      level: "note",
    },
    request.fees > 0.1 * agreement.amount && {
      text: texts.feesHigh,
    },
    left > 0.5 * plan.payment &&
      actual.rows.length > 1 && {
        text: texts.lastPaymentLarge({ amount: money(last?.payment ?? 0), day: end && longDateOf(end) }),
      },
    plan.payment < principal * plan.rate &&
      request.balloon.kind === "none" &&
      !request.inAdvance && { text: texts.balanceGrows },
    extras.before > 0 && {
      text: texts.extraPaymentsBeforeLoan,
    },
    unused && {
      text: texts.extraPaymentsAfterPayoff,
      level: "note",
    },
  ];
  return warnings.filter((warning) => warning !== false);
}

import { paymentDay, paymentDays } from "../../civil/payment-days.ts";
import { type ExtraPlan, type Extras, extrasByPayment } from "../../finance/extra-payments.ts";
import { buildSchedule, type Schedule } from "../../finance/schedule.ts";
import type { Agreement } from "./agreement.ts";
import { annualPercentageRate } from "./annual-rate.ts";

/** How a loan goes in the end: to the cent and to the day. */
export interface Course {
  agreement: Agreement;
  /** As agreed, without extra payments. */
  base: Schedule;
  /** With them; the same where there are none. */
  actual: Schedule;
  /** Days of the agreed payments. */
  days: readonly string[];
  extras: Extras;
  /** One-off extra payments as they were planned. */
  once: ExtraPlan["once"];
  /** Fraction; undefined without a solution. */
  apr: number | undefined;
}

export interface Setting {
  today: string;
  firstPayment: string | undefined;
  loanDate: string | undefined;
  extraPlan: ExtraPlan;
  recast: boolean;
}

/** The day of the first payment: as given, else one period from today, at once in advance. */
const firstDay = ({ request }: Agreement, { firstPayment, today }: Setting): string =>
  firstPayment ?? paymentDay(today, request.inAdvance ? 0 : 1, request.paymentsPerYear);

export function runLoan(agreement: Agreement, setting: Setting): Course {
  const { request, plan, level } = agreement;
  const { paymentsPerYear, inAdvance, feesAdded, fees } = request;
  const first = firstDay(agreement, setting);
  const days = paymentDays(first, plan.payments, paymentsPerYear);
  const start = setting.loanDate ?? paymentDay(first, inAdvance ? 0 : -1, paymentsPerYear);
  const extras = extrasByPayment(setting.extraPlan, days, start, paymentsPerYear);
  const base = buildSchedule(plan);
  const withExtras = extras.amounts.some((amount) => amount > 0);
  // In advance the balloon falls due one period after the last payment.
  const balloon = inAdvance ? level.balloon / (1 + level.rate) : level.balloon;
  const recast = { level: level.payments + (plan.interestOnly ?? 0), balloon };
  const actual = withExtras
    ? buildSchedule({ ...plan, extras: extras.amounts, ...(setting.recast && { recast }) })
    : base;
  const apr = annualPercentageRate(
    feesAdded ? agreement.amount : agreement.amount - fees,
    base.rows.map(({ payment }) => payment),
    { first, lent: setting.loanDate, inAdvance, paymentsPerYear },
  );
  return { agreement, base, actual, days, extras, once: setting.extraPlan.once, apr };
}

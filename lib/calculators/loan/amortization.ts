import { paymentDay, paymentDays } from "../../core/civil/payment-days.ts";
import type { FirstPeriod } from "../../core/civil/unit-periods.ts";
import { firstPeriod } from "../../core/civil/unit-periods.ts";
import { type ExtraPlan, type Extras, extrasByPayment } from "../../science/finance/extra-payments.ts";
import { buildSchedule, type Schedule } from "../../science/finance/schedule.ts";
import type { Agreement, Request } from "./agreement.ts";
import { type AnnualRate, annualPercentageRate } from "./annual-rate.ts";

/** Final schedule of a loan, to the cent and to the day. */
export interface Amortization {
  agreement: Agreement;
  base: Schedule;
  actual: Schedule;
  /** Days of the agreed payments. */
  days: readonly string[];
  extras: Extras;
  once: ExtraPlan["once"];
  /** Fraction; undefined without a solution. */
  apr: number | undefined;
  /** Basis of the APR. */
  aprFrom: AnnualRate | undefined;
}

export interface Setting {
  today: string;
  firstPayment: string | undefined;
  loanDate: string | undefined;
  extraPlan: ExtraPlan;
  recast: boolean;
}

type Rhythm = Pick<Request, "inAdvance" | "paymentsPerYear">;

/**
 * Returns the day of the first payment: the entered one, else one period after the loan (today if undated);
 * with payments in advance, the day of the loan.
 */
export const firstDay = (
  { firstPayment, loanDate, today }: Setting,
  { inAdvance, paymentsPerYear }: Rhythm,
): string => firstPayment ?? paymentDay(loanDate ?? today, inAdvance ? 0 : 1, paymentsPerYear);

/** Returns the time to the first payment if it is not one period. It must not precede the loan. */
export function oddFirstPeriod(setting: Setting, rhythm: Rhythm): FirstPeriod | undefined {
  if (setting.loanDate === undefined) return undefined;
  const period = firstPeriod(setting.loanDate, firstDay(setting, rhythm), rhythm.paymentsPerYear);
  const usual = period.whole === (rhythm.inAdvance ? 0 : 1) && period.fraction === 0;
  return usual ? undefined : period;
}

export function runLoan(agreement: Agreement, setting: Setting): Amortization {
  const { request, plan, level } = agreement;
  const { paymentsPerYear, inAdvance, feesAdded, fees } = request;
  const first = firstDay(setting, request);
  const days = paymentDays(first, plan.payments, paymentsPerYear);
  const start = setting.loanDate ?? paymentDay(first, inAdvance ? 0 : -1, paymentsPerYear);
  const extras = extrasByPayment(setting.extraPlan, days, start, paymentsPerYear);
  const base = buildSchedule(plan);
  const withExtras = extras.amounts.some((amount) => amount > 0);
  // With payments in advance, the balloon is due one period after the last payment.
  const balloon = (inAdvance ? level.balloon / (1 + level.rate) : level.balloon) + (level.odd?.last ?? 0);
  const recast = { level: level.payments + (plan.interestOnly ?? 0), balloon };
  const actual = withExtras
    ? buildSchedule({ ...plan, extras: extras.amounts, ...(setting.recast && { recast }) })
    : base;
  const aprFrom = annualPercentageRate(
    feesAdded ? agreement.amount : agreement.amount - fees,
    base.rows.map(({ payment }) => payment),
    { start, first, period: request.first ?? { whole: inAdvance ? 0 : 1, fraction: 0 }, paymentsPerYear },
  );
  const { once } = setting.extraPlan;
  return { agreement, base, actual, days, extras, once, apr: aprFrom?.annual, aprFrom };
}

import { formatCounted } from "../../core/locale/locale.ts";
import { toMajor } from "../../kit/fields/money.ts";
import type { Sentence, SentenceValue } from "../../kit/fields/sentence.ts";
import { loanYears, PAYMENTS, termText } from "./loan-years.ts";
import { messages } from "./messages.ts";
import type { Schedule } from "./schedule.ts";

/** Schedules of a loan with and without extra payments; the same object if there are none. */
interface PaidLoan {
  base: Schedule;
  actual: Schedule;
  /** Minor units. */
  principal: number;
  paymentsPerYear: number;
  inAdvance: boolean;
}

/**
 * Describes the savings from extra payments; without such payments, the time when half of the loan is paid off, if that
 * is later than one would expect.
 */
export function payoffFinding(loan: PaidLoan, decimals: number): Sentence | undefined {
  const { base, actual, paymentsPerYear } = loan;
  if (actual === base) return halfFinding(loan);
  const sooner = base.rows.length - actual.rows.length;
  const interest = base.interest - actual.interest;
  const saved: SentenceValue = { value: toMajor(interest, decimals), format: { kind: "money" } };
  if (sooner <= 0) return interest > 0 ? messages.interestSaved(saved) : undefined;
  const time = timeText(sooner, paymentsPerYear);
  return interest > 0 ? messages.paidOffSoonerSaving({ time, saved }) : messages.paidOffSooner(time);
}

function halfFinding({ actual: { rows }, principal, paymentsPerYear, inAdvance }: PaidLoan) {
  const index = rows.findIndex(({ balance }) => balance <= principal / 2);
  const periods = inAdvance ? index : index + 1;
  // Halves are meaningless for the last payment of a balloon loan.
  if (index < 0 || index === rows.length - 1 || periods <= rows.length / 2 + 1) return undefined;
  return messages.halfPaidOff({
    time: timeText(periods, paymentsPerYear),
    term: timeText(rows.length, paymentsPerYear),
  });
}

/** Names the first year from which more goes to principal than to interest; undefined if it always does or never. */
export function principalFinding(rows: Schedule["rows"], paymentsPerYear: number): string | undefined {
  const years = loanYears(rows, paymentsPerYear);
  const isMore = years.map(({ principal, extra, interest }) => principal + extra > interest);
  const turn = isMore.indexOf(true);
  if (turn < 1 || isMore.slice(turn).includes(false)) return undefined;
  return messages.principalAboveInterest(turn + 1);
}

/** Formats "8 years", and short times as payments: "1 payment". */
const timeText = (payments: number, paymentsPerYear: number): string =>
  payments < paymentsPerYear && !Number.isInteger((payments * 12) / paymentsPerYear)
    ? formatCounted(payments, PAYMENTS)
    : termText(payments, paymentsPerYear);

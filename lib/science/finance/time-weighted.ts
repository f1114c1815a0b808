import { failure, type Result, success } from "../../core/result/result.ts";

/** Cash flow of an investor: negative if paid in, positive if taken out. Days are ISO texts. */
export interface ValuedFlow {
  day: string;
  amount: number;
  /** Value of the portfolio just before it. */
  before?: number | undefined;
}

/** The time between two cash flows. */
export interface SubPeriod {
  from: string;
  to: string;
  /** Value just after the first flow and just before the second one. */
  begin: number;
  end: number;
  /** end/begin; 1 while nothing is invested. */
  growth: number;
}

export type SubPeriodProblem = "missing" | "not-first" | "overdrawn" | "from-nothing";

/** Rounding tolerance for a sum of cents that is zero. */
export const NOTHING = 1e-6;

/**
 * Splits flows into the periods of the time-weighted return (GIPS 2020, section 2: portfolios are valued at
 * external cash flows, and the returns of the periods between them are linked geometrically). Flows must be
 * in order of time; those of one day count as one. Nothing is invested before the first flow; the last one,
 * without a value, takes everything out. The path of a problem is the day of its flow.
 */
export function subPeriods(flows: readonly ValuedFlow[]): Result<readonly SubPeriod[], SubPeriodProblem> {
  const daily = byDay(flows);
  const [first, ...rest] = daily;
  if (!first) return success([]);
  if ((first.before ?? 0) !== 0) return failure(first.day, "not-first");
  const periods: SubPeriod[] = [];
  let [from, begin] = [first.day, -first.amount];
  for (const [index, { day, amount, before }] of rest.entries()) {
    const end = before ?? (index === rest.length - 1 ? amount : undefined);
    if (end === undefined) return failure(day, "missing");
    if (begin < -NOTHING) return failure(from, "overdrawn");
    if (begin < NOTHING && end > NOTHING) return failure(day, "from-nothing");
    periods.push({ from, to: day, begin, end, growth: begin < NOTHING ? 1 : end / begin });
    [from, begin] = [day, end - amount];
  }
  return success(periods);
}

function byDay(flows: readonly ValuedFlow[]): ValuedFlow[] {
  const daily: ValuedFlow[] = [];
  for (const { day, amount, before } of flows) {
    const last = daily.at(-1);
    if (last?.day === day)
      daily[daily.length - 1] = { day, amount: last.amount + amount, before: last.before ?? before };
    else daily.push({ day, amount, before });
  }
  return daily;
}

import { FIRST_DAY, isInCalendar, LAST_DAY, weekday } from "./day.ts";

/** Days without business: weekdays (1 Monday to 7 Sunday) and single days. */
interface OffDays {
  weekend: ReadonlySet<number>;
  /** Day numbers, ascending, without duplicates or weekend days. */
  holidays: readonly number[];
  /** Working weekend days: day numbers, ascending, without duplicates or holidays. */
  workdays: readonly number[];
}

/**
 * Builds `OffDays`. Drops holidays on a weekend, so that none is subtracted twice, and working days outside
 * of weekends. A day in both lists is a holiday.
 */
export function offDays(
  weekend: readonly number[],
  holidays: Iterable<number>,
  workdays: Iterable<number> = [],
): OffDays {
  const weekendDays = new Set(weekend);
  const isWeekend = (number: number) => weekendDays.has(weekday(number));
  const listed = new Set(holidays);
  return {
    weekend: weekendDays,
    holidays: [...listed].filter((number) => !isWeekend(number)).sort(ascending),
    workdays: [...new Set(workdays)]
      .filter((number) => isWeekend(number) && !listed.has(number))
      .sort(ascending),
  };
}

const ascending = (a: number, b: number): number => a - b;

/** Counts the days from `first` to `last`, both included, that fall on the weekend. */
export function weekendDays(first: number, last: number, weekend: ReadonlySet<number>): number {
  const days = last - first + 1;
  if (days <= 0) return 0;
  let count = Math.floor(days / 7) * weekend.size;
  for (let day = first + Math.floor(days / 7) * 7; day <= last; day += 1) {
    if (weekend.has(weekday(day))) count += 1;
  }
  return count;
}

/** Returns the holidays from `first` to `last`, both included. */
export const holidaysWithin = (first: number, last: number, { holidays }: OffDays): readonly number[] =>
  holidays.slice(indexFrom(holidays, first), indexFrom(holidays, last + 1));

/** Returns the weekend days from `first` to `last`, both included, on which business is done. */
export const workdaysWithin = (first: number, last: number, { workdays }: OffDays): readonly number[] =>
  workdays.slice(indexFrom(workdays, first), indexFrom(workdays, last + 1));

/** Counts the business days from `first` to `last`, both included: NETWORKDAYS of spreadsheets. */
export function businessDays(first: number, last: number, off: OffDays): number {
  if (last < first) return 0;
  const holidays = countWithin(off.holidays, first, last);
  const workdays = countWithin(off.workdays, first, last);
  return last - first + 1 - weekendDays(first, last, off.weekend) + workdays - holidays;
}

const countWithin = (sorted: readonly number[], first: number, last: number): number =>
  indexFrom(sorted, last + 1) - indexFrom(sorted, first);

export const isBusinessDay = (number: number, off: OffDays): boolean =>
  businessDays(number, number, off) === 1;

/**
 * Returns the business day `count` (1 or more) days after `from`, or before it with direction −1; `from`
 * itself does not count: WORKDAY of spreadsheets. Bisects the count of business days, so a million takes no
 * time. Undefined beyond the calendar (years 1 to 9999).
 */
export function addBusinessDays(
  from: number,
  count: number,
  direction: 1 | -1,
  off: OffDays,
): number | undefined {
  const reached = (distance: number): number =>
    direction === 1
      ? businessDays(from + 1, from + distance, off)
      : businessDays(from - distance, from - 1, off);
  const most = direction === 1 ? LAST_DAY - from : from - FIRST_DAY;
  if (reached(most) < count) return undefined;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reached(middle) >= count) high = middle;
    else low = middle;
  }
  const day = from + direction * high;
  return isInCalendar(day) ? day : undefined;
}

/** Returns the index of the first entry that is not below the value. */
function indexFrom(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

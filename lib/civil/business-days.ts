import { FIRST_DAY, isInCalendar, LAST_DAY, weekday } from "./day.ts";

/** Days on which no business is done: weekdays (1 Monday to 7 Sunday) and single days. */
interface OffDays {
  weekend: ReadonlySet<number>;
  /** Day numbers, sorted, each once, none on a weekend: as `offDays` makes them. */
  holidays: readonly number[];
}

/** Sorted holidays without those that a weekend takes anyway, so that none is subtracted twice. */
export function offDays(weekend: readonly number[], holidays: Iterable<number>): OffDays {
  const weekendDays = new Set(weekend);
  const counting = [...new Set(holidays)].filter((number) => !weekendDays.has(weekday(number)));
  return { weekend: weekendDays, holidays: counting.sort((a, b) => a - b) };
}

/** How many of the days from `first` to `last`, both included, fall on the weekend. */
export function weekendDays(first: number, last: number, weekend: ReadonlySet<number>): number {
  const days = last - first + 1;
  if (days <= 0) return 0;
  let found = Math.floor(days / 7) * weekend.size;
  for (let day = first + Math.floor(days / 7) * 7; day <= last; day += 1) {
    if (weekend.has(weekday(day))) found += 1;
  }
  return found;
}

/** The holidays from `first` to `last`, both included. */
export const holidaysWithin = (first: number, last: number, { holidays }: OffDays): readonly number[] =>
  holidays.slice(indexFrom(holidays, first), indexFrom(holidays, last + 1));

/** How many business days there are from `first` to `last`, both included: NETWORKDAYS of spreadsheets. */
export function businessDays(first: number, last: number, off: OffDays): number {
  if (last < first) return 0;
  const holidays = indexFrom(off.holidays, last + 1) - indexFrom(off.holidays, first);
  return last - first + 1 - weekendDays(first, last, off.weekend) - holidays;
}

export const isBusinessDay = (number: number, off: OffDays): boolean =>
  businessDays(number, number, off) === 1;

/**
 * The business day that is `count` (1 or more) after `from`, or before it with direction −1; `from` itself does not
 * count: WORKDAY of spreadsheets. By bisection on the count of business days, so it takes no time for a million of
 * them. Undefined where the calendar (years 1 to 9999) ends before.
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

/** The index of the first entry that is not below the value. */
function indexFrom(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

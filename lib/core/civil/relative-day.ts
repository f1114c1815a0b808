const MONTH_DAY = /^--(\d{2})-(\d{2})$/;

/** Returns true for a day that depends on the current one: "today", or the next December 25 as "--12-25" (ISO 8601). */
export const isRelativeDay = (text: string): boolean => text === "today" || MONTH_DAY.test(text);

/** Returns the day of a text: a relative day as a date on or after `today`; other texts as they are. */
export function resolveDay(text: string, today: string): string {
  if (text === "today") return today;
  const [, month, day] = MONTH_DAY.exec(text) ?? [];
  if (month === undefined) return text;
  const year = Number(today.slice(0, 4));
  const dayIn = (year: number): string => `${String(year).padStart(4, "0")}-${month}-${day}`;
  return dayIn(year) < today ? dayIn(year + 1) : dayIn(year);
}

/** Maximum years to the next February 29: around 1900 and 2100. */
const MAX_YEARS_TO_LEAP_DAY = 8;
const MONTH_DAY = /^--(\d{2})-(\d{2})$/;

/** Returns true for a day that depends on the current one: "today", or the next December 25 as "--12-25" (ISO 8601). */
export const isRelativeDay = (text: string): boolean => text === "today" || MONTH_DAY.test(text);

/** Returns the day of a text: a relative day as a date on or after `today`; other texts as they are. */
export function resolveDay(text: string, today: string): string {
  if (text === "today") return today;
  const [, month, day] = MONTH_DAY.exec(text) ?? [];
  if (month === undefined) return text;
  const year = Number(today.slice(0, 4));
  for (let next = year; next <= year + MAX_YEARS_TO_LEAP_DAY; next += 1) {
    const resolved = `${String(next).padStart(4, "0")}-${month}-${day}`;
    if (resolved >= today && exists(resolved)) return resolved;
  }
  return text;
}

/** Returns true unless the day rolls over: 2027-02-29 is March 1. Every form loads this, so not parseDay of day.ts. */
function exists(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

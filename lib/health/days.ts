const DAY = 86_400_000;

/** Days from one date to another, both "2026-11-22" and from the year 1000 on. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The date that many days later, up to the year 9999. */
export const daysLater = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10);

/** The date at a place at a moment (milliseconds since 1970-01-01 UTC, from the year 1000 on): "2026-11-22". */
export const dayAt = (moment: number, timeZone: string): string =>
  // Sweden writes its dates as ISO 8601 does.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(moment);

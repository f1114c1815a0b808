let last: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/** Returns the date at a place at a moment (milliseconds since 1970-01-01 UTC, from the year 1000 on): "2026-11-22". */
export function dayAt(moment: number, timeZone: string): string {
  // A formatter takes longer to build than to use. Sweden writes its dates as ISO 8601 does.
  if (last?.timeZone !== timeZone)
    last = { timeZone, format: new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }) };
  return last.format.format(moment);
}

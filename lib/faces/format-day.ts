const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export interface CivilDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const DAY = 86_400_000;

/** The civil date of a number of days since 1970-01-01. */
export function civilDay(epochDay: number): CivilDay {
  const date = new Date(Math.floor(epochDay) * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Days since 1970-01-01 of a civil date; `month` may lie outside of its year. */
export function epochDay({ year, month, day }: CivilDay): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.round(date.getTime() / DAY);
}

/** "2026-11-22" of a number of days since 1970-01-01. */
export function isoDay(days: number): string {
  const { year, month, day } = civilDay(days);
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`;
}

const pad = (part: number): string => String(part).padStart(2, "0");

/** A month's name: "November", or "Nov". */
export const monthName = (month: number, length: "long" | "short"): string => {
  const name = MONTHS[month - 1] ?? "";
  return length === "long" ? name : name.slice(0, 3);
};

/** "22 November 2026" or "22 Nov 2026", of an ISO day or of days since 1970-01-01. Other texts stay as they are. */
export function formatDay(value: string | number, length: "long" | "short"): string {
  const iso = typeof value === "number" ? isoDay(value) : value;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (!year) return typeof value === "number" ? "—" : iso;
  return `${Number(day)} ${monthName(Number(month), length)} ${Number(year)}`;
}

import { MONTHS } from "../../core/civil/day-names.ts";
import { NAMED_DAY } from "./named-days.ts";

/** Returns "2028-02" for "February 2028" or "feb of 2028", "02" for a month without its year. */
export function monthNamed(name: string): string | undefined {
  const [word = "", ...rest] = name.toLowerCase().split(" ");
  const year = rest[0] === "of" ? rest.slice(1) : rest;
  const month = MONTHS.findIndex((each) =>
    [each, each.slice(0, 3)].some((spelling) => spelling.toLowerCase() === word),
  );
  if (month < 0 || year.length > 1) return undefined;
  const number = String(month + 1).padStart(2, "0");
  if (year.length === 0) return number;
  const named = yearNamed(year[0] ?? "");
  return named && `${named}-${number}`;
}

/** Returns the year of "2028" or "the year 2028". */
export const yearNamed = (name: string): string | undefined =>
  /^(?:(?:the )?year )?([12]\d{3})$/.exec(name.toLowerCase())?.[1];

export function holidayNamed(name: string): string | undefined {
  const lower = name.toLowerCase();
  const [whole] = lower.match(NAMED_DAY) ?? [];
  return whole === lower ? lower : undefined;
}

export const elapsedNamed = (name: string): string | undefined =>
  /^\d{1,5}:[0-5]\d(?::[0-5]\d)?$/.test(name) ? name : undefined;

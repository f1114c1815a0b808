import { weekday } from "../../core/civil/day.ts";
import { HOUR } from "../../units/constants.ts";
import type { Shift } from "./shifts.ts";

/** Seconds of one shift by rate of pay. */
export interface Split {
  regular: number;
  overtime: number;
  double: number;
}

interface OvertimeRule {
  kind: "none" | "weekly" | "california";
  /** Seconds a week before overtime. */
  weekLimit: number;
  /** 1 Monday to 7 Sunday. */
  weekStart: number;
}

/** Hours a day before overtime and before double time, and those of a week: California Labor Code § 510(a). */
const DAILY = 8 * HOUR;
const DAILY_DOUBLE = 12 * HOUR;
const CALIFORNIA_WEEK = 40 * HOUR;

/**
 * Splits the time of each shift by rate of pay. The shifts are in order of time; without dates they are days
 * of one week.
 */
export function splitShifts(shifts: readonly Shift[], rule: OvertimeRule): Split[] {
  const straightOfWeek = new Map<number, number>();
  const workedOfDay = new Map<number, number>();
  const daysOfWeek = new Map<number, Set<number>>();
  return shifts.map((shift) => {
    const week = weekOf(shift, rule.weekStart);
    const days = daysOfWeek.get(week) ?? new Set();
    daysOfWeek.set(week, days.add(shift.day));
    const before = workedOfDay.get(shift.day) ?? 0;
    workedOfDay.set(shift.day, before + shift.worked);
    const byDay =
      rule.kind === "california" ? dailySplit(before, shift.worked, days.size === 7) : plain(shift);
    const limit = { none: Number.POSITIVE_INFINITY, weekly: rule.weekLimit, california: CALIFORNIA_WEEK };
    const straight = straightOfWeek.get(week) ?? 0;
    const regular = Math.max(0, Math.min(byDay.regular, limit[rule.kind] - straight));
    straightOfWeek.set(week, straight + regular);
    return { regular, overtime: byDay.overtime + byDay.regular - regular, double: byDay.double };
  });
}

const plain = ({ worked }: Shift): Split => ({ regular: worked, overtime: 0, double: 0 });

/** Returns the first day of the week in which a shift begins; 0 without dates. */
const weekOf = ({ day, dated }: Shift, weekStart: number): number =>
  dated ? day - ((weekday(day) - weekStart + 7) % 7) : 0;

/** Splits a shift on a day after `before` worked; `seventh`: the seventh day worked in this workweek. */
function dailySplit(before: number, worked: number, seventh: boolean): Split {
  const part = (from: number, to: number): number =>
    Math.max(0, Math.min(before + worked, to) - Math.max(before, from));
  if (seventh) return { regular: 0, overtime: part(0, DAILY), double: part(DAILY, Number.POSITIVE_INFINITY) };
  return {
    regular: part(0, DAILY),
    overtime: part(DAILY, DAILY_DOUBLE),
    double: part(DAILY_DOUBLE, Number.POSITIVE_INFINITY),
  };
}

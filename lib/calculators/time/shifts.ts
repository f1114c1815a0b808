import { durationText, formatClock, type HourCycle } from "../../core/civil/clock.ts";
import { DAY_SECONDS, numberOfDay } from "../../core/civil/day.ts";
import { type Failure, failure, type Problem, type Result, success } from "../../core/result/result.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { wholeSeconds } from "./sum.ts";

/** Row of a time card. Seconds; times since the midnight at which its day begins. */
export interface Shift {
  /** Index of the row in the form. */
  row: number;
  /** Day number; without dates the index of the row. */
  day: number;
  dated: boolean;
  /** Rounded. */
  start: number;
  /** Rounded; beyond 24:00 for the next day. */
  end: number;
  pause: number;
  worked: number;
  /** Value of `worked` without rounding. */
  unrounded: number;
}

/** Returns the shifts in order of time, or the problem with the rows. */
export function readShifts(
  { shifts: rows, rounding }: Inputs<"card">,
  hours: HourCycle | undefined,
): Result<Shift[]> {
  const step = Number(rounding) * 60;
  const rounded = (seconds: number): number =>
    step === 0 ? seconds : Math.floor(seconds / step + 0.5) * step;
  const dated = rows.some(({ day }) => day !== undefined);
  const problems: Problem[] = [];
  const shifts = rows.map((row, index): Shift => {
    const end = row.end + (row.end < row.start ? DAY_SECONDS : 0);
    const pause = wholeSeconds(row.pause ?? 0);
    const [from, to] = [rounded(row.start), rounded(end)];
    const addProblem = (field: string, message: string) =>
      void problems.push({ path: `shifts.${index}.${field}`, message });
    if (dated && row.day === undefined) addProblem("day", messages.errors.dateMissing);
    if (end === row.start) addProblem("end", messages.errors.endEqualsStart);
    else if (pause > Math.min(end - row.start, to - from))
      addProblem(
        "pause",
        messages.errors.breakLongerThanShift(durationText(Math.min(end - row.start, to - from))),
      );
    return {
      row: index,
      day: row.day === undefined ? index : numberOfDay(row.day),
      dated,
      start: from,
      end: to,
      pause,
      worked: to - from - pause,
      unrounded: end - row.start - pause,
    };
  });
  if (problems.length > 0) return { ok: false, problems };
  const ordered = shifts.toSorted((a, b) => a.day - b.day || a.start - b.start);
  return overlap(ordered, hours) ?? success(ordered);
}

const beginOf = ({ day, start }: Shift): number => day * DAY_SECONDS + start;

function overlap(ordered: readonly Shift[], hours: HourCycle | undefined): Failure | undefined {
  for (const [index, shift] of ordered.entries()) {
    const before = ordered[index - 1];
    if (!before?.dated) continue;
    const free = before.day * DAY_SECONDS + before.end;
    if (beginOf(shift) < free) {
      return failure(
        `shifts.${shift.row}.start`,
        messages.errors.shiftsOverlap({
          row: before.row + 1,
          end: formatClock(before.end % DAY_SECONDS || before.end, hours),
        }),
      );
    }
  }
  return undefined;
}

import { isInCalendar, numberOfDay, textOfDay } from "../../core/civil/day.ts";
import { weekdayName } from "../../core/civil/day-names.ts";
import { weeksText } from "../../core/civil/period.ts";
import { failure } from "../../core/result/result.ts";
import { fromAndResult } from "./marks.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

/** Days from each event to the due date (ACOG Committee Opinion 700). Conception is 14 days after the last period began. */
const DAYS_TO_DUE_DATE = { lastPeriod: 280, conception: 266, day5: 261, day3: 263 } as const;
const PREGNANCY = 280;
const SECOND_TRIMESTER = 14 * 7;
const THIRD_TRIMESTER = 28 * 7;
const USUAL_CYCLE = 28;
/** Later than this, the weeks of the pregnancy are not displayed. */
const MAX_WEEKS = 44;

export function dueDateAnswer(
  { basis, basisDay, cycle }: Inputs<"dueDate">,
  today: string,
): ModeResult<"dueDate"> {
  const start = numberOfDay(basisDay);
  const shift = basis === "lastPeriod" ? cycle - USUAL_CYCLE : 0;
  const days = DAYS_TO_DUE_DATE[basis];
  const due = start + days + shift;
  // Weeks are counted from the first day of the last period in a cycle of 28 days, even if another day was entered.
  const weekZero = due - PREGNANCY;
  if (!isInCalendar(due) || !isInCalendar(weekZero))
    return failure("basisDay", messages.errors.outsideCalendar);
  const age = numberOfDay(today) - weekZero;
  return {
    ok: true,
    value: {
      outputs: {
        dueDate: textOfDay(due),
        dueWeekday: weekdayName(due),
        ...(age >= 0 && age <= MAX_WEEKS * 7 && { weeksPregnant: weeksText(age) }),
        daysToGo: due - numberOfDay(today),
        secondTrimester: textOfDay(weekZero + SECOND_TRIMESTER),
        thirdTrimester: textOfDay(weekZero + THIRD_TRIMESTER),
      },
      steps: [step("dueDate", { E: due, A: start, n: days, c: shift })],
      warnings: [],
      assumptions: [messages.assumptions.dueDateIsEstimate, messages.assumptions.cycleMovesDueDate],
      calendar: {
        title: messages.calendar.toDueDate,
        from: start,
        to: due,
        counted: [start + 1, due],
        marks: fromAndResult(start, due),
        weekend: [],
        holidays: [],
      },
    },
  };
}

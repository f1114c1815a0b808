import { civilDate, isInCalendar, numberOfDay, textOfDay } from "../../core/civil/day.ts";
import { longDay, weekdayName } from "../../core/civil/day-names.ts";
import { periodBetweenDays, periodText } from "../../core/civil/period.ts";
import { formatCounted } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import { failure } from "../../core/result/result.ts";
import { birthdayIn } from "./birthday.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";

/** Returns the birthday on which someone reaches an age. */
export function reachAge(
  { birth, wantedAge, leapBirthday }: Inputs<"reach">,
  today: string,
): ModeResult<"reach"> {
  const [born, now] = [numberOfDay(birth), numberOfDay(today)];
  const date = civilDate(born);
  const day = birthdayIn(date.year + wantedAge, date, leapBirthday);
  if (!isInCalendar(day)) return failure("wantedAge", messages.errors.outsideCalendar);
  const isLeapDay = date.month === 2 && date.day === 29;
  return {
    ok: true,
    value: {
      outputs: {
        reachDay: textOfDay(day),
        reachWeekday: weekdayName(day),
        timeToReach: distanceText(now, day),
        daysToReach: day - now,
        daysLived: day - born,
      },
      steps: [
        {
          title: messages.steps.birthday,
          text: messages.steps.birthdayText({
            age: formatCounted(wantedAge, TIME_UNITS.year),
            birth: longDay(born),
          }),
          result: longDay(day),
        },
      ],
      warnings: isLeapDay
        ? [
            {
              level: "note",
              text: messages.warnings.leapBirthday({ year: date.year, isMarch: leapBirthday === "march" }),
            },
          ]
        : [],
    },
  };
}

function distanceText(now: number, day: number): string {
  if (day === now) return messages.today;
  const period = periodText(periodBetweenDays(Math.min(now, day), Math.max(now, day)));
  return day > now ? period : messages.timeAgo(period);
}

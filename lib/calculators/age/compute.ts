import { durationWords } from "../../core/civil/clock.ts";
import {
  civilDate,
  DAY_SECONDS,
  dayNumber,
  GREGORIAN_REFORM,
  LAST_DAY,
  numberOfDay,
  textOfDay,
} from "../../core/civil/day.ts";
import { longDate, longDay, weekdayName } from "../../core/civil/day-names.ts";
import { addMonths, periodText, weeksText } from "../../core/civil/period.ts";
import { loadTemporal, type TemporalNamespace } from "../../core/civil/temporal.ts";
import { formatCounted } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import { failure } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { ageOn, nextBirthday } from "./birthday.ts";
import type calculator from "./calculator.ts";
import type { Life } from "./life.ts";
import { messages } from "./messages.ts";
import { birthdayTable, milestoneTable } from "./milestones.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { momentsOf } from "./moments.ts";
import { reachAge } from "./reach-age.ts";

const step = stepsOf<typeof calculator>();

/** Beyond the age of the oldest person on record (122 years) a date is probably mistyped. */
const IMPROBABLE_AGE = 125;

interface Data {
  moment: TemporalNamespace;
}

export const { compute, data } = byMode<typeof calculator, Data>(
  "mode",
  {
    date: (inputs) => {
      const life = lifeByDate(inputs);
      return life
        ? answer(inputs, life)
        : failure("target", messages.errors.beforeBirthDate(longDay(numberOfDay(inputs.birth))));
    },
    moment: (inputs, context, temporal) => {
      const life = momentsOf(inputs, context, temporal);
      return life ? answer(inputs, life) : failure("target", messages.errors.beforeBirthTime);
    },
    reach: (inputs, { today }) => reachAge(inputs, today),
  },
  { moment: loadTemporal },
);

function lifeByDate({
  birth: birthText,
  target: targetText,
  leapBirthday,
}: Inputs<"date">): Life | undefined {
  const [birth, target] = [numberOfDay(birthText), numberOfDay(targetText)];
  if (target < birth) return undefined;
  const period = ageOn(civilDate(target), civilDate(birth), leapBirthday);
  const totalDays = target - birth;
  return {
    birth,
    target,
    period,
    rest: 0,
    totalDays,
    seconds: totalDays * DAY_SECONDS,
    dayFraction: 0,
    steps: [],
    warnings: [],
    assumptions: [messages.assumptions.wholeDays],
  };
}

function answer(
  { leapBirthday, mode }: Inputs<"date" | "moment">,
  life: Life,
): ModeResult<"date" | "moment"> {
  const birthDate = civilDate(life.birth);
  const next = nextBirthday(life.target, birthDate, leapBirthday);
  const months = life.period.years * 12 + life.period.months;
  return {
    ok: true,
    value: {
      outputs: {
        age: [periodText(life.period), life.rest ? durationWords(life.rest) : ""].filter(Boolean).join(", "),
        years: life.period.years,
        totalMonths: months,
        weeks: weeksText(life.totalDays),
        totalDays: life.totalDays,
        totalHours: Math.floor(life.seconds / 3600),
        totalMinutes: Math.floor(life.seconds / 60),
        totalSeconds: life.seconds,
        birthWeekday: weekdayName(life.birth),
        ...(next.day <= LAST_DAY && {
          nextBirthday: textOfDay(next.day),
          nextBirthdayWeekday: weekdayName(next.day),
          daysToBirthday: next.day - life.target,
          ageReached: next.age,
        }),
      },
      steps: [...life.steps, ...dateSteps(life, months, mode === "moment")],
      warnings: [...life.warnings, ...warningsOf(life, leapBirthday, next)],
      assumptions: life.assumptions,
      ...(next.day <= LAST_DAY && {
        calendar: {
          title: messages.calendar.title,
          from: life.target,
          to: next.day,
          counted: [life.target + 1, next.day],
          marks:
            next.day === life.target
              ? [{ day: next.day, name: messages.calendar.birthday }]
              : [
                  { day: life.target, name: messages.calendar.target },
                  { day: next.day, name: messages.calendar.birthday },
                ],
          weekend: [],
          holidays: [],
        },
      }),
      tables: [
        milestoneTable(life.birth, life.target, life.dayFraction),
        birthdayTable(birthDate, life.target, leapBirthday),
      ],
    },
  };
}

function dateSteps(
  { birth, target, period, totalDays, seconds }: Life,
  months: number,
  exact: boolean,
): Step[] {
  const anchor = addMonths(civilDate(birth), months);
  const total = exact
    ? step("elapsedDays", { n: totalDays, s: seconds })
    : step("totalDays", { n: totalDays, T: target, B: birth });
  if (months === 0) return [total];
  const rest = { d: period.days, T: target, A: dayNumber(anchor) };
  return [
    {
      title: messages.steps.wholeMonths,
      text: messages.steps.wholeMonthsText({ start: longDate(civilDate(birth)), end: longDate(anchor) }),
      result: formatCounted(months, TIME_UNITS.month),
    },
    ...(period.years > 0 ? [step("years", { m: months, y: period.years, k: period.months })] : []),
    step(rest.T - rest.A > rest.d ? "restBeforeTime" : "rest", rest),
    total,
  ];
}

function warningsOf(
  { birth, target, period }: Life,
  rule: Inputs["leapBirthday"],
  next: { day: number; age: number },
): Warning[] {
  const warnings: Warning[] = [];
  const { month, day, year } = civilDate(birth);
  if (next.day === target) warnings.push({ level: "note", text: messages.warnings.birthday(next.age) });
  if (period.years > IMPROBABLE_AGE)
    warnings.push({
      text: messages.warnings.ageImprobable,
    });
  if (birth < GREGORIAN_REFORM)
    warnings.push({
      text: messages.warnings.beforeGregorian,
    });
  if (month === 2 && day === 29) {
    warnings.push({
      level: "note",
      text: messages.warnings.leapBirthday({ year, isMarch: rule === "march" }),
    });
  }
  if (birth === target) warnings.push({ level: "note", text: messages.warnings.birthIsDayZero });
  return warnings;
}

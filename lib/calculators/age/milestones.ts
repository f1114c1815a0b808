import type { CivilDate } from "../../core/civil/day.ts";
import { civilDate, FIRST_DAY, isInCalendar, LAST_DAY, textOfDay } from "../../core/civil/day.ts";
import { longDate, weekdayName } from "../../core/civil/day-names.ts";
import type { Table } from "../../kit/calculator/computation.ts";
import { birthdayIn, type LeapRule } from "./birthday.ts";
import { messages } from "./messages.ts";

/** Round figures of a life, in days after birth; a billion seconds is 11,574 days and some hours. */
const MILESTONES: readonly (readonly [string, number])[] = [
  ["100 days", 100],
  ["1,000 days", 1000],
  ["100 million seconds", 1157.4074],
  ["10 million minutes", 6944.4444],
  ["1,000 weeks", 7000],
  ["10,000 days", 10_000],
  ["1 billion seconds", 11_574.0741],
  ["2,000 weeks", 14_000],
  ["15,000 days", 15_000],
  ["20,000 days", 20_000],
  ["3,000 weeks", 21_000],
  ["2 billion seconds", 23_148.1481],
  ["25,000 days", 25_000],
  ["4,000 weeks", 28_000],
  ["30,000 days", 30_000],
  ["1 million hours", 41_666.6667],
];

/** Lists milestones with their days. `dayFraction`: time of birth as a fraction of its day. */
export function milestoneTable(birth: number, target: number, dayFraction = 0): Table {
  const labels = messages.milestones;
  const rows = MILESTONES.flatMap(([label, after]) => {
    const day = Math.floor(birth + dayFraction + after);
    return isInCalendar(day) ? [[label, textOfDay(day), weekdayName(day), day - target]] : [];
  });
  return {
    id: "milestones",
    title: labels.title,
    columns: [
      { id: "milestone", label: labels.milestone, format: { kind: "text" } },
      { id: "day", label: labels.date, format: { kind: "day" } },
      { id: "weekday", label: labels.weekday, format: { kind: "text" } },
      { id: "distance", label: labels.daysAway, format: { kind: "count" } },
    ],
    rows,
  };
}

export function birthdayTable(birth: CivilDate, from: number, rule: LeapRule): Table {
  const labels = messages.birthdays;
  const first = Math.max(birth.year + 1, civilDate(Math.max(from, FIRST_DAY)).year);
  const rows: (string | number)[][] = [];
  for (let year = first; rows.length < 12 && year <= 9999; year += 1) {
    const day = birthdayIn(year, birth, rule);
    if (day >= from && day <= LAST_DAY)
      rows.push([year - birth.year, textOfDay(day), weekdayName(day), longDate(civilDate(day))]);
  }
  return {
    id: "birthdays",
    title: labels.title,
    columns: [
      { id: "age", label: labels.age, format: { kind: "count" } },
      { id: "day", label: labels.date, format: { kind: "day" } },
      { id: "weekday", label: labels.weekday, format: { kind: "text" } },
      { id: "written", label: labels.dateInWords, format: { kind: "text" } },
    ],
    rows,
    folded: true,
  };
}

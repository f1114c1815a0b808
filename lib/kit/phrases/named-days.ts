import { dayNumber, textOfDay, weekday } from "../../core/civil/day.ts";

/** Returns the n-th weekday (1 Monday to 7 Sunday) of a month; the last one for n = -1. */
function nth(n: number, day: number, month: number): (year: number) => number {
  return (year) => {
    if (n < 0) {
      const last =
        dayNumber(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }) -
        1;
      return last - ((weekday(last) - day + 7) % 7);
    }
    const first = dayNumber({ year, month, day: 1 });
    return first + ((day - weekday(first) + 7) % 7) + 7 * (n - 1);
  };
}

const fixed =
  (month: number, day: number) =>
  (year: number): number =>
    dayNumber({ year, month, day });

/** Returns Western Easter Sunday: J. Meeus, Astronomical Algorithms, 2nd edition, chapter 8. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayNumber({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

const thanksgiving = nth(4, 4, 11);

/** Named days of the United States, with their day number in a year; longer names precede shorter ones. */
const DAYS: readonly (readonly [name: string, day: (year: number) => number])[] = [
  ["new year'?s?(?: day)? eve", fixed(12, 31)],
  ["new year'?s?(?: day)?", fixed(1, 1)],
  ["(?:mlk|martin luther king)(?:,? jr\\.?)?(?: day)?", nth(3, 1, 1)],
  ["groundhog day", fixed(2, 2)],
  ["valentine'?s?(?: day)?", fixed(2, 14)],
  ["president'?s'? day", nth(3, 1, 2)],
  ["(?:st\\.?|saint) pat(?:rick|ty)'?s?(?: day)?", fixed(3, 17)],
  ["april fool'?s'?(?: day)?", fixed(4, 1)],
  ["good friday", (year) => easter(year) - 2],
  ["easter(?: sunday)?", easter],
  ["earth day", fixed(4, 22)],
  ["cinco de mayo", fixed(5, 5)],
  ["mother'?s'? day", nth(2, 7, 5)],
  ["memorial day", nth(-1, 1, 5)],
  ["father'?s'? day", nth(3, 7, 6)],
  ["juneteenth", fixed(6, 19)],
  ["independence day", fixed(7, 4)],
  ["labor day", nth(1, 1, 9)],
  ["columbus day|indigenous peoples'? day", nth(2, 1, 10)],
  ["halloween", fixed(10, 31)],
  ["veteran'?s'? day", fixed(11, 11)],
  ["black friday", (year) => thanksgiving(year) + 1],
  ["thanksgiving(?: day)?", thanksgiving],
  ["(?:christmas|xmas) eve", fixed(12, 24)],
  ["christmas(?: day)?|xmas(?: day)?", fixed(12, 25)],
  ["boxing day", fixed(12, 26)],
];

const readings = DAYS.map(([name, day]) => [new RegExp(`^(?:${name})$`), day] as const);

/** Matches a named day and the year after it. */
export const NAMED_DAY = new RegExp(
  `\\b(${DAYS.map(([name]) => name).join("|")})(?![a-z'])(?:,? (?:of |in )?(\\d{4})(?!\\d))?`,
  "g",
);

/** Returns the named day in a year, or the next one from `today` on: "2026-11-26". */
export function namedDay(name: string, year: string | undefined, today: string): string | undefined {
  const day = readings.find(([pattern]) => pattern.test(name))?.[1];
  if (!day) return undefined;
  const requestedYear = Number(year ?? today.slice(0, 4));
  if (!(requestedYear >= 1583 && requestedYear < 9999)) return undefined;
  const date = textOfDay(day(requestedYear));
  return year === undefined && date < today ? textOfDay(day(requestedYear + 1)) : date;
}

import { daysInMonth, dayText } from "../../../core/civil/day.ts";
import { zoneOf } from "../../../core/civil/zone-names.ts";
import { LOCALE } from "../../../core/locale/locale.ts";
import { monthNamed } from "../../../kit/phrases/calendar-names.ts";
import { dayInWords } from "../../../kit/phrases/days.ts";
import { type Frame, required, type Slot } from "../../../kit/reader/frame.ts";
import { showCall, timeText } from "./parts.ts";

const zoneNamed = (name: string): string | undefined => zoneOf(name.toLowerCase());
const zones: Slot = { type: { find: zoneNamed }, max: 2, isRequired: true };

/** The wall-clock time of a moment: "09:30". */
const clockAt = (now: number, timeZone: string): string =>
  new Date(now).toLocaleTimeString(LOCALE, {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** Returns the minutes from one zone to another at noon UTC of a day, modulo a day. */
function minutesApart(day: string, zones: readonly string[]): number {
  const [from = 0, to = 0] = zones.map((zone) => {
    const [hours = 0, minutes = 0] = clockAt(Date.parse(`${day}T12:00Z`), zone)
      .split(":")
      .map(Number);
    return hours * 60 + minutes;
  });
  return (to - from + 1440) % 1440;
}

/**
 * Returns the 15th of a month, "07" or "2028-07", without a year of its next occurrence. Undefined if the time difference changes
 * during the month.
 */
function middleOfMonth(month: string, today: string, zones: readonly string[]): string | undefined {
  const year = Number(today.slice(0, 4)) + (month < today.slice(5, 7) ? 1 : 0);
  const [fullYear = 0, number = 0] = (month.length > 2 ? month : `${year}-${month}`).split("-").map(Number);
  const [first, middle, last] = [1, 15, daysInMonth(fullYear, number)].map((day) =>
    dayText({ year: fullYear, month: number, day }),
  ) as [string, string, string];
  return new Set([first, middle, last].map((day) => minutesApart(day, zones))).size === 1
    ? middle
    : undefined;
}

export const zoneFrames: readonly Frame[] = [
  {
    // "9 am in Denver is what time in Tokyo", "what time is it in Tokyo when it is 9 am in Denver"
    cues: [],
    slots: { time: required("time"), zones, day: { type: "date" } },
    words: "time when if clock when's",
    call: (match) => {
      const time = match.value("time");
      const [first, second] = match.values("zones");
      if (!time || first?.kind !== "name" || second?.kind !== "name") return undefined;
      const [from, to] = first.start < time.start ? [second, first] : [first, second];
      return showCall(
        {
          mode: "zone",
          zone: from.id,
          toZone: to.id,
          time: timeText(time),
          day: match.text("day"),
        },
        ["there", "difference"],
      );
    },
  },
  {
    cues: ["time"],
    slots: { zones: { ...zones, max: 1 } },
    words: "current currently now right rn local",
    mustBeWhole: true,
    call: (match) => {
      const { now, timeZone } = match.question.context;
      return showCall(
        { mode: "zone", zone: "local", toZone: match.text("zones"), time: clockAt(now, timeZone) },
        ["there", "difference"],
      );
    },
  },
  {
    cues: ["time difference | time zone difference"],
    slots: { zones, day: { type: "date" }, month: { type: { find: monthNamed, maxTokens: 3 }, roles: "in" } },
    words: "between and from to zone",
    call: (match) => {
      const [first, second] = match.values("zones");
      if (first?.kind !== "name" || second?.kind !== "name") return undefined;
      const { now, today, timeZone } = match.question.context;
      const ids = [first, second].map(({ id }) => (id === "local" ? timeZone : id));
      const month = match.text("month");
      const day = month === undefined ? match.text("day") : middleOfMonth(month, today, ids);
      if (month !== undefined && day === undefined) return undefined;
      const time = day === undefined ? clockAt(now, ids[0] ?? timeZone) : "12:00";
      return showCall(
        { mode: "zone", zone: first.id, toZone: second.id, time, day },
        ["difference", "there"],
        { note: month && day && `For ${dayInWords(day)}.` },
      );
    },
  },
];

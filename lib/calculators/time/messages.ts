import { formatCounted } from "../../core/locale/locale.ts";
import { TIME_UNITS, withUnitWord } from "../../core/locale/unit-words.ts";

const errors = {
  breakLongerThanTime: (time: string) => `The break is longer than the time between start and end, ${time}.`,
  breakLongerThanShift: (shift: string) => `The break is longer than the shift, ${shift}.`,
  dividedByZero: "A time cannot be divided by 0.",
  universalTimeOutside: "In universal time, this is outside the years 1 to 9999.",
  zoneTimeOutside: "In one of these zones, the date is outside the years 1 to 9999.",
  momentOutside: "This moment is outside the years 1 to 9999. Check the unit.",
  dateMissing: "Enter a date for every shift or for none.",
  endEqualsStart: "The end is the same time as the start.",
  shiftsOverlap: ({ row, end }: { row: number; end: string }) =>
    `This shift begins before the one in row ${row} ends, at ${end}.`,
  tooManyZones: (limit: number) => `At most ${limit} zones.`,
  zoneUnknown: (zone: string) => `There is no time zone “${zone}”. Use a name such as Europe/Paris.`,
};

const warnings = {
  sameStartAndEnd:
    "The start and end are the same: 0 hours. If you mean 24 hours, choose that under More options.",
  decimalIsRounded: ({ hours, time }: { hours: string; time: string }) =>
    `${hours} h is rounded: converted back, it is ${time}.`,
  resultRounded: "The result has fractions of a second; it is rounded to whole seconds.",
  scaledRounded: (seconds: string) => `The exact result is ${seconds} s; it is rounded to whole seconds.`,
  sumRounded: "The sum has fractions of a second; it is rounded to whole seconds.",
  endBeforeStart: "The end is before the start, so the elapsed time is negative.",
  clocksChange: (values: { before: string; after: string; change: string; isForward: boolean }) =>
    `The clocks change in between, from ${values.before} to ${values.after}: the elapsed time is ${values.change} ${values.isForward ? "less" : "more"} than the difference between the clock readings.`,
  timeSkipped: ({ time, place, moved }: { time: string; place: string; moved: string }) =>
    `${time} does not exist in ${place} on this day, because clocks are set forward past it. It was moved forward to ${moved}.`,
  /** `other` describes the other of the two times: `otherInSeconds`, `otherThere`. */
  timeRepeated: (values: {
    time: string;
    place: string;
    earlier: string;
    later: string;
    used: "first" | "second";
    other: string | undefined;
  }) =>
    `${values.time} occurs twice in ${values.place} on this day, at ${values.earlier} and at ${values.later}, because clocks are set back. The ${values.used} was used${values.other === undefined ? "" : `; ${values.other}`}. You can choose the other under More options.`,
  otherInSeconds: (seconds: string) => `the other is ${seconds} s`,
  otherThere: (time: string) => `the other is ${time} there`,
  roundingWithoutEffect: "Rounding made no difference overall.",
  roundingEffect: ({ change, isAdded }: { change: string; isAdded: boolean }) =>
    `Rounding ${isAdded ? "added" : "removed"} ${change} overall. In the US, it must average out over time (29 CFR 785.48(b)).`,
  weeksWithoutDates:
    "Without dates, all rows count as one week. Add dates to calculate overtime week by week.",
};

const assumptions = {
  start: ({ time, zone, offset }: { time: string; zone: string; offset: string }) =>
    `Start: ${time} in ${zone}, ${offset}.`,
  end: ({ time, zone, offset }: { time: string; zone: string; offset: string }) =>
    `End: ${time} in ${zone}, ${offset}.`,
  moment: ({ time, zone, offset }: { time: string; zone: string; offset: string }) =>
    `${time} in ${zone}, ${offset}.`,
  timestampUnit: ({ unit, isGuessed }: { unit: string; isGuessed: boolean }) =>
    `The timestamp was read as ${unit}${isGuessed ? ", based on its size" : ""}.`,
  offset: ({ zone, offset }: { zone: string; offset: string }) => `${zone}: ${offset} at that moment.`,
  shiftPastMidnight:
    "A shift past midnight counts toward the day it begins on; a clock change that night is not taken into account.",
  oneWeek: "Each row is one day of the same week.",
  owedByContract: "Contracts, union agreements and local law decide what hours and pay are owed.",
};

const steps = {
  startInUniversalTime: "Start in universal time",
  endInUniversalTime: "End in universal time",
  timeThere: "Time there",
  overtime: "Overtime",
  overtimeOfCalifornia:
    "Beyond 8 hours a day or 40 a week, double beyond 12 hours a day, and on the seventh consecutive day.",
  overtimeOfWeek: (hours: string) => `Beyond ${withUnitWord(hours, "hours")} in a workweek.`,
  hours: (hours: string) => `${hours} h`,
  regular: (hours: string) => `${hours} regular`,
  overtimeHours: (hours: string) => `${hours} overtime`,
  doubleTime: (hours: string) => `${hours} double time`,
};

const days = {
  same: "same day",
  next: "next day",
  previous: "previous day",
  later: (count: number) => `${formatCounted(Math.abs(count), TIME_UNITS.day)} later`,
  earlier: (count: number) => `${formatCounted(Math.abs(count), TIME_UNITS.day)} earlier`,
};

const tables = {
  card: {
    title: "Time card",
    date: "Date",
    shift: "Shift",
    start: "Start",
    end: "End",
    endNextDay: (time: string) => `${time} (next day)`,
    pause: "Break",
    worked: "Worked",
    decimal: "Decimal hours",
    regular: "Regular",
    overtime: "Overtime",
    doubleTime: "Double time",
    total: "Total",
  },
  zones: {
    title: "The same moment in each zone",
    zone: "Time zone",
    date: "Date",
    weekday: "Weekday",
    time: "Time",
    twelveHour: "12-hour",
    offset: "Offset",
    difference: "Difference from the first",
  },
};

export const messages = {
  errors,
  warnings,
  assumptions,
  steps,
  days,
  tables,
  moment: ({ clock, day }: { clock: string; day: string }) => `${clock} on ${day}`,
  relativeMoment: ({ clock, days }: { clock: string; days: number }) =>
    `${clock} ${days === 0 ? "today" : days > 0 ? "tomorrow" : "yesterday"}`,
  differences: {
    none: "the same time",
    ahead: (time: string) => `${time} ahead`,
    behind: (time: string) => `${time} behind`,
  },
};

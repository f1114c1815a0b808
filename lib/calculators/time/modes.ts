import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { choice, clock, count, day, duration, money, number, rows, toggle } from "../../kit/fields/field.ts";
import { momentModes } from "./moment-modes.ts";
import { outputs as o } from "./outputs.ts";

export const modes = {
  sum: {
    label: "Add times",
    inputs: {
      times: rows({
        label: "Times",
        fields: {
          sign: choice({
            label: "Add or subtract",
            options: [
              { id: "add", label: "+" },
              { id: "subtract", label: "−" },
            ],
            default: "add",
          }),
          time: duration({
            label: "Time",
            hint: "7:45 is hours and minutes; 7:45:30, 2h 15m, 90 min",
            default: undefined,
            min: -9999 * 3600,
            max: 9999 * 3600,
          }),
        },
        rowLabel: "time",
        default: [
          { sign: "add", time: "2:45:30" },
          { sign: "add", time: "1h 50m" },
        ],
        minRows: 1,
        maxRows: 200,
      }),
    },
    outputs: {
      total: o.total,
      decimal: o.decimal,
      words: o.words,
      minutes: o.minutes,
      seconds: o.seconds,
      average: o.average,
    },
  },
  scale: {
    label: "Multiply or divide",
    inputs: {
      base: duration({
        label: "Time",
        hint: "7:45 is hours and minutes; 7:45:30, 2h 15m, 90 min",
        default: "1:45",
        min: -9999 * 3600,
        max: 9999 * 3600,
      }),
      operation: choice({
        label: "Operation",
        options: [
          { id: "multiply", label: "× number" },
          { id: "divide", label: "÷ number" },
          { id: "perTime", label: "÷ time" },
        ],
        default: "multiply",
        line: "own",
      }),
      number: number({
        label: "Number",
        default: 3,
        min: -1_000_000,
        max: 1_000_000,
        when: { operation: ["multiply", "divide"] },
      }),
      divisor: duration({
        label: "Divided by",
        hint: "To find how many times this fits into the time",
        default: "0:25",
        min: -9999 * 3600,
        max: 9999 * 3600,
        when: { operation: ["perTime"] },
      }),
    },
    outputs: {
      total: o.total,
      ratio: o.ratio,
      decimal: o.decimal,
      words: o.words,
      minutes: o.minutes,
      seconds: o.seconds,
      wholeTimes: o.wholeTimes,
      remainder: o.remainder,
    },
  },
  between: {
    label: "Between two times",
    inputs: {
      from: clock({ label: "Start", default: "09:00" }),
      to: clock({
        label: "End",
        hint: "If earlier than the start, the next day",
        default: "17:30",
        endOfDay: true,
      }),
      fullDay: toggle({
        label: "Equal times mean 24 hours",
        default: false,
        advanced: true,
      }),
      pause: duration({
        label: "Break",
        hint: "Subtracted: 0:30 or 30 min",
        default: undefined,
        min: 0,
        max: 24 * 3600,
        optional: true,
      }),
    },
    outputs: {
      total: o.total,
      decimal: o.decimal,
      words: o.words,
      minutes: o.minutes,
      seconds: o.seconds,
      endDay: o.endDay,
    },
  },
  dates: momentModes.dates,
  shift: {
    label: "Clock time ±",
    inputs: {
      clock: clock({ label: "Clock time", default: "22:15" }),
      direction: choice({
        label: "Direction",
        options: [
          { id: "add", label: "Add" },
          { id: "subtract", label: "Subtract" },
        ],
        default: "add",
      }),
      length: duration({
        label: "Length of time",
        hint: "8:30, 90 min, 2 d 4 h",
        default: "8:30",
        min: 0,
        max: 9999 * 3600,
      }),
    },
    outputs: { clockTime: o.clockTime, endDay: o.endDay },
  },
  card: {
    label: "Time card",
    inputs: {
      shifts: rows({
        label: "Shifts",
        fields: {
          day: day({ label: "Date", hint: "In every row or in none", default: undefined, optional: true }),
          start: clock({ label: "Start", default: undefined }),
          end: clock({ label: "End", default: undefined, endOfDay: true }),
          pause: duration({
            label: "Unpaid break",
            hint: "0:30 or 30 min",
            default: undefined,
            min: 0,
            max: 24 * 3600,
            optional: true,
          }),
        },
        rowLabel: "shift",
        default: [
          { start: "08:30", end: "17:15", pause: "0:30" },
          { start: "08:30", end: "17:00", pause: "0:30" },
          { start: "08:45", end: "18:30", pause: "0:45" },
          { start: "08:30", end: "17:00", pause: "0:30" },
          { start: "14:00", end: "00:30", pause: "0:45" },
        ],
        minRows: 1,
        maxRows: 62,
      }),
      rate: money({
        label: "Hourly pay",
        hint: "Leave empty for hours only",
        default: undefined,
        min: 0,
        max: 1_000_000,
        optional: true,
      }),
      overtime: choice({
        label: "Overtime",
        options: [
          { id: "none", label: "None" },
          { id: "weekly", label: "Weekly" },
          { id: "california", label: "California, daily and weekly" },
        ],
        default: "weekly",
      }),
      weekHours: number({
        label: "Weekly hours before overtime",
        default: 40,
        min: 0,
        max: 168,
        suffix: "h",
        advanced: true,
        when: { overtime: ["weekly"] },
      }),
      factor: number({
        label: "Overtime rate",
        hint: "Multiple of the hourly pay",
        default: 1.5,
        min: 1,
        max: 10,
        suffix: "times",
        advanced: true,
        when: { overtime: ["weekly"] },
      }),
      weekStart: choice({
        label: "Workweek begins on",
        options: [
          { id: "7", label: "Sunday" },
          { id: "1", label: "Monday" },
          { id: "6", label: "Saturday" },
        ],
        default: "7",
        advanced: true,
        when: { overtime: ["weekly", "california"] },
      }),
      rounding: choice({
        label: "Round start and end times",
        options: [
          { id: "0", label: "None" },
          { id: "5", label: "Nearest 5 minutes" },
          { id: "6", label: "Nearest 6 minutes (tenths)" },
          { id: "15", label: "Nearest 15 minutes" },
        ],
        default: "0",
      }),
    },
    outputs: {
      total: o.total,
      decimal: o.decimal,
      words: o.words,
      average: o.average,
      gross: o.gross,
      regular: o.regular,
      overtime: o.overtime,
      double: o.double,
      regularPay: o.regularPay,
      overtimePay: o.overtimePay,
      doublePay: o.doublePay,
    },
  },
  decimal: {
    label: "Decimal hours",
    inputs: {
      way: choice({
        label: "Convert",
        options: [
          { id: "toDecimal", label: "To decimal hours" },
          { id: "fromDecimal", label: "From decimal hours" },
        ],
        default: "toDecimal",
      }),
      clockForm: duration({
        label: "Hours, minutes, seconds",
        hint: "7:45 is hours and minutes",
        default: "7:45",
        min: -9999 * 3600,
        max: 9999 * 3600,
        when: { way: ["toDecimal"] },
      }),
      decimalForm: number({
        label: "Decimal hours",
        default: 7.75,
        min: -9999,
        max: 9999,
        suffix: "h",
        when: { way: ["fromDecimal"] },
      }),
      places: count({
        label: "Decimal places",
        hint: "For decimal hours in the steps",
        default: 2,
        min: 0,
        max: 6,
        advanced: true,
      }),
    },
    outputs: { total: o.total, decimal: o.decimal, words: o.words, minutes: o.minutes, seconds: o.seconds },
  },
  zone: momentModes.zone,
  unix: momentModes.unix,
} as const;

type Declared = ModesOf<typeof modes>;
type ModeId = keyof typeof modes;
export type Inputs<K extends ModeId> = ModeInputs<Declared, K>;
export type ModeResult<K extends ModeId> = ModeComputation<Declared, K>;

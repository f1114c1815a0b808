import { zoneOf } from "../../kit/phrases/zones.ts";
import type { Frame } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { clockFrames } from "./phrases/clock.ts";
import { paceFrames } from "./phrases/pace.ts";
import { LENGTH, lengthText, showCall, timeText } from "./phrases/parts.ts";
import { zoneFrames } from "./phrases/zones.ts";

const UNIX = "unix | epoch | posix | timestamp";

const lengthFrames: readonly Frame[] = [
  {
    cues: ["decimal"],
    slots: { length: { type: LENGTH, isRequired: true } },
    words: "hours hour time form",
    call: (match) => {
      const clockForm = lengthText(match.value("length"));
      return clockForm === undefined
        ? undefined
        : showCall({ mode: "decimal", way: "toDecimal", clockForm }, ["decimal"]);
    },
  },
  {
    cues: ["hours and minutes | hours minutes | hours , minutes | h : mm | hh : mm"],
    not: "ss",
    slots: { length: { type: "duration", isRequired: true } },
    words: "time decimal",
    call: (match) => {
      const value = match.value("length");
      const hours =
        value?.kind === "duration" && Object.keys(value.parts).length === 1 ? value.parts.hours : undefined;
      return hours?.includes(".")
        ? showCall({ mode: "decimal", way: "fromDecimal", decimalForm: hours }, ["total", "words"])
        : undefined;
    },
  },
  {
    cues: ["hh : mm : ss | h : mm : ss | hms | hours? ,? minutes ,? and? seconds"],
    slots: { length: { type: "duration", isRequired: true } },
    call: (match) => {
      const time = lengthText(match.value("length"));
      if (time === undefined) return undefined;
      const call = showCall({ mode: "sum", times: [{ sign: "add", time }] }, ["total"]);
      return { ...call, focus: { ...call.focus, format: "clock" } };
    },
  },
  {
    cues: ["half of | half | double | twice"],
    slots: { length: { type: LENGTH, isRequired: true } },
    choices: { number: { "0.5": "half of | half", "2": "double | twice" } },
    mustBeWhole: true,
    call: (match) => {
      const base = lengthText(match.value("length"));
      return base === undefined
        ? undefined
        : showCall({ mode: "scale", base, operation: "multiply", number: match.choice("number") }, [
            "total",
            "decimal",
          ]);
    },
  },
  {
    cues: ["per day | a day | each day | every day | daily"],
    slots: {
      length: { type: LENGTH, isRequired: true },
      days: { type: "duration", roles: "for", isRequired: true },
    },
    words: "total hours altogether work",
    mustBeWhole: true,
    call: (match) => {
      const base = lengthText(match.value("length"));
      const days = match.value("days");
      const count =
        days?.kind === "duration" && Object.keys(days.parts).length === 1 ? days.parts.days : undefined;
      return base === undefined || count === undefined
        ? undefined
        : showCall({ mode: "scale", base, operation: "multiply", number: count }, ["total", "decimal"]);
    },
  },
];

const unixFrames: readonly Frame[] = [
  {
    cues: [UNIX],
    slots: { timestamp: { type: "number", isRequired: true } },
    call: (match) =>
      showCall({ mode: "unix", unixWay: "toDate", timestamp: match.text("timestamp") }, ["localTime", "utc"]),
  },
  {
    cues: [UNIX],
    slots: {
      day: { type: "date", isRequired: true },
      time: { type: "time" },
      zone: { type: { find: (name) => zoneOf(name.toLowerCase()) } },
    },
    call: (match) =>
      showCall(
        {
          mode: "unix",
          unixWay: "fromDate",
          unixDay: match.text("day"),
          unixClock: timeText(match.value("time")) ?? "00:00",
          unixZone: match.text("zone") ?? "local",
        },
        ["unixTime", "utc"],
      ),
  },
];

export default defineQuestions({
  priority: 10,
  decisive: "daylight standard summer winter",
  words:
    "time unix epoch posix timestamp date local hour hours minute minutes second seconds clock o'clock worked",
  frames: [...zoneFrames, ...clockFrames, ...lengthFrames, ...unixFrames, ...paceFrames],
});

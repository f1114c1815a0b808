import { zoneOf } from "../../phrases/zones.ts";
import type { Frame } from "../../reader/frame.ts";
import { defineQuestions } from "../../reader/questions.ts";
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
    call: (found) => {
      const clockForm = lengthText(found.value("length"));
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
    call: (found) => {
      const value = found.value("length");
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
    call: (found) => {
      const time = lengthText(found.value("length"));
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
    call: (found) => {
      const base = lengthText(found.value("length"));
      return base === undefined
        ? undefined
        : showCall({ mode: "scale", base, operation: "multiply", number: found.choice("number") }, [
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
    call: (found) => {
      const base = lengthText(found.value("length"));
      const days = found.value("days");
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
    call: (found) =>
      showCall({ mode: "unix", unixWay: "toDate", timestamp: found.text("timestamp") }, ["localTime", "utc"]),
  },
  {
    cues: [UNIX],
    slots: {
      day: { type: "date", isRequired: true },
      time: { type: "time" },
      zone: { type: { find: (name) => zoneOf(name.toLowerCase()) } },
    },
    call: (found) =>
      showCall(
        {
          mode: "unix",
          unixWay: "fromDate",
          unixDay: found.text("day"),
          unixClock: timeText(found.value("time")) ?? "00:00",
          unixZone: found.text("zone") ?? "local",
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

import { zoneOf } from "../../core/civil/zone-names.ts";
import { type Frame, type FrameValues, required } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { clockFrames } from "./phrases/clock.ts";
import { paceFrames } from "./phrases/pace.ts";
import { LENGTH, lengthText } from "./phrases/parts.ts";
import { zoneFrames } from "./phrases/zones.ts";

const UNIX = "unix | epoch | posix | timestamp";

/** A length as a duration field takes it. */
const length = (match: FrameValues) => lengthText(match.value("length"));
const scaled: Partial<Frame> = {
  without: ["length", "days"],
  fits: (match) => length(match) !== undefined,
  show: ["total", "decimal"],
  focus: { withoutCaution: true },
};

const lengthFrames: readonly Frame[] = [
  {
    ...scaled,
    cues: ["decimal"],
    slots: { length: required(LENGTH) },
    words: "hours hour time form",
    input: (match) => ({ mode: "decimal", way: "toDecimal", clockForm: length(match) }),
    show: ["decimal"],
  },
  {
    cues: ["hours and minutes | hours minutes | hours , minutes | h : mm | hh : mm"],
    not: "ss",
    slots: { decimalForm: required({ counts: "hours" }) },
    words: "time decimal",
    fits: (match) => match.text("decimalForm")?.includes(".") === true,
    input: { mode: "decimal", way: "fromDecimal" },
    show: ["total", "words"],
    focus: { withoutCaution: true },
  },
  {
    ...scaled,
    cues: ["hh : mm : ss | h : mm : ss | hms | hours? ,? minutes ,? and? seconds"],
    slots: { length: required("duration") },
    input: (match) => ({ mode: "sum", times: [{ sign: "add", time: length(match) }] }),
    show: ["total"],
    focus: { withoutCaution: true, format: "clock" },
  },
  {
    ...scaled,
    cues: ["half of | half | double | twice"],
    slots: { length: required(LENGTH) },
    choices: { number: { "0.5": "half of | half", "2": "double | twice" } },
    mustBeWhole: true,
    input: (match) => ({ mode: "scale", base: length(match), operation: "multiply" }),
  },
  {
    ...scaled,
    // “1:30 times 4”, “4 x 1:30”
    cues: ["times | x | * | × | multiplied by | multiply"],
    slots: { length: required(LENGTH), number: required("number") },
    words: "by and",
    mustBeWhole: true,
    input: (match) => ({ mode: "scale", base: length(match), operation: "multiply" }),
  },
  {
    ...scaled,
    cues: ["divided by | divide | / | ÷ | over"],
    slots: { length: required(LENGTH), number: required("number", "by | / | ÷ | over | into") },
    words: "by into parts equal",
    mustBeWhole: true,
    fits: (match) =>
      length(match) !== undefined &&
      (match.value("length")?.start ?? 0) < (match.value("number")?.start ?? 0) &&
      match.number("number") !== 0,
    input: (match) => ({ mode: "scale", base: length(match), operation: "divide" }),
  },
  {
    ...scaled,
    cues: ["per day | a day | each day | every day | daily"],
    slots: { length: required(LENGTH), number: required({ counts: "days" }, "for") },
    words: "total hours altogether work",
    mustBeWhole: true,
    input: (match) => ({ mode: "scale", base: length(match), operation: "multiply" }),
  },
];

const unixFrames: readonly Frame[] = [
  {
    cues: [UNIX],
    slots: { timestamp: required("number") },
    input: { mode: "unix", unixWay: "toDate" },
    show: ["localTime", "utc"],
    focus: { withoutCaution: true },
  },
  {
    cues: [UNIX],
    slots: {
      unixDay: required("date"),
      unixClock: { type: "time" },
      unixZone: { type: { find: (name) => zoneOf(name.toLowerCase()) } },
    },
    input: { mode: "unix", unixWay: "fromDate", unixClock: "00:00", unixZone: "local" },
    show: ["unixTime", "utc"],
    focus: { withoutCaution: true },
  },
];

export default defineQuestions({
  priority: 10,
  decisive: "daylight standard summer winter",
  words:
    "time unix epoch posix timestamp date local hour hours minute minutes second seconds clock o'clock worked",
  frames: [...zoneFrames, ...clockFrames, ...lengthFrames, ...unixFrames, ...paceFrames],
});

import { holidayNamed, monthNamed, yearNamed } from "../../kit/phrases/calendar-names.ts";
import { dayInWords, daysNamed } from "../../kit/phrases/days.ts";
import { showCall } from "../../kit/phrases/define.ts";
import { type Frame, type FrameValues, required } from "../../kit/reader/frame.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import { businessFrames } from "./phrases/business.ts";
import { holidayFrames } from "./phrases/holidays.ts";
import { END, lastDay, monthOf, START } from "./phrases/parts.ts";
import { pregnancyFrames } from "./phrases/pregnancy.ts";
import { addCall, shiftFrames } from "./phrases/shift.ts";

const LENGTH =
  "how many | how long | how far | days | day | weeks | months | years | time | countdown | date | number of days";
const unit = {
  days: "in days | how many days",
  weeks:
    "how many weeks | in weeks | weeks until | weeks till | weeks between | weeks since | weeks from | weeks to",
  period:
    "how many months | how many years | in months | in years | months until | months between | months since | years months | how long",
};
const includeEnd = {
  true: "inclusive | including the? end date? | including the? last day? | including both day? | including both date? | both days | both dates | both included | counting both day? | counting the? last day",
  false:
    "not counting the? last day | not including the? last day | excluding the? last day | excluding the? end date | without the? last day | exclusive",
};
const WORDS = "long far left away countdown exactly are more number total days day weeks months years back";

function difference(match: FrameValues, start: string, end: string) {
  const first = { weeks: "weeks", period: "period" }[match.choice("unit") ?? ""] ?? "days";
  return showCall(
    { mode: "difference", start, end, ...(match.choice("includeEnd") === "true" && { includeEnd: true }) },
    first === "days" ? ["days", "period"] : [first, "days"],
  );
}

const differenceFrames: readonly Frame[] = [
  {
    cues: [LENGTH],
    slots: { start: START, end: END },
    choices: { unit, includeEnd },
    words: WORDS,
    call: (match) => difference(match, match.text("start") ?? "", match.text("end") ?? ""),
  },
  {
    cues: [LENGTH, "until | till | to | before | away | left"],
    not: "from | between | since",
    slots: { end: { ...END, roles: "until | till | to | before" } },
    choices: { unit, includeEnd },
    words: WORDS,
    call: (match) => difference(match, "today", match.text("end") ?? ""),
  },
  {
    cues: [LENGTH, "since | ago"],
    slots: { start: { ...START, roles: "since" } },
    choices: { unit },
    words: `${WORDS} passed gone ago`,
    call: (match) => difference(match, lastDay(match, "start"), "today"),
  },
  {
    cues: ["day | days", "left | remaining | remain", "year"],
    slots: {},
    words: "left remaining are",
    mustBeWhole: true,
    call: (match) => difference(match, "today", `${match.question.context.today.slice(0, 4)}-12-31`),
  },
  {
    cues: ["day | days", "left | remaining | remain"],
    slots: { year: required({ find: yearNamed }) },
    call: (match) => {
      const year = match.text("year") ?? "";
      return match.question.context.today.startsWith(year)
        ? difference(match, "today", `${year}-12-31`)
        : undefined;
    },
  },
  {
    cues: ["days | how long is"],
    slots: { month: required({ find: monthNamed }) },
    mustBeWhole: true,
    words: "month",
    call: (match) => {
      const month = monthOf(match);
      return month && difference(match, month.first, month.next);
    },
  },
];

const show: Readonly<Record<string, string>> = {
  week: "week number | what week | which week | week of the? year",
  dayOfYear: "day of the? year | what day number | day number",
  quarter: "quarter",
  julianDay: "julian day | julian date",
  year: "leap year",
  weekday: "what day | which day | day of the? week | name of the? day | weekday | what weekday",
};
const ALSO: Readonly<Record<string, readonly string[]>> = {
  week: ["isoWeek"],
  dayOfYear: ["daysLeft"],
  weekday: ["isoWeek"],
};

const factFrames: readonly Frame[] = [
  {
    cues: [Object.values(show).join(" | ")],
    slots: { date: required("date") },
    choices: { show },
    words: "week day date year number fall falls be on",
    call: (match) => {
      const first = match.choice("show") ?? "weekday";
      // "what day is Easter 2027" asks for its date.
      if (first === "weekday" && holidayNamed(match.wordsOf(match.value("date"))) !== undefined)
        return undefined;
      const mode = first === "week" || first === "dayOfYear" ? "week" : "facts";
      return showCall({ mode, date: match.text("date") }, [first, ...(ALSO[first] ?? [])]);
    },
  },
  {
    cues: ["leap year | days in | days does | days are in | days are there in"],
    slots: { year: required({ find: yearNamed }) },
    words: "there year",
    mustBeWhole: true,
    without: ["year"],
    input: (match) => ({ mode: "facts", date: `${match.text("year")}-01-01` }),
    show: ["year"],
  },
  {
    cues: [
      "today's date | date today | date is it | day is it | day is today | date is today | today | day today",
    ],
    slots: { date: { type: "date" } },
    words: "day date today today's current",
    mustBeWhole: true,
    call: ({ question: { context } }) =>
      showCall(
        { mode: "facts", date: "today" },
        ["weekday", "isoWeek"],
        `Today is ${dayInWords(context.today)}.`,
      ),
  },
  {
    cues: [],
    slots: { holiday: required({ find: holidayNamed }) },
    words: "when day date fall falls be on year",
    mustBeWhole: true,
    call: (match) => {
      const [named] = daysNamed(match.text("holiday") ?? "", match.question.context.today);
      return named && addCall({ date: named.day });
    },
  },
];

export default defineQuestions({
  priority: -20,
  words: "day days date dates week weeks month months year years calendar",
  decisive: "end",
  frames: [
    ...differenceFrames,
    ...businessFrames,
    ...holidayFrames,
    ...shiftFrames,
    ...factFrames,
    ...pregnancyFrames,
  ],
});

import { daysLater } from "../../../core/civil/day.ts";
import { type Call, showCall } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, required } from "../../../kit/reader/frame.ts";
import type { DurationUnit } from "../../../kit/reader/value-words.ts";
import { holidayNote, placeOf, places } from "./business.ts";
import { BUSINESS, lastDay } from "./parts.ts";

const SIGNS: Readonly<Record<string, number>> = {
  plus: 1,
  add: 1,
  "+": 1,
  minus: -1,
  subtract: -1,
  "-": -1,
  less: -1,
};
/** Signs of words behind a length: "10 days before 2 weeks from today". */
const SIGNS_AFTER: Readonly<Record<string, number>> = { before: -1, ago: -1, after: 1, from: 1 };
const direction = {
  subtract: "before | prior to | ago | earlier | earlier than",
  add: "after | from | later | later than | since | past | from now | following",
};
const MAX_INVOICE_AGE_DAYS = 180;
const WORDS = "due day date days weekday week falls fall be later then starting";

/** Adds the lengths of time with their signs: "plus 10 days minus 10 weeks". A length without a sign has the one before it. */
function sumOf(match: FrameValues): Map<DurationUnit, number> {
  const sum = new Map<DurationUnit, number>();
  let sign = match.choice("direction") === "subtract" ? -1 : 1;
  for (const value of match.values("lengths")) {
    if (value.kind !== "duration") continue;
    sign = SIGNS[match.wordBefore(value)] ?? SIGNS_AFTER[match.wordAfter(value)] ?? sign;
    for (const [unit, count] of Object.entries(value.parts) as [DurationUnit, string][])
      sum.set(unit, (sum.get(unit) ?? 0) + sign * Number(count));
  }
  return sum;
}

/** Shifts a day by the lengths. Undefined if they have signs that one step of the calculator doesn’t have, or parts of a day. */
function shift(match: FrameValues, date: string) {
  const sum = sumOf(match);
  const years = sum.get("years") ?? 0;
  if (!Number.isInteger(years)) {
    sum.delete("years");
    sum.set("months", (sum.get("months") ?? 0) + 12 * years);
  }
  const days = (sum.get("weeks") ?? 0) * 7 + (sum.get("days") ?? 0);
  const months = (sum.get("years") ?? 0) * 12 + (sum.get("months") ?? 0);
  if (["hours", "minutes", "seconds"].some((unit) => sum.has(unit as DurationUnit)) || days * months < 0)
    return undefined;
  const parts = [...sum.values()].some((count) => count * (days || months) < 0)
    ? { years: 0, months: Math.abs(months), weeks: 0, days: Math.abs(days) }
    : Object.fromEntries([...sum].map(([unit, count]) => [unit, Math.abs(count)]));
  if (Object.values(parts).some((count) => !Number.isInteger(count))) return undefined;
  const inputs = Object.fromEntries(
    Object.entries({ days: 0, ...parts }).map(([unit, count]) => [unit, String(count)]),
  );
  return addCall(
    { date, direction: days + months < 0 ? "subtract" : "add", ...inputs },
    match.choice("show"),
  );
}

/** Returns the call for a day that is this much later. */
export const addCall = (input: Call["input"], first = "result"): Call =>
  showCall(
    { mode: "add", direction: "add", days: "0", ...input },
    first === "result" ? ["result", "resultWeekday"] : ["resultWeekday", "result"],
  );

const show = { resultWeekday: "weekday | day of the? week" };

const lengths = {
  type: "duration",
  roles: "plus | add | + | minus | subtract | - | less",
  max: 8,
  isRequired: true,
} as const;

export const shiftFrames: readonly Frame[] = [
  {
    cues: [
      "from | after | before | prior to | later | earlier | since | past | plus | minus | add | subtract | + | - | following",
    ],
    slots: {
      lengths,
      date: required("date", "from | after | before | to | since | past | prior to"),
    },
    choices: { direction, show },
    words: WORDS,
    call: (match) => shift(match, match.text("date") ?? ""),
  },
  {
    cues: ["net"],
    slots: {
      date: required("date"),
      days: required(["number", { counts: "days" }], "net", { needsRole: true }),
    },
    words: "invoice invoiced dated date due day days when payment paid pay terms bill billed if net",
    mustBeWhole: true,
    call: (match) => {
      // An invoice of “oct 31” is more likely from last month than from next year.
      const last = lastDay(match, "date");
      const isRecent = last >= daysLater(match.question.context.today, -MAX_INVOICE_AGE_DAYS);
      return addCall({ date: isRecent ? last : match.text("date"), days: match.text("days") });
    },
  },
  {
    cues: ["ago | in | from now | later"],
    slots: { lengths },
    choices: { direction: { subtract: "ago", add: "in | from now | later" }, show },
    words: "day date weekday week be",
    mustBeWhole: true,
    call: (match) => {
      const isAhead = match.wordBefore(match.value("lengths")) === "in";
      return match.choice("direction") === "subtract" || isAhead ? shift(match, "today") : undefined;
    },
  },
  {
    cues: [
      BUSINESS,
      "from | after | before | prior to | ago | later | earlier | since | in | plus | minus | add",
    ],
    slots: {
      businessDays: required("number", BUSINESS, { needsRole: true }),
      date: { type: "date", roles: "from | after | before | to | since | prior to" },
      ...places,
    },
    choices: {
      direction: {
        subtract: `${direction.subtract} | minus | subtract`,
        add: `${direction.add} | plus | add | in`,
      },
    },
    words: `${WORDS} with public federal bank holiday holidays`,
    call: (match) => {
      const count = match.value("businessDays");
      const after = match.tokens[count?.end ?? 0];
      const isFromToday = match.wordBefore(count) === "in" || match.choice("direction") === "subtract";
      const date = match.text("date") ?? (isFromToday ? "today" : undefined);
      if (after?.kind !== "word" || after.text === "in" || date === undefined) return undefined;
      const place = placeOf(match);
      return showCall(
        {
          mode: "addBusiness",
          date,
          direction: match.choice("direction") ?? "add",
          businessDays: match.text("businessDays"),
          ...place,
        },
        ["result", "resultWeekday"],
        holidayNote(place ?? {}),
      );
    },
  },
];

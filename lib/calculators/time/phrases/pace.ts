import { ask } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named } from "../../../kit/reader/frame.ts";
import { textQuestion } from "../../../kit/reader/number-question.ts";
import type { Value } from "../../../kit/reader/values.ts";
import { LENGTH, showCall } from "./parts.ts";

const TIME = textQuestion(
  "How long does the run take?",
  /./,
  (answer) => `in ${answer.replace(/^in /, "")}`,
  30,
);

const METERS: Readonly<Record<string, number>> = {
  meter: 1,
  yard: 0.9144,
  kilometer: 1000,
  mile: 1609.344,
  marathon: 42_195,
  "half marathon": 21_097.5,
};
/** Seconds per meter of a pace: from 1:40 to 25 minutes a kilometer. */
const [FASTEST, SLOWEST] = [0.1, 1.5];

function distanceNamed(name: string): string | undefined {
  const kilometers = /^(\d{1,3}(?:\.\d+)?) ?k$/i.exec(name)?.[1];
  const meters = kilometers === undefined ? METERS[name.toLowerCase()] : Number(kilometers) * 1000;
  return meters === undefined || name === "meter" ? undefined : String(meters);
}

function metersOf(value: Value | undefined): number | undefined {
  if (value?.kind === "name") return Number(value.id);
  const factor = value?.kind === "quantity" ? METERS[value.unit] : undefined;
  return value?.kind === "quantity" && factor !== undefined ? Number(value.text) * factor : undefined;
}

/** Returns the seconds of a length over a distance. "3:30" is hours of a marathon, and minutes of a mile. */
function secondsOf(value: Value | undefined, meters: number | undefined): number | undefined {
  if (value?.kind === "duration") {
    const { hours = 0, minutes = 0, seconds = 0, ...others } = value.parts;
    return Object.keys(others).length > 0
      ? undefined
      : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  if (value?.kind !== "name" || meters === undefined) return undefined;
  const parts = value.id.split(":").map(Number);
  const sum = parts.reduce((total, part) => total * 60 + part, 0);
  const readings = (parts.length === 2 ? [sum, sum * 60] : [sum]).filter(
    (seconds) => seconds / meters > FASTEST && seconds / meters < SLOWEST,
  );
  return readings.length === 1 ? readings[0] : undefined;
}

const clockForm = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");

const PER = {
  mile: "per mile | a mile | / mile | each mile | every mile | mile split | mile pace | per mi | / mi",
  kilometer:
    "per km | a km | / km | each km | every km | km split | per kilometer | a kilometer | per kilometre | / k | per k",
};

function paceCall(match: FrameValues) {
  const [distance, split] = [metersOf(match.value("distance")), metersOf(match.value("split"))];
  const named = match.choice("per") ?? (isMetric(match) ? "kilometer" : "mile");
  const unit = METERS[named] ?? 1;
  // The 48:30 of "10k in 48:30 per mile" is the time of the run.
  const paceEntry = match.value("pace");
  const isTime =
    paceEntry !== undefined &&
    !match.value("time") &&
    secondsOf(paceEntry, unit) === undefined &&
    match.wordBefore(paceEntry) === "in";
  const [paceValue, timeValue] = isTime ? [undefined, paceEntry] : [paceEntry, match.value("time")];
  const pace = secondsOf(paceValue, unit);
  const time = secondsOf(timeValue, distance ?? (pace === undefined ? undefined : 3000));
  if (paceValue && timeValue && match.value("distance")) return undefined;
  if (timeValue === undefined && paceValue === undefined)
    return distance !== undefined && match.choice("pace") ? ask(TIME) : undefined;
  const scaled = (base: number, number: number, label: string) =>
    showCall(
      { mode: "scale", base: clockForm(base), operation: "multiply", number: String(number) },
      ["total"],
      {
        label,
        format: "clock",
      },
    );
  if (pace !== undefined && distance !== undefined) return scaled(pace, distance / unit, "Time");
  if (pace !== undefined && time !== undefined)
    return showCall(
      { mode: "scale", base: clockForm(time), operation: "perTime", divisor: clockForm(pace) },
      ["ratio"],
      { label: `Distance in ${named}s` },
    );
  if (time === undefined || distance === undefined) return undefined;
  return split === undefined
    ? scaled(time, unit / distance, `Pace per ${named}`)
    : scaled(time, split / distance, "Split");
}

const isMetric = (match: FrameValues): boolean => {
  const value = match.value("distance");
  return value?.kind === "quantity"
    ? /meter/.test(value.unit)
    : value?.kind === "name" && Number(value.id) % 1000 === 0;
};

const LENGTHS = [{ find: distanceNamed }, { slug: "length" }] as const;

export const paceFrames: readonly Frame[] = [
  {
    cues: [`pace | split | ${PER.mile} | ${PER.kilometer}`],
    not: "mph | km / h | speed | gallon | $",
    slots: {
      distance: { type: LENGTHS, roles: "ran | run | for | a" },
      split: named(LENGTHS, "split | lap", { rolesFollow: true }),
      time: { type: LENGTH, roles: "in | time | for", question: TIME },
      pace: named(LENGTH, `${PER.mile} | ${PER.kilometer} | pace of | pace`, { rolesFollow: true }),
    },
    choices: { per: PER, pace: { yes: "pace | split" } },
    words:
      "ran run walk walking distance if running runner jog race far long total time finish split splits lap pace my at over",
    call: paceCall,
  },
];

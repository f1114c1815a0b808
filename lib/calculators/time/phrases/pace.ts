import { elapsedNamed } from "../../../kit/phrases/calendar-names.ts";
import { ask, type Call } from "../../../kit/phrases/define.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, named, required } from "../../../kit/reader/frame.ts";
import { digits } from "../../../kit/reader/number-of.ts";
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

const isPace = (value: Value, meters: number): boolean => {
  const seconds = secondsOf(value, meters);
  return seconds !== undefined && seconds / meters > FASTEST && seconds / meters < SLOWEST;
};

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
  const symbol = named === "mile" ? "mi" : "km";
  const paceText = (seconds: number): string => `${digits(seconds / 60)} min/${symbol}`;
  const distanceText = (meters: number): string =>
    match.measure("distance")?.match(/\d (?:mi|km|yd)$/)
      ? `${match.measure("distance")}`
      : `${meters / 1000} km`;
  // The 48:30 of "10k in 48:30 per mile", and the 4 hours of "pace of a 4 hour marathon", are the time of the run.
  const paceEntry = match.value("pace");
  const isTime = paceEntry !== undefined && !match.value("time") && !isPace(paceEntry, unit);
  const [paceValue, timeValue] = isTime ? [undefined, paceEntry] : [paceEntry, match.value("time")];
  const pace = secondsOf(paceValue, unit);
  const time = secondsOf(timeValue, distance ?? (pace === undefined ? undefined : 3000));
  if (paceValue && timeValue && match.value("distance")) return undefined;
  if (timeValue === undefined && paceValue === undefined)
    return distance !== undefined && match.choice("pace")
      ? { ...ask(TIME), form: paceForm("p", { d: distanceText(distance) }) }
      : undefined;
  const scaled = (base: number, number: number, label: string, form: Call["form"]): Call => ({
    ...showCall(
      { mode: "scale", base: clockForm(base), operation: "multiply", number: String(number) },
      ["total"],
      { label, format: "clock" },
    ),
    form,
  });
  if (pace !== undefined && distance !== undefined)
    return scaled(
      pace,
      distance / unit,
      "Time",
      paceForm("t", { p: paceText(pace), d: distanceText(distance) }),
    );
  if (pace !== undefined && time !== undefined)
    return {
      ...showCall(
        { mode: "scale", base: clockForm(time), operation: "perTime", divisor: clockForm(pace) },
        ["ratio"],
        { label: `Distance in ${named}s` },
      ),
      form: paceForm("d", { p: paceText(pace), t: `${digits(time / 60)} min` }),
    };
  if (time === undefined || distance === undefined) return undefined;
  return split === undefined
    ? scaled(
        time,
        unit / distance,
        `Pace per ${named}`,
        paceForm("p", { t: `${digits(time / 60)} min`, d: distanceText(distance) }, `min/${symbol}`),
      )
    : scaled(
        time,
        split / distance,
        "Split",
        paceForm("t", { p: paceText((time * unit) / distance), d: `${split / 1000} km` }),
      );
}

/** Returns the form of the formula of a pace, with the texts of its values. */
const paceForm = (
  solve: string,
  values: Readonly<Record<string, string>>,
  unit?: string,
): NonNullable<Call["form"]> => {
  const { input } = formulaCall("running-pace", solve, values, { unit });
  return { calculator: "physics", input };
};

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
  {
    // “10 km in 50:00” asks for the pace.
    cues: ["in"],
    mustBeWhole: true,
    slots: {
      distance: required(LENGTHS),
      time: required({ find: elapsedNamed }, "in", { needsRole: true }),
    },
    words: "ran run a",
    call: paceCall,
  },
];

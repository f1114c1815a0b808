import { durationWords } from "../../../core/civil/clock.ts";
import { zoneOf } from "../../../core/civil/zone-names.ts";
import { ask } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { textQuestion } from "../../../kit/reader/number-question.ts";
import type { Value } from "../../../kit/reader/values.ts";
import { LENGTH, lengthText, showCall, timeText } from "./parts.ts";

const BREAK = textQuestion("How long is the lunch or the break?", /./, (answer) => `of ${answer}`, 30);

/** Returns the break of a shift. "two 15 minute breaks" is a number right before the length. */
function pauseOf(match: FrameValues): { pause?: string } | undefined {
  const lengths = match.values("lengths").filter((value) => !isDays(value));
  const [pause] = lengths;
  const count = match.value("breaks");
  const isNamed = match.isChosen("less") || match.isChosen("break");
  const text = lengthText(pause);
  if (lengths.length > 1 || (pause && text === undefined) || isNamed !== (pause !== undefined))
    return undefined;
  if (!count) return text === undefined ? {} : { pause: text };
  if (count.kind !== "number" || pause?.kind !== "duration" || count.end !== pause.start) return undefined;
  const parts = Object.entries(pause.parts).map(
    ([unit, each]) => `${Number(each) * Number(count.text)} ${unit}`,
  );
  return { pause: parts.join(" ") };
}

const isDays = (value: Value): boolean =>
  value.kind === "duration" && Object.keys(value.parts).length === 1 && value.parts.days !== undefined;

function daysOf(match: FrameValues): number | undefined {
  const days = match.values("lengths").filter(isDays);
  const counts = days.flatMap((value) => (value.kind === "duration" ? [value.parts.days] : []));
  const nights = match.text("nights");
  const [count = "1", ...others] = nights === undefined ? counts : [...counts, nights];
  const number = Number(count);
  return others.length === 0 && Number.isInteger(number) && number > 0 && number <= 31 ? number : undefined;
}

const HALF_DAY = 43_200;

/** Returns the end of a range: of “7:15 to 3:45” and “9 am to 5:30” the next time of day that it may be. */
function endOf(start: Value, end: Value | undefined): Value | undefined {
  if (start.kind !== "time" || end?.kind !== "time") return end;
  const is24Hour = [start, end].some(({ isPlain, isHalf }) => isPlain && !isHalf);
  const length = (end.seconds - start.seconds + 2 * HALF_DAY) % HALF_DAY;
  return is24Hour || length === 0 || !(start.isHalf || end.isHalf)
    ? end
    : { ...end, seconds: (start.seconds + length) % (2 * HALF_DAY) };
}

/** Finds a full hour without a mark: the 8 of "8 to 4:30". */
const hourNamed = (name: string): string | undefined => (/^(?:[1-9]|1[0-2])$/.test(name) ? name : undefined);

const asTime = (value: Value): Value =>
  value.kind === "name"
    ? { ...value, kind: "time", seconds: Number(value.id) * 3600, isPlain: true, isHalf: true }
    : value;

/** True for “8am est to 5pm pst”, whose times of day have zones. */
function hasZone({ tokens }: FrameValues): boolean {
  return tokens.some(({ kind, text }, place) =>
    [text, `${text} ${tokens[place + 1]?.text}`].some(
      (name) => kind === "word" && name.length > 2 && zoneOf(name),
    ),
  );
}

function betweenCall(match: FrameValues) {
  if (hasZone(match)) return undefined;
  const times = match.values("times").map(asTime);
  const pause = pauseOf(match);
  const days = daysOf(match);
  const isBreakOpen = match.isChosen("break") && match.values("lengths").every(isDays);
  if (isBreakOpen) return ask(BREAK);
  if (!pause || days === undefined || times.length % 2 === 1) return undefined;
  const shifts = times.flatMap((time, place) =>
    place % 2 === 0 ? [{ start: timeText(time), end: timeText(endOf(time, times[place + 1])) }] : [],
  );
  const rate = match.text("rate");
  const [first, last] = times;
  if (rate !== undefined || shifts.length > 1 || days > 1) {
    if (pause.pause !== undefined && shifts.length > 1) return undefined;
    const rows = Array.from({ length: days }, () => shifts.map((shift) => ({ ...shift, ...pause }))).flat();
    return showCall(
      { mode: "card", shifts: rows, rate, ...match.currency() },
      rate === undefined ? ["total", "decimal"] : ["gross", "total"],
    );
  }
  if (first?.kind !== "time" || last?.kind !== "time") return undefined;
  const difference = !match.isChosen("break") ? first.seconds - last.seconds : 0;
  const isSign = match.wordBefore(last) === "-" || match.wordBefore(last) === "minus";
  const note =
    isSign && difference > 0 && !match.isChosen("is")
      ? `Read as a range. As a difference, it is ${durationWords(difference)}.`
      : undefined;
  return showCall(
    { mode: "between", from: shifts[0]?.start, to: shifts[0]?.end, ...pause },
    ["total", "decimal"],
    { note },
  );
}

const MINUS = /^(?:minus|-|subtract|less|before)$/;

const TIMES: Slot = required("time", "from | between | to | until | till | through", { max: 14 });
const between: Frame = {
  cues: ["to | until | till | and | - | through | from | between"],
  slots: {
    times: TIMES,
    lengths: { type: "duration", max: 2, question: BREAK },
    nights: named("number", "nights | shifts"),
    rate: { type: "money", per: "required" },
    breaks: { type: "number" },
  },
  choices: {
    less: { yes: "minus | less | without | subtract" },
    break: {
      yes: "break | lunch | lunch break | unpaid break | unpaid lunch | unpaid lunch break | break each night | break each day | break each shift | break every night | break every day | lunch each day",
    },
    is: {
      range: "worked | work | shift | timecard | time card | from | between | to | until | hours worked",
    },
  },
  words: "hours hour total long how many minutes time card timecard pay paid with day days unpaid",
  call: betweenCall,
};

export const clockFrames: readonly Frame[] = [
  between,
  {
    ...between,
    cues: [
      "to | until | till | -",
      "how many hour | how long | how many minute | lunch | break | shift | worked | timecard",
    ],
    slots: {
      times: { ...TIMES, type: ["time", { find: hourNamed, maxTokens: 1 }], max: 2 },
      lengths: { type: "duration", max: 2, question: BREAK },
    },
    mustBeWhole: true,
    call: (match) => {
      const { tokens } = match;
      const [from, to] = match.values("times");
      const isRange =
        from &&
        to &&
        tokens.slice(from.end, to.start).every(({ text }) => /^(?:to|until|till|-)$/.test(text));
      return isRange ? betweenCall(match) : undefined;
    },
  },
  {
    cues: ["after | before | past | from | plus | minus | add | subtract | + | - | later | earlier"],
    slots: { clock: required("time"), length: required("duration") },
    choices: {
      direction: {
        subtract: "before | earlier | minus | subtract | -",
        add: "after | past | from | plus | add | + | later",
      },
    },
    words: "time will be clock",
    fits: (match) => lengthText(match.value("length")) !== undefined,
    input: { mode: "shift", direction: "add" },
    show: ["clockTime"],
    focus: { withoutCaution: true },
  },
  {
    cues: ["plus | minus | + | - | add | subtract | and | sum"],
    slots: {
      lengths: required(LENGTH, "plus | minus | + | - | add | subtract | and", { max: 30 }),
    },
    words: "of",
    mustBeWhole: true,
    call: (match) => {
      const values = match.values("lengths");
      const signs = values.map((value) => match.wordBefore(value));
      // "22:15 plus 8 hours" is a time of day.
      const isMixed = new Set(values.map(({ kind }) => kind)).size > 1;
      const isRange = values.every(({ kind }) => kind === "name") && signs.includes("-");
      // "subtract 30 min from 2 h" is read by its order, which this isn’t.
      if (values.length < 2 || isMixed || isRange || signs[0] === "subtract") return undefined;
      const times = values.map((value, place) => ({
        sign: place > 0 && MINUS.test(signs[place] ?? "") ? "subtract" : "add",
        time: lengthText(value),
      }));
      return times.every(({ time }) => time !== undefined)
        ? showCall({ mode: "sum", times }, ["total", "decimal"])
        : undefined;
    },
  },
];

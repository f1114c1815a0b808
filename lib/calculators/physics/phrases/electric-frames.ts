import { ask, type OpenQuestion } from "../../../kit/phrases/define.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { digits, numberOf, siNumberOf } from "../../../kit/reader/number-of.ts";
import { numberQuestion, textQuestion } from "../../../kit/reader/number-question.ts";

/** True if a dash between two values may be a minus or a range: "60 dB - 3 dB". */
export const hasDash = ({ question }: FrameValues): boolean =>
  /(?:\d|dba?|decibels?|ohms?|ω) - ?\d/.test(question.lower);

/** Resistors in parallel or in series, in ohms without a unit: "resistors in parallel 10 and 22". */
const resistors = (arrangement: "parallel" | "series", other: string): Frame => ({
  cues: [arrangement, "resistor | resistance | ohm | ω"],
  not: "each | equal | identical",
  slots: {
    resistances: { type: { slug: "resistance", plainUnit: "ohm" }, isRequired: true, max: 20 },
    count: named("number", "resistor of"),
  },
  words: "resistor resistors resistance combined total equivalent together",
  choices: { not: { other: `not ${other} | not in ${other}` } },
  call(match) {
    const [one, two, ...rest] = match.values("resistances");
    // The first number of "two 10 ohm resistors" is a count.
    if ((rest.length === 0 && one?.end === two?.start) || hasDash(match)) return undefined;
    const ohms = match.values("resistances").map((value) => siNumberOf(match.question, value));
    const [count] = match.values("count");
    if (ohms.length < 2 || ohms.some((each) => !(each > 0))) return undefined;
    if (count?.kind === "number" && Number(count.text) !== ohms.length) return undefined;
    const last = ohms.at(-1) ?? NaN;
    const others = ohms.slice(0, -1);
    const first =
      arrangement === "series"
        ? others.reduce((sum, each) => sum + each, 0)
        : 1 / others.reduce((sum, each) => sum + 1 / each, 0);
    return {
      kind: "call",
      input: {
        formula: `${arrangement}-resistors`,
        values: `R_1 = ${Number(first.toPrecision(14))} ohm; R_2 = ${last} ohm`,
      },
      ...(others.length > 1 && {
        focus: {
          note: `${others.join(", ")} Ω in ${arrangement} are ${Number(first.toPrecision(6))} Ω, the first resistance.`,
        },
      }),
    };
  },
});

const VOLTAGE = textQuestion(
  "What is the supply voltage?",
  /^\D{0,10}\d{2,6}(?:\.\d{1,3})? ?k?v(?:olts?|ac)?$/,
);
const POWER_FACTOR = numberQuestion("What is the power factor?", (value) => `power factor ${value}`, / ?%$/);
const EFFICIENCY = numberQuestion(
  "What is the motor’s efficiency?",
  (value) => `efficiency ${value}`,
  / ?%$/,
);
const PHASES = textQuestion(
  "Is the supply single-phase or three-phase?",
  /^(?:single|one|three|1|3)(?:[- ]?phase)?$/,
  (answer) => `${answer.replace(/[- ]?phase/, "")} phase`,
);

const share = (roles: string, question: OpenQuestion): Slot =>
  required(["percent", "number"], roles, { needsRole: true, question });

/** Returns a share as a fraction: 0.85 for "85%", "85" and "0.85". */
function shareOf(match: FrameValues, slot: string): number {
  const value = match.value(slot);
  const number = numberOf(value);
  const fraction = value?.kind === "percent" || number > 1 ? number / 100 : number;
  return fraction > 0 && fraction <= 1 ? fraction : Number.NaN;
}

const lineCurrent = (isMotor: boolean): Frame => ({
  cues: ["amp | ampere | amperage | current", isMotor ? "motor" : "phase | power factor | pf"],
  not: `dc | direct current | locked rotor | starting | inrush | breaker | wire | fla | neutral${isMotor ? "" : " | motor"}`,
  slots: {
    P: required({ slug: "power" }),
    V: { type: { slug: "voltage" }, isRequired: true, question: VOLTAGE },
    PF: share("pf | power factor", POWER_FACTOR),
    ...(isMotor && { efficiency: share("eff | efficiency | efficient", EFFICIENCY) }),
  },
  choices: {
    phases: { single: "single phase | 1 phase | 1 ph", three: "3 phase | 3 ph" },
  },
  words: "line draw draws pull pulls full load running supply electric motor",
  call(match) {
    const power = match.quantity("P");
    const unit = match.measure("P")?.slice(power?.value.length).trim();
    const [factor, efficiency] = [shareOf(match, "PF"), isMotor ? shareOf(match, "efficiency") : 1];
    // Horsepower is shaft power.
    if (!power || (!isMotor && power.unit.startsWith("horsepower")) || !(factor * efficiency > 0))
      return undefined;
    const phases = match.choice("phases");
    if (phases === undefined) return ask(PHASES);
    const [P, V] = [`${digits(match.number("P") / efficiency)} ${unit}`, match.measure("V")];
    const note = isMotor
      ? `The motor draws ${match.measure("P")} divided by its efficiency of ${digits(100 * efficiency)}%.`
      : undefined;
    return phases === "three"
      ? formulaCall("three-phase-power", "I", { P, V, PF: digits(factor) }, { note })
      : formulaCall("ac-power", "I", { P, V, phi: `${digits(Math.acos(factor))} rad` }, { note });
  },
});

export const electricFrames: readonly Frame[] = [
  {
    // "5v 20ma" asks for the power.
    cues: [],
    slots: {
      V: required({ slug: "voltage" }),
      I: required({ slug: "current" }),
    },
    words: "power watt watts wattage at and",
    mustBeWhole: true,
    call: (match) => formulaCall("electric-power", "P", { V: match.measure("V"), I: match.measure("I") }),
  },
  resistors("parallel", "series"),
  resistors("series", "parallel"),
  lineCurrent(true),
  lineCurrent(false),
];

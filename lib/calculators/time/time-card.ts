import { durationWords, formatClock, type HourCycle } from "../../core/civil/clock.ts";
import { DAY_SECONDS, textOfDay } from "../../core/civil/day.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import type { Step, Table, Warning } from "../../kit/calculator/computation.ts";
import type { Context } from "../../kit/fields/context.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { toMajor, toMinor } from "../../kit/fields/money.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { type Split, splitShifts } from "./overtime.ts";
import { readShifts, type Shift } from "./shifts.ts";
import { step } from "./step.ts";
import { wholeSeconds } from "./sum.ts";
import { decimalHours, decimalStep } from "./time-forms.ts";

const CALIFORNIA_FACTOR = 1.5;

export function timeCard(inputs: Inputs<"card">, { currency, hours }: Context): ModeResult<"card"> {
  const reading = readShifts(inputs, hours);
  if (!reading.ok) return reading;
  const shifts = reading.value;
  const splits = splitShifts(shifts, {
    kind: inputs.overtime,
    weekLimit: wholeSeconds(inputs.weekHours * 3600),
    weekStart: Number(inputs.weekStart),
  });
  const total = (of: (split: Split) => number): number => splits.reduce((sum, split) => sum + of(split), 0);
  const sums: Split = {
    regular: total(({ regular }) => regular),
    overtime: total(({ overtime }) => overtime),
    double: total(({ double }) => double),
  };
  const worked = shifts.reduce((sum, shift) => sum + shift.worked, 0);
  const factor = inputs.overtime === "weekly" ? inputs.factor : CALIFORNIA_FACTOR;
  const paid = inputs.rate === undefined ? undefined : payOf(sums, inputs.rate, factor, currency);
  return {
    ok: true,
    value: {
      outputs: {
        total: worked,
        decimal: decimalHours(worked),
        words: durationWords(worked),
        average: wholeSeconds(worked / shifts.length),
        ...(inputs.overtime !== "none" && { regular: sums.regular, overtime: sums.overtime }),
        ...(inputs.overtime === "california" && { double: sums.double }),
        ...paid?.amounts,
      },
      rounded: [...(Number.isInteger(worked / shifts.length) ? [] : ["average"]), ...(paid?.rounded ?? [])],
      steps: [
        workedStep(shifts, worked),
        decimalStep(worked),
        ...(inputs.overtime === "none" ? [] : [kindsStep(sums, inputs)]),
        ...(paid?.steps ?? []),
      ],
      warnings: warningsOf(shifts, inputs),
      assumptions: assumptionsOf(shifts),
      tables: [cardTable(shifts, splits, inputs.overtime, { worked, sums, hours })],
    },
  };
}

function workedStep(shifts: readonly Shift[], t: number): Step {
  const times = { t, E: shifts.map(({ end }) => end), S: shifts.map(({ start }) => start) };
  const pauses = shifts.map(({ pause }) => pause);
  return pauses.some((pause) => pause > 0)
    ? step("workedBreaks", { ...times, b: pauses })
    : step("worked", times);
}

/** Counts shift by shift, in order of time. */
const kindsStep = ({ regular, overtime, double }: Split, inputs: Inputs<"card">): Step => ({
  title: messages.steps.overtime,
  text:
    inputs.overtime === "california"
      ? messages.steps.overtimeOfCalifornia
      : messages.steps.overtimeOfWeek(formatNumber(inputs.weekHours)),
  result: [
    messages.steps.regular(hoursText(regular)),
    messages.steps.overtimeHours(hoursText(overtime)),
    ...(double > 0 ? [messages.steps.doubleTime(hoursText(double))] : []),
  ].join(", "),
});

const hoursText = (seconds: number): string => messages.steps.hours(formatNumber(decimalHours(seconds)));

/**
 * Returns the pay of a number of seconds, in minor units, rounded half up, and if that changed it: all in
 * integers, with the factor in millionths.
 */
function payMinor(seconds: number, rateMinor: number, factor: number): { pay: number; isRounded: boolean } {
  const exact = BigInt(seconds) * BigInt(rateMinor) * BigInt(Math.round(factor * 1e6));
  const unit = 3_600_000_000n;
  return { pay: Number((exact * 2n + unit) / (unit * 2n)), isRounded: exact % unit !== 0n };
}

type Pay = "regularPay" | "overtimePay" | "doublePay";

function payOf(
  sums: Split,
  rate: number,
  factor: number,
  currency: Currency,
): { amounts: Partial<Record<"gross" | Pay, number>>; rounded: string[]; steps: Step[] } {
  const minor = toMinor(rate, currency.decimals);
  const parts = [
    { id: "regularPay", seconds: sums.regular, factor: 1 } as const,
    { id: "overtimePay", seconds: sums.overtime, factor } as const,
    { id: "doublePay", seconds: sums.double, factor: 2 } as const,
  ]
    .filter(({ seconds }, index) => index === 0 || seconds > 0)
    .map((part) => ({ ...part, ...payMinor(part.seconds, minor, part.factor) }));
  const rounded = parts.filter(({ isRounded }) => isRounded).map(({ id }) => id);
  const gross = parts.reduce((sum, { pay }) => sum + pay, 0);
  const major = (amount: number): number => toMajor(amount, currency.decimals);
  return {
    amounts: {
      gross: major(gross),
      ...Object.fromEntries(parts.map(({ id, pay }) => [id, major(pay)])),
    },
    rounded: rounded.length > 0 ? ["gross", ...rounded] : [],
    steps: [
      ...parts.map(({ id, seconds, pay }) =>
        payStep(id, { P: major(pay), h: seconds / 3600, w: rate }, factor),
      ),
      ...(parts.length > 1
        ? [step("gross", { G: major(gross), P: parts.map(({ pay }) => major(pay)) })]
        : []),
    ],
  };
}

function payStep(kind: Pay, values: Readonly<Record<"P" | "h" | "w", number>>, factor: number): Step {
  return kind === "overtimePay" ? step(kind, { ...values, f: factor }) : step(kind, values);
}

function warningsOf(shifts: readonly Shift[], { overtime, rounding }: Inputs<"card">): Warning[] {
  const warnings: Warning[] = [];
  const change = shifts.reduce((sum, shift) => sum + shift.worked - shift.unrounded, 0);
  if (rounding !== "0")
    warnings.push({
      level: "note",
      text:
        change === 0
          ? messages.warnings.roundingWithoutEffect
          : messages.warnings.roundingEffect({
              change: durationWords(Math.abs(change)),
              isAdded: change > 0,
            }),
    });
  if (overtime !== "none" && shifts[0]?.dated === false && shifts.length > 7)
    warnings.push({
      text: messages.warnings.weeksWithoutDates,
    });
  return warnings;
}

function assumptionsOf(shifts: readonly Shift[]): string[] {
  const overnight = shifts.filter(({ end }) => end > DAY_SECONDS).length;
  return [
    ...(overnight > 0 ? [messages.assumptions.shiftPastMidnight] : []),
    ...(shifts[0]?.dated ? [] : [messages.assumptions.oneWeek]),
    messages.assumptions.owedByContract,
  ];
}

function cardTable(
  shifts: readonly Shift[],
  splits: readonly Split[],
  overtime: Inputs<"card">["overtime"],
  { worked, sums, hours }: { worked: number; sums: Split; hours: HourCycle | undefined },
): Table {
  const labels = messages.tables.card;
  const dated = shifts[0]?.dated === true;
  const paid = (split: Split): number[] => {
    if (overtime === "none") return [];
    const { regular, overtime: over, double } = split;
    return overtime === "california" ? [regular, over, double] : [regular, over];
  };
  const kinds = [
    { id: "regular", label: labels.regular },
    { id: "overtime", label: labels.overtime },
    { id: "double-time", label: labels.doubleTime },
  ].slice(0, paid(sums).length);
  const duration = { kind: "duration" } as const;
  return {
    id: "card",
    title: labels.title,
    columns: [
      dated
        ? { id: "day", label: labels.date, format: { kind: "day" } }
        : { id: "row", label: labels.shift, format: { kind: "text" } },
      { id: "start", label: labels.start, format: { kind: "text" } },
      { id: "end", label: labels.end, format: { kind: "text" } },
      { id: "pause", label: labels.pause, format: duration },
      { id: "worked", label: labels.worked, format: duration },
      { id: "decimal", label: labels.decimal, format: { kind: "number", decimals: 2 } },
      ...kinds.map((kind) => ({ ...kind, format: duration })),
    ],
    rows: shifts.map((shift, index) => [
      dated ? textOfDay(shift.day) : String(shift.row + 1),
      formatClock(shift.start % DAY_SECONDS, hours),
      endText(shift.end, hours),
      shift.pause,
      shift.worked,
      decimalHours(shift.worked),
      ...paid(splits[index] ?? { regular: 0, overtime: 0, double: 0 }),
    ]),
    total: [
      labels.total,
      null,
      null,
      shifts.reduce((sum, { pause }) => sum + pause, 0),
      worked,
      decimalHours(worked),
      ...paid(sums),
    ],
    ...(shifts.length > 40 ? { folded: true as const } : {}),
  };
}

const endText = (end: number, hours: HourCycle | undefined): string =>
  end > DAY_SECONDS
    ? messages.tables.card.endNextDay(formatClock(end - DAY_SECONDS, hours))
    : formatClock(end, hours);

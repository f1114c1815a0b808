import * as R from "../../units/rational.ts";
import { type Computation, refuse, type Warning } from "../computation.ts";
import {
  absolute,
  answered,
  changeShown,
  fromPercent,
  isNegative,
  operand,
  percentShown,
  shown,
  toPercent,
} from "./exact.ts";

/** Longer fractions are no help to a reader. */
const LONGEST_FRACTION = 24;

/** P% of X. */
export function partOf(percentage: number, number: number): Computation {
  const x = R.fromNumber(number);
  const part = R.multiply(fromPercent(percentage), x);
  return answered(
    "number",
    { part, remainder: R.subtract(x, part) },
    {
      steps: [
        {
          title: "Result",
          formula: "P% of X = X · P/100",
          substituted: `${shown(x)} · ${shown(R.fromNumber(percentage))}/100`,
          result: shown(part),
        },
      ],
    },
  );
}

/** What percentage A is of B. */
export function shareOf(part: number, whole: number): Computation {
  if (whole === 0) return refuse("whole", "There is no percentage of 0: the whole must not be 0.");
  const [a, b] = [R.fromNumber(part), R.fromNumber(whole)];
  const ratio = R.divide(a, b);
  const share = toPercent(ratio);
  const fraction = R.ratioText(ratio);
  return answered(
    "part",
    { share, decimal: ratio, ...(fraction.length <= LONGEST_FRACTION ? { fraction } : {}) },
    {
      steps: [
        {
          title: "Share",
          formula: "100 · A/B",
          substituted: `100 · ${shown(a)}/${operand(b)}`,
          result: percentShown(share),
        },
      ],
    },
  );
}

/** The whole of which A is P%. */
export function wholeOf(part: number, percentage: number): Computation {
  if (percentage === 0)
    return refuse(
      "percentage",
      part === 0
        ? "0 is 0% of every number: there is no single answer."
        : `${shown(R.fromNumber(part))} is not 0% of any number.`,
    );
  const a = R.fromNumber(part);
  const whole = R.divide(a, fromPercent(percentage));
  return answered(
    "part",
    { whole },
    {
      steps: [
        {
          title: "Whole",
          formula: "A/(P/100)",
          substituted: `${shown(a)}/(${shown(R.fromNumber(percentage))}/100)`,
          result: shown(whole),
        },
      ],
    },
  );
}

/** The percentage change from A to B. */
export function changeBetween(from: number, to: number): Computation {
  if (from === 0)
    return refuse(
      "from",
      "There is no percentage change from 0, because there is nothing to measure it against.",
    );
  const [a, b] = [R.fromNumber(from), R.fromNumber(to)];
  const amount = R.subtract(b, a);
  const change = toPercent(R.divide(amount, absolute(a)));
  return answered(
    "to",
    {
      change,
      amount,
      ...(R.isZero(b) ? {} : { undo: toPercent(R.divide(R.negate(amount), absolute(b))) }),
      ...(isNegative(a) ? {} : { factor: R.divide(b, a) }),
    },
    {
      steps: [
        {
          title: "Amount",
          formula: "B − A",
          substituted: `${shown(b)} − ${operand(a)}`,
          result: shown(amount),
        },
        {
          title: "Change",
          formula: "100 · (B − A)/|A|",
          substituted: `100 · ${operand(amount)}/${shown(absolute(a))}`,
          result: changeShown(change),
        },
      ],
      warnings: isNegative(a) ? [NEGATIVE_BASE] : [],
    },
  );
}

const NEGATIVE_BASE: Warning = {
  text: "The base is negative, so the change is measured against its absolute value and + means upward. Many sources give no percentage in this case.",
  level: "note",
};

/** The percentage difference between two values, without direction. */
export function differenceBetween(first: number, second: number): Computation {
  const [a, b] = [R.fromNumber(first), R.fromNumber(second)];
  const mean = R.divide(R.add(absolute(a), absolute(b)), { n: 2n, d: 1n });
  if (R.isZero(mean)) return refuse("first", "There is no percentage difference between 0 and 0.");
  const amount = absolute(R.subtract(a, b));
  const difference = toPercent(R.divide(amount, mean));
  const opposite = isNegative(a) !== isNegative(b) && !R.isZero(a) && !R.isZero(b);
  return answered(
    "first",
    { difference, amount, mean },
    {
      steps: [
        {
          title: "Mean of the sizes",
          formula: "(|A| + |B|)/2",
          substituted: `(${shown(absolute(a))} + ${shown(absolute(b))})/2`,
          result: shown(mean),
        },
        {
          title: "Difference",
          formula: "100 · |A − B|/mean",
          substituted: `100 · |${shown(a)} − ${operand(b)}|/${shown(mean)}`,
          result: percentShown(difference),
        },
      ],
      warnings: opposite
        ? [
            {
              text: "The values have opposite signs: their difference is always 200%, whatever they are.",
              level: "note",
            },
          ]
        : [],
    },
  );
}

/** How far a measured value lies from the accepted one. */
export function errorOf(measured: number, accepted: number): Computation {
  if (accepted === 0)
    return refuse("accepted", "There is no percent error against 0. Use the absolute error instead.");
  const [m, t] = [R.fromNumber(measured), R.fromNumber(accepted)];
  const amount = R.subtract(m, t);
  const signedError = toPercent(R.divide(amount, absolute(t)));
  const percentError = absolute(signedError);
  return answered(
    "measured",
    { percentError, signedError, amount },
    {
      steps: [
        {
          title: "Percent error",
          formula: "100 · |m − t|/|t|",
          substituted: `100 · |${shown(m)} − ${operand(t)}|/${shown(absolute(t))}`,
          result: percentShown(percentError),
        },
      ],
      warnings: isNegative(t) ? [NEGATIVE_BASE] : [],
    },
  );
}

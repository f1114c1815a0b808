import * as R from "../../units/rational.ts";
import type { Computation } from "../computation.ts";
import {
  absolute,
  answered,
  changeShown,
  fromPercent,
  HUNDRED,
  operand,
  percentShown,
  shown,
  toPercent,
} from "./exact.ts";

/** Two rates compared: in points, basis points and percent. */
export function comparedRates(oldRate: number, newRate: number): Computation {
  const [a, b] = [R.fromNumber(oldRate), R.fromNumber(newRate)];
  const points = R.subtract(b, a);
  const relative = R.isZero(a) ? undefined : toPercent(R.divide(points, absolute(a)));
  return answered(
    "newRate",
    {
      points,
      basisPoints: R.multiply(points, HUNDRED),
      ...(relative ? { relativeChange: relative } : {}),
    },
    {
      steps: [
        {
          title: "Percentage points",
          formula: "new − old",
          substituted: `${shown(b)} − ${operand(a)}`,
          result: `${shown(points)} ${R.compare(absolute(points), R.ONE) === 0 ? "point" : "points"} = ${shown(R.multiply(points, HUNDRED))} basis points`,
        },
        ...(relative
          ? [
              {
                title: "Relative change",
                formula: "100 · (new − old)/|old|",
                substituted: `100 · ${operand(points)}/${shown(absolute(a))}`,
                result: changeShown(relative),
              },
            ]
          : []),
      ],
      warnings: relative ? [] : [{ text: "There is no relative change from a rate of 0%.", level: "note" }],
    },
  );
}

/** A rate raised by P: of itself, or in points. */
export function raisedRate(oldRate: number, raise: number): Computation {
  const [rate, by] = [R.fromNumber(oldRate), R.fromNumber(raise)];
  const relativeRate = R.multiply(rate, R.add(R.ONE, fromPercent(raise)));
  const pointsRate = R.add(rate, by);
  return answered(
    "raise",
    { relativeRate, pointsRate },
    {
      steps: [
        {
          title: "Raised by percent of itself",
          formula: "rate · (1 + P/100)",
          substituted: `${percentShown(rate)} · (1 + ${operand(by)}/100)`,
          result: percentShown(relativeRate),
        },
        {
          title: "Raised by percentage points",
          formula: "rate + P",
          substituted: `${percentShown(rate)} + ${operand(by)} points`,
          result: percentShown(pointsRate),
        },
      ],
      warnings: [
        {
          text: `“Raised by ${shown(by)}%” can mean either. Say “percentage points” when you mean ${percentShown(pointsRate)}.`,
          level: "note",
        },
      ],
    },
  );
}

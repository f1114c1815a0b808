import * as R from "../../units/rational.ts";
import {
  absolute,
  answered,
  displayText,
  doubles,
  fromPercent,
  HUNDRED,
  percentShown,
  stepsOfDifference,
  toPercent,
} from "./exact.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

export const rates = ({ pointsQuestion, oldRate, newRate, raise }: Inputs<"points">): ModeResult<"points"> =>
  pointsQuestion === "compare" ? comparedRates(oldRate, newRate) : raisedRate(oldRate, raise);

function comparedRates(a: R.Rational, b: R.Rational): ModeResult<"points"> {
  const points = R.subtract(b, a);
  const basisPoints = R.multiply(points, HUNDRED);
  const relative = R.isZero(a) ? undefined : toPercent(R.divide(points, absolute(a)));
  return answered<"points">(
    "newRate",
    { points, basisPoints, relativeChange: relative },
    {
      steps: stepsOfDifference(a, b, [
        step("points", doubles({ d: points, b, a })),
        step("basisPoints", doubles({ d: basisPoints, b, a })),
        ...(relative ? [step("relative", doubles({ r: relative, b, a }))] : []),
      ]),
      warnings: relative ? [] : [{ text: messages.warnings.noRelativeChange, level: "note" }],
    },
  );
}

function raisedRate(a: R.Rational, p: R.Rational): ModeResult<"points"> {
  const relativeRate = R.multiply(a, R.add(R.ONE, fromPercent(p)));
  const pointsRate = R.add(a, p);
  return answered<"points">(
    "raise",
    { relativeRate, pointsRate },
    {
      steps: [
        step("raisedByPercent", doubles({ b: relativeRate, a, p })),
        step("raisedByPoints", doubles({ b: pointsRate, a, p })),
      ],
      warnings: [
        {
          text: messages.warnings.raisedIsAmbiguous({
            raise: displayText(p),
            points: percentShown(pointsRate),
          }),
          level: "note",
        },
      ],
    },
  );
}

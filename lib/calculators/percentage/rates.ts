import * as R from "../../units/rational.ts";
import {
  absolute,
  answered,
  displayText,
  enteredNumber,
  fromPercent,
  HUNDRED,
  percentShown,
  toPercent,
} from "./exact.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

export const rates = ({ pointsQuestion, oldRate, newRate, raise }: Inputs<"points">): ModeResult<"points"> =>
  pointsQuestion === "compare" ? comparedRates(oldRate, newRate) : raisedRate(oldRate, raise);

function comparedRates(a: number, b: number): ModeResult<"points"> {
  const old = enteredNumber(a);
  const points = R.subtract(enteredNumber(b), old);
  const basisPoints = R.multiply(points, HUNDRED);
  const relative = R.isZero(old) ? undefined : toPercent(R.divide(points, absolute(old)));
  return answered<"points">(
    "newRate",
    { points, basisPoints, relativeChange: relative },
    {
      steps: [
        step("points", { d: R.toNumber(points), b, a }),
        step("basisPoints", { d: R.toNumber(basisPoints), b, a }),
        ...(relative ? [step("relative", { r: R.toNumber(relative), b, a })] : []),
      ],
      warnings: relative ? [] : [{ text: messages.warnings.noRelativeChange, level: "note" }],
    },
  );
}

function raisedRate(a: number, p: number): ModeResult<"points"> {
  const [rate, by] = [enteredNumber(a), enteredNumber(p)];
  const relativeRate = R.multiply(rate, R.add(R.ONE, fromPercent(p)));
  const pointsRate = R.add(rate, by);
  return answered<"points">(
    "raise",
    { relativeRate, pointsRate },
    {
      steps: [
        step("raisedByPercent", { b: R.toNumber(relativeRate), a, p }),
        step("raisedByPoints", { b: R.toNumber(pointsRate), a, p }),
      ],
      warnings: [
        {
          text: messages.warnings.raisedIsAmbiguous({
            raise: displayText(by),
            points: percentShown(pointsRate),
          }),
          level: "note",
        },
      ],
    },
  );
}

import { failure } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import * as R from "../../units/rational.ts";
import {
  absolute,
  answered,
  displayText,
  doubles,
  fromPercent,
  isNegative,
  stepsOfDifference,
  toPercent,
} from "./exact.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

/** Longer fractions do not help a reader. */
const LONGEST_FRACTION = 24;

export function partOf({ percentage, number }: Inputs<"of">): ModeResult<"of"> {
  const part = R.multiply(fromPercent(percentage), number);
  return answered<"of">(
    "number",
    { part, remainder: R.subtract(number, part) },
    { steps: [step("part", doubles({ A: part, p: percentage, X: number }))] },
  );
}

export function shareOf({ part, whole }: Inputs<"share">): ModeResult<"share"> {
  if (R.isZero(whole)) return failure("whole", messages.errors.shareOfZero);
  const ratio = R.divide(part, whole);
  const share = toPercent(ratio);
  const fraction = R.ratioText(ratio);
  return answered<"share">(
    "part",
    { share, decimal: ratio, fraction: fraction.length <= LONGEST_FRACTION ? fraction : undefined },
    { steps: [step("share", doubles({ p: share, A: part, B: whole }))] },
  );
}

export function wholeOf({ part, percentage }: Inputs<"whole">): ModeResult<"whole"> {
  if (R.isZero(percentage))
    return failure(
      "percentage",
      R.isZero(part) ? messages.errors.zeroIsZeroPercent : messages.errors.notZeroPercent(displayText(part)),
    );
  const whole = R.divide(part, fromPercent(percentage));
  return answered<"whole">(
    "part",
    { whole },
    { steps: [step("whole", doubles({ B: whole, A: part, p: percentage }))] },
  );
}

export function changeBetween({ from, to }: Inputs<"change">): ModeResult<"change"> {
  if (R.isZero(from)) return failure("from", messages.errors.changeFromZero);
  const amount = R.subtract(to, from);
  const change = toPercent(R.divide(amount, absolute(from)));
  return answered<"change">(
    "to",
    {
      change,
      amount,
      undo: R.isZero(to) ? undefined : toPercent(R.divide(R.negate(amount), absolute(to))),
      factor: isNegative(from) ? undefined : R.divide(to, from),
    },
    {
      steps: stepsOfDifference(from, to, [
        step("amount", doubles({ d: amount, B: to, A: from })),
        step("change", doubles({ p: change, B: to, A: from })),
      ]),
      warnings: isNegative(from) ? [NEGATIVE_BASE] : [],
    },
  );
}

const NEGATIVE_BASE: Warning = { text: messages.warnings.negativeBase, level: "note" };

export function differenceBetween({ first, second }: Inputs<"difference">): ModeResult<"difference"> {
  const mean = R.divide(R.add(absolute(first), absolute(second)), { n: 2n, d: 1n });
  if (R.isZero(mean)) return failure("first", messages.errors.differenceOfZeros);
  const amount = absolute(R.subtract(first, second));
  const difference = toPercent(R.divide(amount, mean));
  const opposite = isNegative(first) !== isNegative(second) && !R.isZero(first) && !R.isZero(second);
  return answered<"difference">(
    "first",
    { difference, amount, mean },
    {
      steps: stepsOfDifference(first, second, [
        step("mean", doubles({ m: mean, A: first, B: second })),
        step("difference", doubles({ p: difference, A: first, B: second, m: mean })),
      ]),
      warnings: opposite ? [{ text: messages.warnings.oppositeSigns, level: "note" }] : [],
    },
  );
}

export function errorOf({ measured, accepted }: Inputs<"error">): ModeResult<"error"> {
  if (R.isZero(accepted)) return failure("accepted", messages.errors.errorAgainstZero);
  const amount = R.subtract(measured, accepted);
  const signedError = toPercent(R.divide(amount, absolute(accepted)));
  const percentError = absolute(signedError);
  return answered<"error">(
    "measured",
    { percentError, signedError, amount },
    {
      steps: stepsOfDifference(measured, accepted, [
        step("error", doubles({ p: percentError, m: measured, t: accepted })),
      ]),
      warnings: isNegative(accepted) ? [{ text: messages.warnings.negativeAccepted, level: "note" }] : [],
    },
  );
}

import { failure } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import * as R from "../../units/rational.ts";
import {
  absolute,
  answered,
  displayText,
  enteredNumber,
  fromPercent,
  isNegative,
  toPercent,
} from "./exact.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

/** Longer fractions do not help a reader. */
const LONGEST_FRACTION = 24;

export function partOf({ percentage, number }: Inputs<"of">): ModeResult<"of"> {
  const x = enteredNumber(number);
  const part = R.multiply(fromPercent(percentage), x);
  return answered<"of">(
    "number",
    { part, remainder: R.subtract(x, part) },
    { steps: [step("part", { A: R.toNumber(part), p: percentage, X: number })] },
  );
}

export function shareOf({ part, whole }: Inputs<"share">): ModeResult<"share"> {
  if (whole === 0) return failure("whole", messages.errors.shareOfZero);
  const [a, b] = [enteredNumber(part), enteredNumber(whole)];
  const ratio = R.divide(a, b);
  const share = toPercent(ratio);
  const fraction = R.ratioText(ratio);
  return answered<"share">(
    "part",
    { share, decimal: ratio, fraction: fraction.length <= LONGEST_FRACTION ? fraction : undefined },
    { steps: [step("share", { p: R.toNumber(share), A: part, B: whole })] },
  );
}

export function wholeOf({ part, percentage }: Inputs<"whole">): ModeResult<"whole"> {
  if (percentage === 0)
    return failure(
      "percentage",
      part === 0
        ? messages.errors.zeroIsZeroPercent
        : messages.errors.notZeroPercent(displayText(enteredNumber(part))),
    );
  const whole = R.divide(enteredNumber(part), fromPercent(percentage));
  return answered<"whole">(
    "part",
    { whole },
    { steps: [step("whole", { B: R.toNumber(whole), A: part, p: percentage })] },
  );
}

export function changeBetween({ from, to }: Inputs<"change">): ModeResult<"change"> {
  if (from === 0) return failure("from", messages.errors.changeFromZero);
  const [a, b] = [enteredNumber(from), enteredNumber(to)];
  const amount = R.subtract(b, a);
  const change = toPercent(R.divide(amount, absolute(a)));
  return answered<"change">(
    "to",
    {
      change,
      amount,
      undo: R.isZero(b) ? undefined : toPercent(R.divide(R.negate(amount), absolute(b))),
      factor: isNegative(a) ? undefined : R.divide(b, a),
    },
    {
      steps: [
        step("amount", { d: R.toNumber(amount), B: to, A: from }),
        step("change", { p: R.toNumber(change), B: to, A: from }),
      ],
      warnings: isNegative(a) ? [NEGATIVE_BASE] : [],
    },
  );
}

const NEGATIVE_BASE: Warning = { text: messages.warnings.negativeBase, level: "note" };

export function differenceBetween({ first, second }: Inputs<"difference">): ModeResult<"difference"> {
  const [a, b] = [enteredNumber(first), enteredNumber(second)];
  const mean = R.divide(R.add(absolute(a), absolute(b)), { n: 2n, d: 1n });
  if (R.isZero(mean)) return failure("first", messages.errors.differenceOfZeros);
  const amount = absolute(R.subtract(a, b));
  const difference = toPercent(R.divide(amount, mean));
  const opposite = isNegative(a) !== isNegative(b) && !R.isZero(a) && !R.isZero(b);
  const m = R.toNumber(mean);
  return answered<"difference">(
    "first",
    { difference, amount, mean },
    {
      steps: [
        step("mean", { m, A: first, B: second }),
        step("difference", { p: R.toNumber(difference), A: first, B: second, m }),
      ],
      warnings: opposite ? [{ text: messages.warnings.oppositeSigns, level: "note" }] : [],
    },
  );
}

export function errorOf({ measured, accepted }: Inputs<"error">): ModeResult<"error"> {
  if (accepted === 0) return failure("accepted", messages.errors.errorAgainstZero);
  const [m, t] = [enteredNumber(measured), enteredNumber(accepted)];
  const amount = R.subtract(m, t);
  const signedError = toPercent(R.divide(amount, absolute(t)));
  const percentError = absolute(signedError);
  return answered<"error">(
    "measured",
    { percentError, signedError, amount },
    {
      steps: [step("error", { p: R.toNumber(percentError), m: measured, t: accepted })],
      warnings: isNegative(t) ? [{ text: messages.warnings.negativeAccepted, level: "note" }] : [],
    },
  );
}

import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import type { Context } from "../../kit/fields/context.ts";
import { toMinor } from "../../kit/fields/money.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { type CountedDays, countDays, yearsOf } from "../../science/finance/day-count.ts";
import type calculator from "./calculator.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { PERHAPS_FRACTION } from "./warnings.ts";

const step = stepsOf<typeof calculator>();
const { errors, assumptions, warnings } = messages;
const LONGEST_YEARS = 100;

/** Time that bears interest; `counted` if it is entered in days or as dates. */
interface Span {
  years: number;
  counted?: CountedDays;
}

/** Computes the interest on the whole amount for the whole time, without compounding. */
export function simpleInterest(
  inputs: Inputs<"simple">,
  { currency: { decimals } }: Context,
): ModeResult<"simple"> {
  if (inputs.amount <= 0) return failure("amount", errors.amountNotPositive);
  const spanResult = spanOf(inputs);
  if (!spanResult.ok) return spanResult;
  const { years, counted } = spanResult.value;
  const rate = inputs.rate / 100;
  const interest = roundTo(inputs.amount * rate * years, decimals);
  if (!Number.isSafeInteger(toMinor(inputs.amount + interest, decimals)))
    return failure("amount", errors.amountsTooLarge);
  const total = roundTo(inputs.amount + interest, decimals);
  const perDay = counted && counted.days > 0 ? interest / counted.days : undefined;
  return success({
    outputs: {
      simpleInterest: interest,
      simpleTotal: total,
      ...(counted && { interestDays: counted.days }),
      ...(perDay !== undefined && { interestPerDay: roundTo(perDay, decimals + 2) }),
    },
    steps: [
      ...spanSteps(inputs, counted, years),
      step("simpleInterest", { I: interest, P: inputs.amount, r: inputs.rate, t: years }),
      step("simpleTotal", { S: total, P: inputs.amount, I: interest }),
    ],
    warnings: warningsOf(rate),
    assumptions: [assumptions.simpleInterest],
  });
}

function spanOf(inputs: Inputs<"simple">): Result<Span> {
  const { timeUnit, time, from, until } = inputs;
  if (timeUnit === "dates") {
    if (until === undefined) return failure("until", errors.endDateMissing);
    if (until <= from) return failure("until", errors.endDateNotAfterStart);
    return limited(countDays(from, until, inputs.dayCount), "until");
  }
  if (time <= 0) return failure("time", errors.timeNotPositive);
  if (timeUnit === "days") {
    const by = { 365: 0, 366: 0, 360: 0, [inputs.yearDays]: time };
    return limited({ days: time, by }, "time");
  }
  const years = timeUnit === "months" ? time / 12 : time;
  return years <= LONGEST_YEARS ? success({ years }) : failure("time", errors.timeTooLong(LONGEST_YEARS));
}

function limited(counted: CountedDays, path: string): Result<Span> {
  const years = yearsOf(counted);
  return years <= LONGEST_YEARS
    ? success({ years, counted })
    : failure(path, errors.timeTooLong(LONGEST_YEARS));
}

function spanSteps(
  { timeUnit, time }: Inputs<"simple">,
  counted: CountedDays | undefined,
  t: number,
): Step[] {
  if (timeUnit === "months") return [step("yearsOfMonths", { t, m: time })];
  if (!counted) return [];
  const { days: d, by } = counted;
  if (by[366] > 0) return [step("yearsOfLeapDays", { t, a: by[365], b: by[366] })];
  return [step("yearsOfDays", { t, d, B: by[360] > 0 ? 360 : 365 })];
}

function warningsOf(rate: number): Warning[] {
  if (rate < 0) return [{ text: warnings.rateNegative, level: "note" }];
  if (rate === 0 || rate >= PERHAPS_FRACTION) return [];
  return [
    { text: warnings.rateTiny({ rate: formatNumber(rate * 100), intended: formatNumber(rate * 1e4) }) },
  ];
}

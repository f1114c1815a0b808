import { daysBetween } from "../../core/civil/day.ts";
import { monthsLater } from "../../core/civil/period.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import { timesPerYear } from "../../science/finance/frequencies.ts";
import type { Plan } from "../../science/finance/growth.ts";
import { type Compounding, effectiveRate } from "../../science/finance/rates.ts";
import { messages } from "./messages.ts";
import type { Inputs, TermInputs } from "./modes.ts";

const compoundingOf = (choice: Inputs["compounding"]): Compounding =>
  choice === "continuous" ? choice : timesPerYear(choice);

/** Values that do not depend on the unknown; rates as fractions, times in years. */
export interface Setup {
  inputs: Inputs;
  /** Plan with the inputs, and 0 for the unknown. */
  plan: Plan;
  /** Nominal, before tax; 0 if it is the unknown. */
  nominal: number;
  compounding: Compounding;
  creditedTax: number;
  endTax: number;
  inflation: number | undefined;
}

/** Returns the force of interest of a nominal rate less the tax on credited interest; losses are tax-free. */
export const forceOf = (nominal: number, compounding: Compounding, creditedTax: number): number =>
  Math.log1p(effectiveRate(nominal > 0 ? nominal * (1 - creditedTax) : nominal, compounding));

export const timeField = ({ timeUnit }: TermInputs): string => (timeUnit === "date" ? "until" : "time");

export function setUp(inputs: Inputs): Result<Setup> {
  const term = inputs.mode === "time" ? success(0) : termOf(inputs);
  if (!term.ok) return term;
  const years = term.value;
  const inflation = inputs.inflation === undefined ? undefined : inputs.inflation / 100;
  const goalRises = inputs.mode !== "final" && inputs.goalToday;
  if (inflation === undefined && (goalRises || inputs.increase === "inflation"))
    return failure("inflation", messages.errors.inflationMissing);
  const tax = (inputs.tax ?? 0) / 100;
  const creditedTax = inputs.taxTiming === "credited" ? tax : 0;
  const nominal = inputs.mode === "rate" ? 0 : inputs.rate / 100;
  const compounding = compoundingOf(inputs.compounding);
  const increases = { level: 0, percent: inputs.increaseRate / 100, inflation: inflation ?? 0 };
  return success({
    inputs,
    nominal,
    compounding,
    creditedTax,
    endTax: tax - creditedTax,
    inflation,
    plan: {
      initial: inputs.mode === "start" ? 0 : inputs.initial,
      deposit: inputs.mode === "deposit" ? 0 : inputs.deposit,
      depositGrowth: increases[inputs.increase],
      perYear: timesPerYear(inputs.frequency),
      timing: inputs.timing,
      force: forceOf(nominal, compounding, creditedTax),
      years,
    },
  });
}

const MAX_YEARS = 100;

function termOf(inputs: TermInputs): Result<number> {
  const path = timeField(inputs);
  if (inputs.timeUnit === "date" && inputs.until === undefined)
    return failure(path, messages.errors.dateMissing);
  if (inputs.timeUnit === "date" && (inputs.until ?? "") <= inputs.from)
    return failure(path, messages.errors.dateNotAfterFirstDay);
  const units = { years: 1, months: 12, days: 365, date: 1 };
  const amount = inputs.timeUnit === "date" ? yearsBetween(inputs.from, inputs.until ?? "") : inputs.time;
  const years = amount / units[inputs.timeUnit];
  return years <= MAX_YEARS ? success(years) : failure(path, messages.errors.timeTooLong(MAX_YEARS));
}

/** Counts whole months as twelfths, remaining days as 365ths. */
function yearsBetween(from: string, until: string): number {
  const [fromYear, fromMonth] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const [untilYear, untilMonth] = [Number(until.slice(0, 4)), Number(until.slice(5, 7))];
  const most = (untilYear - fromYear) * 12 + untilMonth - fromMonth;
  const months = monthsLater(from, most) > until ? most - 1 : most;
  return months / 12 + daysBetween(monthsLater(from, months), until) / 365;
}

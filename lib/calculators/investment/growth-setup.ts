import { failure, type Result, success } from "../../core/result/result.ts";
import { timesPerYear } from "../../science/finance/frequencies.ts";
import { type Plan, type Point, type Projection, project } from "../../science/finance/growth.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";

type GrowthInputs = Inputs<"growth">;

/** Projection with its fees and taxes; rates as fractions. */
export interface Growth {
  inputs: GrowthInputs;
  plan: Plan;
  projection: Projection;
  /** The same plan without fees and sales charge. */
  free: Projection;
  /** Growth factor of a year, after fees. */
  yearly: number;
  /** Cumulative contributions before the sales charge, less withdrawals. */
  paid: (point: Point) => number;
  /** Cumulative fees of all kinds. */
  fees: (point: Point) => number;
  balance: (point: Point) => number;
}

/** Returns ln of a year's growth at a return in percent, effective or nominal; NaN at −100% and below. */
function forceOf(percent: number, { returnKind, frequency }: GrowthInputs): number {
  const perYear = timesPerYear(frequency);
  return returnKind === "effective"
    ? Math.log1p(percent / 100)
    : perYear * Math.log1p(percent / 100 / perYear);
}

/** Projects the inputs at a return in percent a year. */
export function growthAt(inputs: GrowthInputs, percent: number): Result<Growth> {
  const gross = forceOf(percent, inputs);
  const fee = inputs.fee / 100;
  const yearEndFee = inputs.feeModel === "year-end" ? fee : 0;
  const force = {
    "year-end": gross,
    accrued: gross + Math.log1p(-fee),
    subtracted: forceOf(percent - inputs.fee, inputs),
  }[inputs.feeModel];
  if (!Number.isFinite(force)) return failure("fee", messages.errors.feesTakeAll);
  const load = inputs.load / 100;
  const whole: Plan = {
    initial: inputs.initial,
    deposit: inputs.contribution,
    depositGrowth: inputs.contributionGrowth / 100,
    perYear: timesPerYear(inputs.frequency),
    timing: inputs.timing,
    force: gross,
    years: inputs.years,
  };
  const plan: Plan = {
    ...whole,
    force,
    yearEndFee,
    initial: whole.initial * (1 - load),
    deposit: whole.deposit > 0 ? whole.deposit * (1 - load) : whole.deposit,
  };
  // The initial sales charge counts from the first period on, so that the chart starts with the full amount.
  const charged = ({ years, deposited }: Point): number =>
    years === 0 ? 0 : load * whole.initial + (deposited * load) / (1 - load);
  return success({
    inputs,
    plan,
    projection: project(plan),
    free: project(whole),
    yearly: Math.exp(force) * (1 - yearEndFee),
    paid: ({ deposited, withdrawn }) => deposited / (1 - load) - withdrawn,
    fees: (point) => charged(point) + point.fees + (gross - force) * point.held,
    balance: (point) => (point.years === 0 ? whole.initial : point.balance),
  });
}

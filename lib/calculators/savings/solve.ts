import { findRoot } from "../../core/numeric/root.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import { type EndFactors, endFactors, type Plan, periodsUntil } from "../../science/finance/growth.ts";
import { messages } from "./messages.ts";
import type { GoalInputs, Inputs } from "./modes.ts";
import { forceOf, type Setup, timeField } from "./setup.ts";

const { errors } = messages;

export interface Solved {
  plan: Plan;
  /** Nominal rate, as a fraction; the solution in one mode. */
  nominal: number;
  /** Required final balance, including inflation; undefined if nothing is solved for. */
  target?: number;
  /** Whole periods of 1/`perYear` until the goal. */
  periods?: { count: number; perYear: number };
  /** Unclipped solution; below 0 if nothing is needed. */
  raw?: number;
}

/** Returns the balance after the tax on its gain. */
export const afterEndTax = (balance: number, paidIn: number, endTax: number): number =>
  balance - endTax * Math.max(0, balance - paidIn);

/**
 * Returns the initial and deposit factors of the balance after the tax on the gain; they are constant while
 * the balance grows.
 */
export function taxedFactors(plan: Plan, endTax: number): EndFactors {
  const factors = endFactors(plan);
  if (plan.force <= 0) return factors;
  return {
    ...factors,
    initial: (1 - endTax) * factors.initial + endTax,
    deposit: (1 - endTax) * factors.deposit + endTax * factors.deposits,
  };
}

const targetAt = ({ goal, goalToday }: GoalInputs, { inflation }: Setup, years: number): number =>
  goal * (goalToday ? (1 + (inflation ?? 0)) ** years : 1);

export function solve(setup: Setup): Result<Solved> {
  const { inputs } = setup;
  switch (inputs.mode) {
    case "final":
      return success({ plan: setup.plan, nominal: setup.nominal });
    case "deposit":
      return solveDeposit(inputs, setup);
    case "time":
      return solveTime(inputs, setup);
    case "rate":
      return solveRate(inputs, setup);
    case "start":
      return success(solveStart(inputs, setup));
  }
}

function solveDeposit(inputs: Inputs<"deposit">, setup: Setup): Result<Solved> {
  const { plan, nominal, endTax } = setup;
  const factors = taxedFactors(plan, endTax);
  if (factors.deposits <= 0) return failure(timeField(inputs), errors.noDeposit);
  const target = targetAt(inputs, setup, plan.years);
  const raw = (target - plan.initial * factors.initial) / factors.deposit;
  return success({ plan: { ...plan, deposit: Math.max(raw, 0) }, nominal, target, raw });
}

function solveStart(inputs: Inputs<"start">, setup: Setup): Solved {
  const { plan, nominal, endTax } = setup;
  const factors = taxedFactors(plan, endTax);
  const target = targetAt(inputs, setup, plan.years);
  const raw = (target - plan.deposit * factors.deposit) / factors.initial;
  return { plan: { ...plan, initial: Math.max(raw, 0) }, nominal, target, raw };
}

function solveTime(inputs: Inputs<"time">, setup: Setup): Result<Solved> {
  const { nominal, endTax } = setup;
  if (inputs.goal === 0) return failure("goal", errors.goalIsZero);
  // Without deposits a period is a month.
  const perYear = inputs.deposit === 0 ? 12 : setup.plan.perYear;
  const plan = { ...setup.plan, perYear };
  const nearly = 1 - 1e-12;
  const count = periodsUntil(
    plan,
    ({ years, balance, paidIn }) =>
      afterEndTax(balance, paidIn, endTax) >= targetAt(inputs, setup, years) * nearly,
  );
  if (count === undefined)
    return failure(
      "goal",
      inputs.deposit <= 0 ? errors.goalOutOfReachWithoutDeposits : errors.goalOutOfReach,
    );
  const years = count / perYear;
  return success({
    plan: { ...plan, years },
    nominal,
    target: targetAt(inputs, setup, years),
    periods: { count, perYear },
  });
}

/** Upper bounds for nominal rates, tried in this order so that no power overflows. */
const HIGHEST_RATES = [0.05, 0.2, 0.5, 1, 3, 10];
const LOWEST_RATE = -0.99;

function solveRate(inputs: Inputs<"rate">, setup: Setup): Result<Solved> {
  const { plan, compounding, creditedTax, endTax } = setup;
  if (plan.years === 0) return failure(timeField(inputs), errors.timeIsZero);
  if (plan.initial === 0 && plan.deposit <= 0) return failure("initial", errors.nothingSaved);
  const target = targetAt(inputs, setup, plan.years);
  const withRate = (nominal: number): Plan => ({
    ...plan,
    force: forceOf(nominal, compounding, creditedTax),
  });
  const excess = (nominal: number): number => {
    const factors = taxedFactors(withRate(nominal), endTax);
    return plan.initial * factors.initial + plan.deposit * factors.deposit - target;
  };
  if (excess(LOWEST_RATE) > 0) return failure("goal", errors.depositsExceedGoal);
  const high = HIGHEST_RATES.find((rate) => excess(rate) >= 0);
  const nominal = high === undefined ? undefined : findRoot(excess, LOWEST_RATE, high);
  if (nominal === undefined) return failure("goal", errors.rateOutOfReach);
  const settled = Math.abs(nominal) < 1e-14 ? 0 : nominal;
  return success({ plan: withRate(settled), nominal: settled, target, raw: settled });
}

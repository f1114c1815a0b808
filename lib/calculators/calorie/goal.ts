import { daysBetween, daysLater } from "../../core/civil/day.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { type Problem, type Result, success } from "../../core/result/result.ts";
import type { Warning } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { bodyMassIndex, roundedBmi } from "../../science/health/bmi.ts";
import { dailyNeed } from "../../science/health/energy.ts";
import {
  courseOf,
  type Plan,
  type Projection,
  planFor,
  safeMinimum,
  weekReached,
} from "../../science/health/weight-plan.ts";
import { POUND } from "../../units/constants.ts";
import type { Person } from "./activity.ts";
import { messages } from "./messages.ts";
import type { Inputs, PlanInputs, PlanOutputs } from "./modes.ts";
import * as quantities from "./quantities.ts";
import { healthWarning, paceWarnings, raisedWarning } from "./warnings.ts";

export interface Timeline {
  projection: Projection;
  /** kg a week, by the rule. */
  pace: number;
  goal: number | undefined;
  weeks: number;
}

type TimingOutputs = Pick<PlanOutputs, "weeks" | "reachedOn" | "weeksFalling">;

export interface GoalPlan {
  /** kcal a day. */
  intake: number;
  pace: number;
  energyPerKg: number;
  outputs: TimingOutputs;
  warnings: Warning[];
  /** Only if the weight changes and may change. */
  timeline?: Timeline;
  /** True if a table of paces makes sense; `allowsLoss` adds the paces for losing weight. */
  allowsTable: boolean;
  allowsLoss: boolean;
}

const HEALTHY_FROM = 18.5;
/** Five years, in weeks: the rule is not valid for longer plans. */
const LONGEST = 260;
/** Weeks that the chart covers without a goal. */
const OUTLOOK = 26;

const energyPerKgOf = ({ energyRule }: Inputs): number => (energyRule === "per-kg" ? 7700 : 3500 / POUND);

export function goalPlan(
  inputs: Inputs,
  person: Person,
  need: number,
  today: string,
): Result<GoalPlan, Sentence> {
  const { pregnant, weight, height } = inputs;
  const expecting = inputs.sex === "female" && pregnant;
  const thin = roundedBmi(bodyMassIndex(weight, height)) < HEALTHY_FROM;
  const still: GoalPlan = {
    intake: need,
    pace: 0,
    energyPerKg: energyPerKgOf(inputs),
    outputs: {},
    warnings: [],
    allowsTable: !expecting,
    allowsLoss: !thin && !expecting,
  };
  const health = healthWarning(inputs.goal, { expecting, thin });
  if (inputs.goal === "keep") return success({ ...still, warnings: health });
  const problems = goalProblems(inputs, today);
  if (problems.length > 0) return { ok: false, problems };
  if (expecting || (thin && inputs.goal === "lose")) return success({ ...still, warnings: health });
  return success(moving(inputs, person, need, { today, still: { ...still, warnings: health } }));
}

function moving(
  inputs: PlanInputs,
  person: Person,
  need: number,
  { today, still }: { today: string; still: GoalPlan },
): GoalPlan {
  const pace = paceOf(inputs, today);
  const plan = planFor(need, pace, still.energyPerKg, safeMinimum[inputs.sex]);
  const warnings = [...still.warnings, ...raisedWarning(plan, need, inputs), ...paceWarnings(plan, inputs)];
  // The need does not exceed the safe minimum, so no intake can be subtracted.
  if (plan.pace === 0) return { ...still, intake: plan.intake, warnings };
  const projection: Projection = {
    weight: inputs.weight,
    intake: plan.intake,
    energyPerKg: still.energyPerKg,
    needAt: (weight) => dailyNeed(person.formula, { ...person.body, weight }, person) ?? need,
  };
  const timing = timingOf(inputs.goalWeight, plan, projection, today);
  return {
    ...still,
    intake: plan.intake,
    pace: plan.pace,
    outputs: timing.outputs,
    warnings: [...warnings, ...timing.warnings],
    timeline: {
      projection,
      pace: plan.pace,
      goal: inputs.goalWeight,
      weeks: timing.weeks ?? outlook(inputs, plan),
    },
  };
}

/** kg a week, below 0 to lose. */
function paceOf({ goal, planBy, pace, goalWeight, goalDate, weight }: PlanInputs, today: string): number {
  if (planBy === "date" && goalWeight !== undefined && goalDate !== undefined) {
    return ((goalWeight - weight) * 7) / daysBetween(today, goalDate);
  }
  return goal === "lose" ? -pace : pace;
}

/** Returns the weeks to plot without a goal: half a year, but not below a healthy weight. */
function outlook({ weight, height }: Inputs, { pace }: Plan): number {
  if (pace > 0) return OUTLOOK;
  const room = weight - HEALTHY_FROM * height * height;
  return Math.max(1, Math.min(OUTLOOK, Math.floor(room / -pace)));
}

interface Timing {
  outputs: TimingOutputs;
  warnings: Warning[];
  weeks?: number;
}

function timingOf(goal: number | undefined, { pace }: Plan, projection: Projection, today: string): Timing {
  if (goal === undefined) return { outputs: {}, warnings: [] };
  const weeks = roundTo((goal - projection.weight) / pace, 10);
  if (weeks > LONGEST) {
    const text = messages.warnings.goalBeyondFiveYears;
    return { outputs: {}, warnings: [{ text, level: "note" }], weeks: LONGEST };
  }
  const reached = weekReached(courseOf(projection, 2 * LONGEST), goal);
  const outputs = {
    weeks,
    reachedOn: daysLater(today, Math.ceil(roundTo(weeks * 7, 6))),
    ...(reached === undefined ? {} : { weeksFalling: reached }),
  };
  const weeksDisplayed = Math.min(LONGEST, Math.max(Math.ceil(weeks), reached ?? Math.ceil(1.5 * weeks)));
  if (reached !== undefined) return { outputs, warnings: [], weeks: weeksDisplayed };
  const text = messages.warnings.weightLevelsOff;
  return { outputs, warnings: [{ text, level: "note" }], weeks: weeksDisplayed };
}

function goalProblems(inputs: PlanInputs, today: string): Problem<Sentence>[] {
  const { goal, planBy, goalWeight, goalDate, weight, height } = inputs;
  const problems: Problem<Sentence>[] = [];
  const no = (path: string, message: Sentence) => problems.push({ path, message });
  if (planBy === "date" && goalWeight === undefined) no("goalWeight", messages.errors.goalWeightMissing);
  if (planBy === "date" && goalDate === undefined) no("goalDate", messages.errors.goalDateMissing);
  if (planBy === "date" && goalDate !== undefined && goalDate <= today) {
    no("goalDate", messages.errors.goalDatePast);
  }
  if (goalWeight !== undefined) {
    const lowest = roundTo(HEALTHY_FROM * height * height, 1);
    if (goal === "lose" && goalWeight >= weight) no("goalWeight", messages.errors.goalNotBelowWeight);
    else if (goal === "gain" && goalWeight <= weight) no("goalWeight", messages.errors.goalNotAboveWeight);
    else if (goal === "lose" && roundedBmi(bodyMassIndex(goalWeight, height)) < HEALTHY_FROM) {
      no(
        "goalWeight",
        messages.errors.goalBelowHealthyWeight({
          value: lowest,
          format: formatOf(quantities.weight, { decimals: 1 }),
        }),
      );
    }
  }
  if (problems.length === 0 && goal === "gain" && paceOf(inputs, today) > 2) {
    const most = { value: 2, format: formatOf(quantities.pace) };
    no("goalDate", messages.errors.goalDateTooSoon(most));
  }
  return problems;
}

import { roundTo } from "../../core/numeric/round.ts";
import { type Failure, failure, type Problem } from "../../core/result/result.ts";
import type { Context } from "../../kit/calculator/computation.ts";
import type { AnswerWith } from "../../kit/calculator/compute-module.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { bodyMassIndex } from "../../science/health/bmi.ts";
import {
  type Body,
  categoryOf,
  dailyNeed,
  EER_FROM_AGE,
  restingEnergy,
} from "../../science/health/energy.ts";
import { activityFactors, type Person } from "./activity.ts";
import type calculator from "./calculator.ts";
import { type GoalPlan, goalPlan } from "./goal.ts";
import { macroFigures, macroProblem } from "./macros.ts";
import { messages } from "./messages.ts";
import type { Inputs, NeedOutputs, PlanAnswer, PlanInputs } from "./modes.ts";
import { energySteps } from "./steps.ts";
import { activityTable, formulaTable, goalTable } from "./tables.ts";
import { timelineChart, timelineTable } from "./timeline.ts";
import { generalWarnings } from "./warnings.ts";

/** Likely error of the formula for a healthy adult, as a fraction. */
const UNCERTAINTY = 0.1;
const KILOJOULES = 4.184;

export const { compute } = byMode<typeof calculator>("goal", {
  keep: (inputs, { today }) =>
    withFigures(inputs, today, (person, figures) => ({
      ok: true,
      value: answerOf(inputs, person, figures),
    })),
  lose: planned,
  gain: planned,
});

function planned(inputs: PlanInputs, { today }: Context): PlanAnswer {
  return withFigures(inputs, today, (person, figures): PlanAnswer => {
    const answer = answerOf(inputs, person, figures);
    const { need, plan } = figures;
    const moving = plan.timeline !== undefined;
    return {
      ok: true,
      value: {
        ...answer,
        outputs: {
          ...answer.outputs,
          ...(moving && { change: roundTo(plan.intake - need, 10), pace: roundTo(plan.pace, 10) }),
          ...plan.outputs,
        },
      },
    };
  });
}

interface Figures {
  need: number;
  resting: number;
  plan: GoalPlan;
}

function withFigures<A>(
  inputs: Inputs,
  today: string,
  answer: (person: Person, figures: Figures) => A,
): A | Failure<Sentence> {
  const problems = ownProblems(inputs);
  if (problems.length > 0) return { ok: false, problems };
  const person = personOf(inputs);
  const need = dailyNeed(person.formula, person.body, person);
  const resting = restingEnergy(person.formula === "eer" ? "mifflin" : person.formula, person.body);
  if (need === undefined || resting === undefined || need <= 0) {
    return failure("weight", messages.errors.formulaWithoutResult);
  }
  const plan = goalPlan(inputs, person, need, today);
  return plan.ok ? answer(person, { need, resting, plan: plan.value }) : plan;
}

function answerOf(inputs: Inputs, person: Person, { need, resting, plan }: Figures): AnswerWith<NeedOutputs> {
  const target = plan.intake;
  const macros = macroFigures(inputs, target);
  return {
    outputs: {
      target: roundTo(target, 10),
      maintenance: roundTo(need, 10),
      needLow: roundTo(need * (1 - UNCERTAINTY), 10),
      needHigh: roundTo(need * (1 + UNCERTAINTY), 10),
      resting: roundTo(resting, 10),
      kilojoules: roundTo(target * KILOJOULES, 10),
      ...macros.outputs,
      bmi: bodyMassIndex(inputs.weight, inputs.height),
    },
    steps: energySteps(person, { need, resting, plan, inputs }),
    warnings: [...plan.warnings, ...generalWarnings(inputs, resting, plan), ...macros.warnings],
    assumptions: [
      messages.assumptions.activity({ factor: person.factor, category: person.category.replace("-", " ") }),
      ...(person.formula === "eer" ? [messages.assumptions.restingOfEer] : []),
      messages.assumptions.accuracy,
    ],
    charts: [...(plan.timeline ? [timelineChart(plan.timeline)] : []), macros.chart],
    tables: [
      formulaTable(person, target - need),
      activityTable(person),
      ...(plan.allowsTable ? [goalTable(need, inputs, plan)] : []),
      ...(plan.timeline ? [timelineTable(plan.timeline)] : []),
    ],
  };
}

function ownProblems(inputs: Inputs): Problem[] {
  const problems: Problem[] = [];
  if (inputs.formula === "katch-mcardle" && inputs.bodyFat === undefined) {
    problems.push({ path: "bodyFat", message: messages.errors.bodyFatMissing });
  }
  if (inputs.formula === "eer" && inputs.age < EER_FROM_AGE) {
    problems.push({
      path: "age",
      message: messages.errors.tooYoungForEer,
    });
  }
  const macros = macroProblem(inputs);
  return macros ? [...problems, macros] : problems;
}

function personOf(inputs: Inputs): Person {
  const { sex, age, weight, height, bodyFat, formula, activity, category } = inputs;
  const body: Body = { sex, age, weight, height, bodyFat };
  const factor = activityFactors[activity];
  return { body, formula, factor, category: category === "from-activity" ? categoryOf(factor) : category };
}

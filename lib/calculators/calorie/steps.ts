import type { Step } from "../../kit/calculator/computation.ts";
import { stepsOf } from "../../kit/formulas/step.ts";
import { leanMass } from "../../science/health/energy.ts";
import type { Person } from "./activity.ts";
import type calculator from "./calculator.ts";
import type { GoalPlan } from "./goal.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";

const step = stepsOf<typeof calculator>();

interface Figures {
  need: number;
  resting: number;
  plan: GoalPlan;
  inputs: Inputs;
}

export function energySteps(person: Person, { need, resting, plan, inputs }: Figures): Step[] {
  const { factor, body, category, formula } = person;
  const size = { W: body.weight, H: body.height, A: body.age };
  const steps: Step[] =
    formula === "eer"
      ? [step(`eer-${body.sex}-${category}`, { EER: need, ...size })]
      : [...restingSteps(person, resting), step("wholeDay", { TDEE: need, BMR: resting, k: factor })];
  if (!plan.timeline) return steps;
  const title = inputs.goal === "lose" ? messages.steps.intakeToLose : messages.steps.intakeToGain;
  const { intake, pace, energyPerKg } = plan;
  return [...steps, step("intake", { E: intake, TDEE: need, r: pace, e: energyPerKg }, title)];
}

function restingSteps({ body, formula }: Person, resting: number): Step[] {
  if (formula === "mifflin" || formula === "harris-benedict")
    return [step(`${formula}-${body.sex}`, { BMR: resting, W: body.weight, H: body.height, A: body.age })];
  const lean = leanMass(body);
  if (lean === undefined || body.bodyFat === undefined) return [];
  return [
    step("leanMass", { LBM: lean, W: body.weight, f: body.bodyFat }),
    step("katch-mcardle", { BMR: resting, LBM: lean }),
  ];
}

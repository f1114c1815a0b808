import { type EnergyFormula, type Linear, leanMass, leanOf, linearOf } from "../../health/energy.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { Step } from "../computation.ts";
import type { Person } from "./activity.ts";
import type { GoalPlan } from "./goal.ts";
import type { CalorieInputs } from "./inputs.ts";

const number = (value: number): string => formatNumber(value, { significant: 7 });
const kcal = (value: number): string => `${formatNumber(value, { decimals: 1 })} kcal a day`;

interface Figures {
  need: number;
  resting: number;
  plan: GoalPlan;
  inputs: CalorieInputs;
}

export function energySteps(person: Person, { need, resting, plan, inputs }: Figures): Step[] {
  const { formula, factor } = person;
  const steps: Step[] =
    formula === "eer"
      ? [equationStep("Estimated energy requirement", person, "EER", formula, need)]
      : [
          equationStep("Energy at rest", person, "BMR", formula, resting),
          {
            title: "Need for the whole day",
            formula: "TDEE = BMR × activity factor",
            substituted: `TDEE = ${number(resting)} × ${factor}`,
            result: kcal(need),
          },
        ];
  if (plan.timeline) steps.push(intakeStep(need, plan, inputs));
  return steps;
}

/** A step with one of the formulas: of weight, height and age, or of lean mass. */
function equationStep(
  title: string,
  person: Person,
  name: string,
  formula: EnergyFormula,
  value: number,
): Step {
  const { body, category } = person;
  const lean = leanOf(formula);
  const mass = leanMass(body);
  if (lean && mass !== undefined) {
    return {
      title,
      formula: `${name} = ${lean.constant} + ${lean.lean} · lean mass, lean mass = W · (1 − fat ÷ 100)`,
      substituted: `${name} = ${lean.constant} + ${lean.lean} · ${number(mass)}`,
      result: kcal(value),
    };
  }
  const equation = linearOf(formula, body.sex, category);
  return {
    title,
    formula: equation
      ? `${name} = ${terms(equation, { weight: "W", height: "H", age: "A" })} (kg, cm, years)`
      : name,
    ...(equation
      ? {
          substituted: `${name} = ${terms(equation, {
            weight: number(body.weight),
            height: number(body.height * 100),
            age: number(body.age),
          })}`,
        }
      : {}),
    result: kcal(value),
  };
}

/** "10 · W + 6.25 · H − 5 · A − 161" */
function terms(equation: Linear, by: { weight: string; height: string; age: string }): string {
  const products = (["weight", "height", "age"] as const).map(
    (id) => [equation[id], `${number(Math.abs(equation[id]))} · ${by[id]}`] as const,
  );
  return [...products, [equation.constant, number(Math.abs(equation.constant))] as const]
    .map(([sign, text], index) => (index === 0 ? text : `${sign < 0 ? "−" : "+"} ${text}`))
    .join(" ");
}

const intakeStep = (
  need: number,
  { pace, energyPerKg, intake }: GoalPlan,
  { goal }: CalorieInputs,
): Step => ({
  title: goal === "lose" ? "Intake to lose weight" : "Intake to gain weight",
  formula: `intake = TDEE ${goal === "lose" ? "−" : "+"} pace × kcal per kg ÷ 7`,
  substituted: `intake = ${number(need)} ${goal === "lose" ? "−" : "+"} ${number(Math.abs(pace))} × ${number(energyPerKg)} ÷ 7`,
  result: kcal(intake),
});

import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import type { Table } from "../../kit/calculator/computation.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import { dailyNeed, type EnergyFormula, restingEnergy } from "../../science/health/energy.ts";
import { planFor, safeMinimum } from "../../science/health/weight-plan.ts";
import { activityFactors, type Person } from "./activity.ts";
import type { GoalPlan } from "./goal.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import * as quantities from "./quantities.ts";

const kcal = { kind: "number", decimals: 0, suffix: "kcal" } as const;
const text = { kind: "text" } as const;

const formulaNames: Readonly<Record<EnergyFormula, string>> = {
  mifflin: "Mifflin-St Jeor (1990)",
  "harris-benedict": "Harris-Benedict, revised (1984)",
  "harris-benedict-1919": "Harris-Benedict, original (1919)",
  "katch-mcardle": "Katch-McArdle",
  cunningham: "Cunningham (1980)",
  eer: "EER (2023)",
};
const formulas = Object.keys(formulaNames) as EnergyFormula[];

const cell = (value: number | undefined): number | null => (value === undefined ? null : roundTo(value, 10));

/** Builds a table that compares all formulas. `change` is the change for the goal, kcal per day. */
export const formulaTable = (person: Person, change: number): Table => ({
  id: "formulas",
  title: messages.tables.formulas.title,
  columns: [
    { id: "formula", label: messages.tables.formulas.formula, format: text },
    { id: "resting", label: messages.tables.formulas.resting, format: kcal },
    { id: "need", label: messages.tables.formulas.need, format: kcal },
    { id: "target", label: messages.tables.formulas.target, format: kcal },
  ],
  rows: formulas.map((formula) => {
    const need = dailyNeed(formula, person.body, person);
    return [
      formula === person.formula
        ? messages.tables.formulas.chosen(formulaNames[formula])
        : formulaNames[formula],
      formula === "eer" ? null : cell(restingEnergy(formula, person.body)),
      cell(need),
      need === undefined || need + change <= 0 ? null : cell(need + change),
    ];
  }),
});

const activityNames: Readonly<Record<Inputs["activity"], string>> = {
  sedentary: "Sedentary",
  light: "Light",
  moderate: "Moderate",
  very: "Very active",
  extra: "Extra",
};

/**
 * Builds a table of the need by activity, with the chosen formula of resting energy; Mifflin-St Jeor next to
 * the EER.
 */
export function activityTable({ body, formula }: Person): Table {
  const labels = messages.tables.activity;
  const used = formula === "eer" ? "mifflin" : formula;
  const resting = restingEnergy(used, body) ?? 0;
  return {
    id: "activity",
    title: labels.title(formulaNames[used]),
    columns: [
      { id: "activity", label: labels.activity, format: text },
      { id: "factor", label: labels.factor, format: { kind: "number", significant: 4 } },
      { id: "need", label: labels.need, format: kcal },
    ],
    rows: (Object.keys(activityFactors) as Inputs["activity"][]).map((activity) => [
      activityNames[activity],
      activityFactors[activity],
      roundTo(resting * activityFactors[activity], 10),
    ]),
  };
}

/** kg a week. */
const paces = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5];

/** Builds a table of intakes for several paces. The safe minimum applies. */
export const goalTable = (need: number, { sex }: Inputs, { energyPerKg, allowsLoss }: GoalPlan): Table => ({
  id: "goals",
  title: messages.tables.goals.title,
  columns: [
    {
      id: "pace",
      label: messages.tables.goals.pace,
      format: formatOf(quantities.pace, { decimals: 2 }),
    },
    { id: "intake", label: messages.tables.goals.intake, format: kcal },
    { id: "note", label: messages.tables.goals.note, format: text },
  ],
  rows: paces
    .filter((pace) => pace >= 0 || allowsLoss)
    .map((pace) => {
      const { intake, raised } = planFor(need, pace, energyPerKg, safeMinimum[sex]);
      return raised
        ? [pace, null, messages.tables.goals.belowMinimum(formatNumber(safeMinimum[sex]))]
        : [pace, roundTo(intake, 10), ""];
    }),
});

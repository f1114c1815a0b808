import { findFormCalculator } from "../../../lib/catalog/calculators.ts";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { drive } from "../../../lib/faces/explore/drive.ts";
import { numericFigures, readGoal } from "../../../lib/faces/explore/figures.ts";
import { entryFor, numericInputs, withEntry } from "../../../lib/faces/explore/inputs.ts";
import { type Solved, solved } from "../../../lib/faces/explore/solve.ts";
import type { RawInput } from "../../../lib/kit/fields/entry.ts";
import { entriesFrom } from "../../../lib/kit/fields/sent-entries.ts";
import { findQuantity } from "../../../lib/kit/quantities/find.ts";
import { findLaws } from "../../../lib/kit/quantities/laws.ts";
import type { UnitSystem } from "../../../lib/kit/quantities/systems.ts";
import { calculate } from "../../../lib/run/calculate.ts";
import { engineOf, serverContext } from "../../../lib/run/calculator-view.ts";
import { valueContext } from "../../../lib/run/format/value-context.ts";

const NOON = Date.parse("2026-01-15T12:00:00Z");
export const context = { ...serverContext(NOON), today: "2026-01-15" };
const turns = { slice: Number.POSITIVE_INFINITY, pause: async () => {}, isStopped: () => false };

export interface SolveQuestion {
  calculator: string;
  inputs?: Readonly<Record<string, RawInput>>;
  system?: UnitSystem;
  /** Path of the input that is wanted. */
  find: string;
  /** Id of the figure; the headline where none is named. */
  figure?: string;
  /** The entered text. */
  goal: string;
}

/** A form of a calculator with its answer. */
export async function formOf(id: string, inputs: SolveQuestion["inputs"] = {}, system: UnitSystem = "si") {
  const calculator = findFormCalculator(id);
  if (!calculator) throw new Error(`There is no calculator ${id}`);
  const { entries, problems } = entriesFrom(calculator.inputs, inputs, { units: system });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const engine = await engineOf(id);
  const answerOf = (form: typeof entries) => calculate(calculator.inputs, form, context, engine, system);
  const calculation = await answerOf(entries);
  if (!calculation.ok) throw new Error(JSON.stringify(calculation.problems));
  const { value: answer, displayedEntries } = calculation;
  return {
    calculator,
    entries,
    displayedEntries,
    answer,
    answerOf,
    inputs: numericInputs(calculator.inputs, displayedEntries),
    figures: numericFigures(calculator.outputs as never, answer),
    context: valueContext(context.currency, entries, calculator.inputs, system),
  };
}
export type Form = Awaited<ReturnType<typeof formOf>>;

/** Result of the form’s calculator for an input; `count` is the number of answers computed. */
export async function solveIn(
  form: Form,
  path: string,
  goal: string | number,
  figureId?: string,
): Promise<{ solved: Solved; count: number }> {
  const input = form.inputs.find((each) => each.path === path);
  const figure = form.figures.find(({ id }) => figureId === undefined || id === figureId);
  if (!input || !figure) throw new Error(`There is no input ${path}, or no figure`);
  const read = typeof goal === "number" ? { ok: true as const, value: goal } : readGoal(goal, figure.format);
  if (!read.ok) throw new Error(firstProblem(read).message);
  let count = 0;
  const solution = await drive(
    solved({
      input,
      figure,
      goal: read.value,
      units: { converterOf: findQuantity, lawsOf: findLaws, currency: context.currency },
      context: form.context,
    }),
    async (x) => {
      count += 1;
      const entries = withEntry(
        form.calculator.inputs,
        form.entries,
        form.displayedEntries,
        path,
        entryFor(input, x),
      );
      const { value: answer } = { value: undefined, ...(await form.answerOf(entries)) };
      const value = answer?.outputs[figure.id];
      return typeof value === "number" ? value : undefined;
    },
    turns,
  );
  if (!solution) throw new Error("Stopped");
  return { solved: solution, count };
}

export async function solve({
  calculator,
  inputs,
  system,
  find,
  figure,
  goal,
}: SolveQuestion): Promise<Solved> {
  return (await solveIn(await formOf(calculator, inputs, system), find, goal, figure)).solved;
}

import type { Example, FormCalculator, Origin } from "../../kit/calculator/define.ts";
import { DEFAULT_CURRENCY, findCurrency } from "../../kit/fields/currency.ts";
import { entriesFrom } from "../../kit/fields/sent-entries.ts";
import { formQuery } from "../../run/address/calculator-url.ts";
import type { FormState } from "../../run/address/form-state.ts";
import { calculate } from "../../run/calculate.ts";
import { engineOf, serverContext } from "../../run/calculator-view.ts";
import { chosenUnits } from "../../run/format/chosen-units.ts";
import { formatOutput } from "../../run/format/format-output.ts";
import { allQuantities } from "../../run/format/value-context.ts";
import { figureIn, figuresOf } from "../../run/output-lists.ts";

export interface WorkedExample {
  title: string;
  figures: readonly { label: string; text: string }[];
  origin: string;
  query: string;
  /** Time of the calculation, in milliseconds since 1970. */
  now: number;
}

export async function workedExamples(calculator: FormCalculator): Promise<readonly WorkedExample[]> {
  return Promise.all(calculator.examples.map((example) => workedExample(calculator, example)));
}

/** Returns the form of an example. @throws Error if the example is not enterable. */
function exampleState(calculator: FormCalculator, example: Example): FormState {
  const { entries, system, problems } = entriesFrom(calculator.inputs, example.inputs);
  if (problems[0])
    throw new Error(`${calculator.id}/${example.id}: ${problems[0].path}: ${problems[0].message}`);
  return { entries, currency: example.currency ?? DEFAULT_CURRENCY.code, system };
}

async function workedExample(calculator: FormCalculator, example: Example): Promise<WorkedExample> {
  const state = exampleState(calculator, example);
  const now = Date.parse(example.now ?? "2026-01-15T12:00:00Z");
  const context = {
    ...serverContext(now),
    currency: findCurrency(state.currency) ?? DEFAULT_CURRENCY,
  };
  const result = await calculate(calculator.inputs, state.entries, context, await engineOf(calculator.id));
  if (!result.ok || "errors" in example.expect)
    throw new Error(`${calculator.id}/${example.id} is shown and has no answer`);
  const writing = {
    currency: context.currency,
    quantities: allQuantities(chosenUnits(calculator.inputs, state.entries), context.currency),
  };
  const declared = figuresOf(calculator.outputs);
  const figures = Object.keys(example.expect.outputs).flatMap((id) => {
    const output = declared[id];
    const value = figureIn(result.value, id);
    return output && value !== undefined
      ? [{ label: output.label, text: formatOutput(value, output.format, writing) }]
      : [];
  });
  return {
    title: example.title,
    figures,
    origin: originText(example.origin),
    query: formQuery(calculator.inputs, state),
    now,
  };
}

/** Describes where the expected values of an example come from. */
export function originText(origin: Origin): string {
  switch (origin.kind) {
    case "published":
      return `As printed in ${origin.source}`;
    case "independent":
      return `Checked independently: ${origin.by}`;
    case "regression":
      return "Kept from an earlier version";
  }
}

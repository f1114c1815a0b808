import type { FormCalculator } from "../calculators/define.ts";
import { calculatorPath } from "../catalog/calculators.ts";
import { formQuery } from "../faces/address/calculator-url.ts";
import type { FormState } from "../faces/address/form-state.ts";
import { UNITS_NAME } from "../faces/address/names.ts";
import { isUnitSystem } from "../faces/address/unit-system.ts";
import { hasQuantities } from "../faces/address/unit-variants.ts";
import { hasAmounts } from "../faces/api/calculator-api.ts";
import { understoodInputs } from "../faces/api/calculator-inputs.ts";
import { computed, read } from "../faces/calculate.ts";
import { engineOf } from "../faces/page/calculator-view.ts";
import { enteredSystem } from "../faces/text/chosen-units.ts";
import { valueContext } from "../faces/text/value-context.ts";
import { writtenSteps } from "../faces/text/written-steps.ts";
import { written } from "../faces/written-computation.ts";
import { DEFAULT_CURRENCY, findCurrency } from "../fields/currency.ts";
import { defaultEntry, type Entries, type FieldProblem } from "../fields/entry.ts";
import { entriesFrom } from "../fields/sent.ts";
import type { Focus } from "../phrases/define.ts";
import type { UnitSystem } from "../quantities/systems.ts";
import { calculationText } from "./calculation-text.ts";
import { calculatorParameters } from "./strict-schema.ts";
import { type PageLink, propertiesOf, type Tool, type ToolContext, type ToolResult } from "./tool.ts";

export const calculatorToolName = (id: string): string => `calculate_${id}`;

/** The tool of a calculator with a form, made from its declaration. */
export const calculatorTool = (calculator: FormCalculator): Tool => ({
  name: calculatorToolName(calculator.id),
  description: `${calculator.heading}: ${calculator.summary}`,
  parameters: calculatorParameters(calculator.inputs, {
    amounts: hasAmounts(calculator),
    quantities: hasQuantities(calculator),
  }),
  run: (input, context) => runCalculator(calculator, input, context),
});

/** Computes a calculator from inputs as its tool takes them; `focus` shapes the text only. Never throws on what was sent. */
export async function runCalculator(
  calculator: FormCalculator,
  input: unknown,
  { today, now, timeZone, units: own }: ToolContext,
  focus?: Focus,
): Promise<ToolResult> {
  const { currency: code, [UNITS_NAME]: asked, ...fields } = withoutNulls(propertiesOf(input));
  const wanted = isUnitSystem(asked) ? asked : undefined;
  const { typed, errors } = entriesFrom(calculator.inputs, fields, wanted ?? own);
  // The question's own units count more than what the visitor usually works in.
  const system = wanted ?? systemOfInputs(calculator, fields, typed) ?? own ?? "si";
  const currency = code === undefined ? DEFAULT_CURRENCY : findCurrency(String(code));
  if (!currency) errors.push({ field: "currency", message: "Unknown currency. Use a code such as EUR." });
  if (!currency || errors.length > 0) return refused(calculator, errors);
  const context = { today, now, timeZone, currency };
  const engine = await engineOf(calculator.id);
  const reading = await read(calculator.inputs, typed, context, engine);
  if (!reading.ok) return refused(calculator, reading.errors);
  const writing = valueContext(currency, typed, calculator.inputs, system);
  const calculation = written(await computed(reading, context, engine), writing);
  if (!calculation.ok) return refused(calculator, calculation.errors);
  const { answer } = calculation;
  return {
    ok: true,
    text: calculationText(
      { calculator, answer, typed, given: new Set(Object.keys(fields)), currency, system },
      focus,
    ),
    data: {
      calculator: calculator.id,
      inputs: understoodInputs(calculator.inputs, typed, reading),
      ...(hasAmounts(calculator) && { currency: currency.code }),
      ...(hasQuantities(calculator) && { units: system }),
      outputs: answer.outputs,
      steps: writtenSteps(calculator, answer.steps, writing),
      warnings: answer.warnings,
      assumptions: [...calculator.assumptions, ...(answer.assumptions ?? [])],
    },
    page: formPage(calculator, {
      typed: { ...typed, ...emptyFields(calculator, fields, system) },
      currency: currency.code,
      system,
    }),
  };
}

/** The system of the units that somebody gave; undefined where nothing was given in either. */
function systemOfInputs(
  { inputs }: FormCalculator,
  given: Readonly<Record<string, unknown>>,
  typed: Entries,
): UnitSystem | undefined {
  const fields = Object.fromEntries(Object.entries(inputs).filter(([id]) => Object.hasOwn(given, id)));
  return enteredSystem(fields, typed);
}

/** The fields that stand empty unless they are given, in the units of that system. */
const emptyFields = (
  { inputs }: FormCalculator,
  given: Readonly<Record<string, unknown>>,
  system: UnitSystem,
): Entries =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([id, field]) =>
      field.kind === "quantity" && field.default === undefined && !Object.hasOwn(given, id)
        ? [[id, defaultEntry(field, system)]]
        : [],
    ),
  );

/** The way to a calculator's form with these inputs filled in. */
function formPage(calculator: FormCalculator, state: FormState): PageLink {
  const query = formQuery(calculator.inputs, state);
  const path = calculatorPath(calculator);
  return {
    path: query === "" ? path : `${path}?${query}`,
    label: `${calculator.label} Calculator`,
  };
}

const MAX_PROBLEMS = 5;

function refused({ inputs }: FormCalculator, fields: readonly FieldProblem[]): ToolResult {
  const lines = fields.slice(0, MAX_PROBLEMS).map(({ field, message }) => {
    const label = inputs[field.split(".")[0] ?? ""]?.label;
    return label === undefined ? `${field}: ${message}` : `${label}: ${message}`;
  });
  return { ok: false, message: lines.join("\n"), fields: fields.slice(0, 100) };
}

/** How deep rows lie in rows: no field takes what lies deeper. */
const DEPTH = 2;

/** Null stands for what is not given, in rows too. */
function withoutNulls(values: Readonly<Record<string, unknown>>, depth = DEPTH): Record<string, unknown> {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    kept.map(([id, value]) => [
      id,
      Array.isArray(value) && depth > 0 ? value.map((row) => withoutNullCells(row, depth - 1)) : value,
    ]),
  );
}

const withoutNullCells = (row: unknown, depth: number): unknown =>
  typeof row === "object" && row !== null && !Array.isArray(row) ? withoutNulls({ ...row }, depth) : row;

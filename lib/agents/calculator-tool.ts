import { calculatorPath } from "../catalog/calculators.ts";
import { linkedJobsOf } from "../catalog/jobs.ts";
import type { Problem } from "../core/result/result.ts";
import { sentForm } from "../faces/answers/call-form.ts";
import { hasAmounts } from "../faces/api/calculator-api.ts";
import { understoodInputs } from "../faces/api/calculator-inputs.ts";
import type { FormCalculator } from "../kit/calculator/define.ts";
import { reviewInputs } from "../kit/fields/omitted-inputs.ts";
import { unitNamer } from "../kit/fields/unit-namer.ts";
import type { Focus } from "../kit/phrases/define.ts";
import { findQuantity } from "../kit/quantities/find.ts";
import type { FormState } from "../run/address/form-state.ts";
import { pageOfForm } from "../run/address/job-address.ts";
import { hasUnitSystems } from "../run/address/unit-variants.ts";
import { computed, read } from "../run/calculate.ts";
import { engineOf } from "../run/calculator-view.ts";
import { writtenSteps } from "../run/format/format-steps.ts";
import { valueContext } from "../run/format/value-context.ts";
import { formatComputation } from "../run/format-computation.ts";
import { calculationText } from "./calculation-text.ts";
import { type PageLink, propertiesOf, type ToolContext, type ToolResult } from "./tool.ts";

/** Runs a calculator on the inputs of its tool; `focus` affects the text only. Never throws on any input. */
export async function runCalculator(
  calculator: FormCalculator,
  input: unknown,
  { today, now, timeZone, units: ownUnits }: ToolContext,
  focus?: Focus,
): Promise<ToolResult> {
  const sent = sentForm(calculator.inputs, propertiesOf(input), ownUnits, unitNamer(findQuantity));
  if (!sent.ok) return rejection(calculator, sent.problems);
  const { entries, sent: inputs, currency, system, state } = sent.value;
  const context = { today, now, timeZone, currency };
  const engine = await engineOf(calculator.id);
  const reading = await read(calculator.inputs, entries, context, engine);
  if (!reading.ok) return rejection(calculator, reading.problems);
  const writing = valueContext(currency, entries, calculator.inputs, system);
  const calculation = formatComputation(await computed(reading, context, engine), writing);
  if (!calculation.ok) return rejection(calculator, calculation.problems);
  const { value: answer } = calculation;
  return {
    ok: true,
    text: calculationText({ calculator, answer, entries, sent: inputs, currency, system }, focus),
    data: {
      calculator: calculator.id,
      inputs: understoodInputs(calculator.inputs, entries, reading),
      ...reviewInputs({ fields: calculator.inputs, entries, ...inputs, rowPlaces: reading.rowPlaces }),
      ...(hasAmounts(calculator) && { currency: currency.code }),
      ...(hasUnitSystems(calculator) && { units: system }),
      outputs: answer.outputs,
      steps: writtenSteps(calculator, answer.steps, writing),
      warnings: answer.warnings,
      assumptions: [...calculator.assumptions, ...(answer.assumptions ?? [])],
    },
    page: formPage(calculator, state, Object.keys(inputs.sent), focus?.show?.[0]),
  };
}

function formPage(
  calculator: FormCalculator,
  state: FormState,
  sent: readonly string[],
  output: string | undefined,
): PageLink {
  const { id, job, inputs, label: name } = calculator;
  const jobs = job === undefined ? linkedJobsOf(id) : [];
  const { path, label } = pageOfForm(jobs, { fields: inputs, state, sent, output });
  return {
    path: calculatorPath(calculator) + path,
    label: label ?? (job === undefined ? `${name} Calculator` : name),
  };
}

const MAX_PROBLEMS = 5;

function rejection({ inputs }: FormCalculator, problems: readonly Problem[]): ToolResult {
  const lines = problems.slice(0, MAX_PROBLEMS).map(({ path, message }) => {
    const label = inputs[path.split(".")[0] ?? ""]?.label;
    return label === undefined ? `${path}: ${message}` : `${label}: ${message}`;
  });
  return { ok: false, message: lines.join("\n"), problems: problems.slice(0, 100) };
}

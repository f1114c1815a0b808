import type { OutputValue, WrittenAnswer } from "../calculators/computation.ts";
import type { FormCalculator } from "../calculators/define.ts";
import { figureIn, figuresOf } from "../faces/output-lists.ts";
import { formatOutput } from "../faces/text/format-output.ts";
import { type InputContext, inputText } from "../faces/text/scenario-text.ts";
import { valueContext } from "../faces/text/value-context.ts";
import { type WrittenStep, writtenSteps } from "../faces/text/written-steps.ts";
import type { Currency } from "../fields/currency.ts";
import { applies, type Entries, type Entry } from "../fields/entry.ts";
import { filledBy } from "../fields/records.ts";
import type { Focus } from "../phrases/define.ts";
import { findQuantity } from "../quantities/find.ts";
import type { UnitSystem } from "../quantities/systems.ts";

interface Calculated {
  calculator: FormCalculator;
  answer: WrittenAnswer;
  typed: Entries;
  /** Ids of the fields that were given. */
  given: ReadonlySet<string>;
  currency: Currency;
  system: UnitSystem;
}

/** The figure that was asked for, how it came about, and what has to be known about it. */
export function calculationText(calculated: Calculated, focus: Focus = {}): string {
  const { calculator, answer, typed, currency, system } = calculated;
  const context = valueContext(currency, typed, calculator.inputs, system);
  const declared = figuresOf(calculator.outputs);
  const figures = shownOutputs(declared, answer, focus).map(([id, value], index) => {
    const output = declared[id];
    const text = output ? withoutIdleZeros(formatOutput(value, output.format, context)) : String(value);
    return {
      label: (index === 0 && focus.label) || output?.label || id,
      text,
      primary: output?.primary === true,
    };
  });
  const [first] = figures;
  const steps = answer.steps.flatMap((step) =>
    writtenSteps(calculator, [step], context).map((written) => ({
      ...written,
      preliminary: "values" in step && calculator.formulas?.[step.formula]?.preliminary === true,
    })),
  );
  const step = first && keyStep(steps, first);
  const remark = assumptionText(calculated, focus);
  return [
    ...figures.map(({ label, text }) => `${label}: ${text}`),
    ...(step ? stepLines(step) : []),
    ...(focus.note === undefined ? [] : [focus.note]),
    ...answer.warnings
      .filter(({ level }) => level !== "note")
      .slice(0, 2)
      .map(({ text }) => text),
    ...(remark === undefined ? [] : [remark]),
  ].join("\n");
}

/** "75.000000%" as "75%": aligned columns have such zeros, a sentence has none. Amounts of money keep theirs. */
const withoutIdleZeros = (text: string): string =>
  text.replace(/\.\d+(?=%$| h$)/, (decimals) => decimals.replace(/(?:\.|(?<!0))0+$/, ""));

const PLAIN_OUTPUTS = 2;

/** The outputs that were asked for; else the primary one and the next. */
function shownOutputs(
  outputs: ReturnType<typeof figuresOf>,
  answer: WrittenAnswer,
  { show }: Focus,
): [string, OutputValue][] {
  const has = (id: string): boolean => figureIn(answer, id) !== undefined;
  const asked = show?.filter(has) ?? [];
  const primary = Object.keys(outputs).find((id) => outputs[id]?.primary && has(id));
  const others = Object.keys(outputs).filter((id) => has(id) && id !== primary);
  const ids =
    asked.length > 0
      ? asked
      : [...(primary === undefined ? [] : [primary]), ...others].slice(0, PLAIN_OUTPUTS);
  return ids.map((id) => [id, figureIn(answer, id) ?? ""]);
}

/** The step that ends in the figure; for the primary figure else the first one that is not preliminary. */
const keyStep = (
  steps: readonly (WrittenStep & { preliminary: boolean })[],
  { label, text, primary }: { label: string; text: string; primary: boolean },
): WrittenStep | undefined =>
  steps.find(({ result }) => result.replace(/^\+/, "") === text) ??
  steps.find(({ title }) => title === label) ??
  (primary ? (steps.find(({ preliminary }) => !preliminary) ?? steps[0]) : undefined);

const LONGEST_STEP = 240;

function stepLines({ formula, substituted, solvedFor, result }: WrittenStep): string[] {
  const ending = solvedFor === undefined ? ` = ${result}` : `, so ${solvedFor} = ${result}`;
  const numbers = substituted === undefined ? undefined : substituted + ending;
  return [formula, ...(numbers !== undefined && numbers.length <= LONGEST_STEP ? [numbers] : [])];
}

const NUMERIC: readonly string[] = ["money", "percent", "number", "count", "quantity"];

/** Something is entered, and not nothing: 0. */
const isAmount = (entry: Entry | undefined): boolean =>
  !["", "0"].includes(typeof entry === "object" && "value" in entry ? entry.value : String(entry ?? ""));

/** The units of its fields. */
const convertersOf = ({ inputs }: FormCalculator): InputContext["converters"] =>
  Object.fromEntries(
    Object.values(inputs).flatMap((field) => {
      const converter = field.kind === "quantity" ? findQuantity(field.converter) : undefined;
      return converter ? [[converter.slug, converter]] : [];
    }),
  );

/** The defaults that the answer rests on; else the calculator's own caution. */
function assumptionText(
  { calculator, typed, given, currency, system }: Calculated,
  { assumes, withoutCaution }: Focus,
): string | undefined {
  const context = {
    ...valueContext(currency, typed, calculator.inputs, system),
    converters: convertersOf(calculator),
  };
  const silent = Object.entries(calculator.inputs).filter(
    ([id, field]) =>
      !given.has(id) &&
      applies(field, typed) &&
      filledBy(calculator.inputs, typed, id) === undefined &&
      (assumes
        ? assumes.includes(id)
        : NUMERIC.includes(field.kind) && !field.advanced && isAmount(typed[id])),
  );
  const form = { fields: calculator.inputs, typed };
  const texts = silent.map(([id, field]) => `${field.label}: ${inputText(form, id, context)}`);
  if (texts.length > 0) return `Assumed unless you say otherwise: ${texts.join("; ")}.`;
  return withoutCaution ? undefined : calculator.disclaimer?.split(/(?<=\.)\s/)[0];
}

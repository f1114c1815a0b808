import { firstSentence } from "../core/locale/locale.ts";
import { answerFigures, assumedTexts } from "../faces/answers/answer-figures.ts";
import type { WrittenAnswer } from "../kit/calculator/computation.ts";
import type { FormCalculator } from "../kit/calculator/define.ts";
import type { Currency } from "../kit/fields/currency.ts";
import type { Entries } from "../kit/fields/entry.ts";
import type { SentInputs } from "../kit/fields/omitted-inputs.ts";
import type { Focus } from "../kit/phrases/define.ts";
import { findQuantity } from "../kit/quantities/find.ts";
import type { UnitSystem } from "../kit/quantities/systems.ts";
import { type WrittenStep, writtenSteps } from "../run/format/format-steps.ts";
import { withUnit } from "../run/format/quantities.ts";
import type { InputContext } from "../run/format/scenario-text.ts";
import { valueContext } from "../run/format/value-context.ts";
import { figuresOf } from "../run/output-lists.ts";
import { messages } from "./messages.ts";

interface Calculated {
  calculator: FormCalculator;
  answer: WrittenAnswer;
  entries: Entries;
  sent: Pick<SentInputs, "sent" | "implied">;
  currency: Currency;
  system: UnitSystem;
}

/** Formats the requested figure, its derivation, and the necessary caveats. */
export function calculationText(calculated: Calculated, focus: Focus = {}): string {
  const { calculator, answer, entries, currency, system } = calculated;
  const context = valueContext(currency, entries, calculator.inputs, system);
  const declared = figuresOf(calculator.outputs);
  const { unit } = focus;
  const figures = answerFigures(declared, answer, focus, {
    ...context,
    ...(unit && { quantities: withUnit(context.quantities, findQuantity(unit.quantity), unit.id, currency) }),
  });
  const [first] = figures;
  const steps = answer.steps.flatMap((step) =>
    writtenSteps(calculator, [step], context).map((writtenStep) => ({
      ...writtenStep,
      preliminary: "values" in step && calculator.formulas?.[step.formula]?.preliminary === true,
    })),
  );
  const step = first && keyStep(steps, first);
  const remark = assumptionText(calculated, focus);
  return [
    ...figures.map(({ label, text }) => `${label}: ${text}`),
    ...(step ? stepLines(step) : []),
    ...(focus.note === undefined ? [] : [focus.note]),
    ...(focus.source === undefined ? [] : [`Source: ${focus.source}.`]),
    ...answer.warnings
      .filter(({ level }) => level !== "note")
      .slice(0, 2)
      .map(({ text }) => text),
    ...(remark === undefined ? [] : [remark]),
  ].join("\n");
}

/** Returns the step of the figure; for the primary figure otherwise the first one that is not preliminary. */
const keyStep = (
  steps: readonly (WrittenStep & { preliminary: boolean })[],
  { label, text, primary }: { label: string; text: string; primary: boolean },
): WrittenStep | undefined =>
  steps.find(({ result }) => result.replace(/^\+/, "") === text) ??
  steps.find(({ title }) => title === label) ??
  (primary ? (steps.find(({ preliminary }) => !preliminary) ?? steps[0]) : undefined);

const MAX_STEP_LENGTH = 240;

function stepLines({ formula, substituted, solvedFor, result }: WrittenStep): string[] {
  const ending = solvedFor === undefined ? ` = ${result}` : `, so ${solvedFor} = ${result}`;
  const numbers = substituted === undefined ? undefined : substituted + ending;
  return [formula, ...(numbers !== undefined && numbers.length <= MAX_STEP_LENGTH ? [numbers] : [])];
}

export const convertersOf = ({ inputs }: FormCalculator): InputContext["converters"] =>
  Object.fromEntries(
    Object.values(inputs).flatMap((field) => {
      const converter = field.kind === "quantity" ? findQuantity(field.converter) : undefined;
      return converter ? [[converter.slug, converter]] : [];
    }),
  );

/** Returns the defaults of the answer; without any, the calculator's disclaimer. */
function assumptionText(
  { calculator, entries, sent, currency, system }: Calculated,
  { assumes, withoutCaution }: Focus,
): string | undefined {
  const context = {
    ...valueContext(currency, entries, calculator.inputs, system),
    converters: convertersOf(calculator),
  };
  const texts = assumedTexts({ fields: calculator.inputs, entries, ...sent }, assumes, context);
  if (texts.length > 0) return messages.assumptions(texts.join("; "));
  const { disclaimer } = calculator;
  return withoutCaution || disclaimer === undefined ? undefined : firstSentence(disclaimer);
}

import { type Failure, failure, type Problem, type Result, success } from "../../core/result/result.ts";
import { unitNamer } from "../../kit/fields/unit-namer.ts";
import type { Call, Question, Repair } from "../../kit/phrases/define.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { EntryTools } from "../../projects/results.ts";
import { pageOfForm } from "../../run/address/job-address.ts";
import { sealOfFigure, sourceOfAnswer } from "../../run/format/answer-seal.ts";
import { chosenUnits } from "../../run/format/chosen-units.ts";
import { quantitiesOf, withUnit } from "../../run/format/quantities.ts";
import type { Answer, Page } from "./answer.ts";
import { answerFigures, answerInputs } from "./answer-figures.ts";
import { sentForm } from "./call-form.ts";
import { figureOf } from "./figure.ts";
import * as messages from "./messages.ts";
import type { QuestionContext } from "./reading.ts";

const MAX_PROBLEMS = 2;
const MAX_WARNINGS = 2;

/** Answers a call of a calculator with a form. */
export async function calculatedAnswer(
  { view, jobs, calculate }: EntryTools,
  { input, focus = {} }: Call,
  context: QuestionContext,
  defaultSystem: UnitSystem,
  page: Page,
  quantityOf: Question["quantityOf"],
  question: string,
): Promise<Result<Answer>> {
  const { fields, outputs, converters, disclaimer } = view;
  const sent = sentForm(
    fields,
    input,
    defaultSystem,
    unitNamer((slug) => converters[slug]),
  );
  const rejected = (problems: readonly Problem[]): Failure =>
    failure(
      "",
      problems
        .slice(0, MAX_PROBLEMS)
        .map(({ path, message }) => `${fields[path.split(".")[0] ?? ""]?.label ?? path}: ${message}`)
        .join(" "),
    );
  if (!sent.ok) return rejected(sent.problems);
  const { entries, sent: inputs, currency, system, state } = sent.value;
  const calculation = await calculate(entries, { ...context, currency }, system);
  if (!calculation.ok)
    return calculation.unavailable ? failure("", messages.dataUnavailable) : rejected(calculation.problems);
  const { value: answer, records } = calculation;
  const quantities = quantitiesOf(
    (slug) => converters[slug],
    chosenUnits(fields, entries, system),
    view.curve,
    currency,
  );
  const { unit } = focus;
  const wanted = unit
    ? withUnit(quantities, quantityOf(unit.quantity) ?? converters[unit.quantity], unit.id, currency)
    : quantities;
  const figureContext = { currency, quantities: wanted };
  const [first, ...more] = answerFigures(outputs, answer, focus, figureContext);
  const figure = first && outputs[first.id];
  // A question about a single figure is not answered by another one.
  const isOther = focus.show?.length === 1 && first?.id !== focus.show[0];
  if (!first || !figure || isOther) return failure("", messages.figureMissing);
  const displayedInputs = answerInputs({ fields, entries, ...inputs }, focus.assumes, {
    currency,
    quantities,
    converters,
    records,
  });
  const caution = focus.withoutCaution ? undefined : disclaimer?.split(/(?<=\.)\s/)[0];
  const { path, label } = pageOfForm(jobs, {
    fields,
    state,
    sent: Object.keys(inputs.sent),
    question,
    output: focus.show?.[0],
  });
  return success({
    label: first.label,
    named: true,
    ...figureOf(first.text),
    seal: sealOfFigure(view, figure, { answer, id: first.id, context: figureContext }),
    source: focus.source ?? sourceOfAnswer(view, answer, first) ?? page.label,
    inputs: displayedInputs,
    more: more.map(({ label, text }) => ({ label, text })),
    notes: [
      ...(focus.note === undefined ? [] : [focus.note]),
      ...answer.warnings
        .filter(({ level }) => level !== "note")
        .slice(0, MAX_WARNINGS)
        .map(({ text }) => text),
      ...(displayedInputs.some(({ isAssumed }) => isAssumed) || caution === undefined ? [] : [caution]),
    ],
    page: { path: page.path + path, label: label ?? page.label },
  });
}

/** Returns the page of a calculator with the understood part of a question that misses a value. */
export function partialPage(
  { view: { fields, converters }, jobs }: EntryTools,
  input: Call["input"],
  defaultSystem: UnitSystem,
  page: Page,
  question: string,
  output?: string,
): Page {
  const understood = Object.entries(input).filter(([id]) => Object.hasOwn(fields, id) || id === "currency");
  const namer = unitNamer((slug) => converters[slug]);
  const sent = sentForm(fields, Object.fromEntries(understood), defaultSystem, namer);
  if (!sent.ok || understood.length === 0) return page;
  const { state, sent: inputs } = sent.value;
  const { path, label } = pageOfForm(jobs, {
    fields,
    state,
    sent: Object.keys(inputs.sent),
    question,
    output,
    isPartial: true,
  });
  return { path: page.path + path, label: label ?? page.label };
}

/** Returns the options of a missing choice as repairs of a question: "female", "male". */
export const optionRepairs = ({ view }: EntryTools, field: string, question: string): Repair[] => {
  const declared = view.fields[field];
  return declared?.kind === "choice"
    ? declared.options.map(({ label }) => ({ label, question: `${question} ${label.toLowerCase()}` }))
    : [];
};

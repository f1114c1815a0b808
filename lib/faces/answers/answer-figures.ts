import { stopwatchText } from "../../core/civil/clock.ts";
import type { OutputValue, WrittenAnswer } from "../../kit/calculator/computation.ts";
import type { FigureDeclaration } from "../../kit/calculator/define.ts";
import { applies, type Entry } from "../../kit/fields/entry.ts";
import { reviewInputs, type SentInputs } from "../../kit/fields/omitted-inputs.ts";
import type { Focus } from "../../kit/phrases/define.ts";
import { formatOutput, type ValueContext } from "../../run/format/format-output.ts";
import { type InputContext, inputText } from "../../run/format/scenario-text.ts";
import { figureIn } from "../../run/output-lists.ts";
import type { AnswerInput } from "./answer.ts";

type Declared = Readonly<Record<string, FigureDeclaration>>;

/** A figure of an answer for reading: "Monthly payment", "$1,896.20". */
interface FormattedFigure {
  id: string;
  label: string;
  text: string;
  primary: boolean;
  source?: string;
}

/** Formats the requested figures; by default the primary one and the next. */
export const answerFigures = (
  declared: Declared,
  answer: WrittenAnswer,
  focus: Focus,
  context: ValueContext,
): FormattedFigure[] =>
  selectOutputs(declared, answer, focus).map(([id, value], index) => {
    const output = declared[id];
    const isClock = focus.format === "clock" && typeof value === "number";
    const text = isClock
      ? stopwatchText(value)
      : output
        ? withoutIdleZeros(formatOutput(value, output.format, context))
        : String(value);
    return {
      id,
      label: (index === 0 && focus.label) || output?.label || id,
      text: focus.names?.[text] ?? text,
      primary: output?.primary === true,
      ...(output?.source && { source: output.source }),
    };
  });

/** Strips aligned zeros: "75.000000%" becomes "75%". Amounts of money keep theirs. */
const withoutIdleZeros = (text: string): string =>
  text.replace(/\.\d+(?=%$| h$)/, (decimals) => decimals.replace(/(?:\.|(?<!0))0+$/, ""));

const PLAIN_OUTPUTS = 2;

function selectOutputs(outputs: Declared, answer: WrittenAnswer, { show }: Focus): [string, OutputValue][] {
  const has = (id: string): boolean => figureIn(answer, id) !== undefined;
  const requested = show?.filter(has) ?? [];
  const primary = Object.keys(outputs).find((id) => outputs[id]?.primary && has(id));
  const others = Object.keys(outputs).filter((id) => has(id) && id !== primary);
  const ids =
    requested.length > 0
      ? requested
      : [...(primary === undefined ? [] : [primary]), ...others].slice(0, PLAIN_OUTPUTS);
  return ids.map((id) => [id, figureIn(answer, id) ?? ""]);
}

const NUMERIC: readonly string[] = ["money", "percent", "number", "count", "quantity"];

/** Returns true unless the entry is empty or zero. */
const isAmount = (entry: Entry | undefined): boolean =>
  !["", "0"].includes(typeof entry === "object" && "value" in entry ? entry.value : String(entry ?? ""));

/**
 * Lists the inputs of an answer: those that were sent, then the relevant defaults. The defaults are a subset of
 * the API’s `assumed`: those that the question names, else the visible numbers.
 */
export function answerInputs(
  form: SentInputs,
  assumes: Focus["assumes"],
  context: InputContext,
): AnswerInput[] {
  const { fields, entries, sent } = form;
  const inputOf = (id: string, more: Partial<AnswerInput>): AnswerInput => ({
    id,
    label: fields[id]?.label ?? id,
    text: inputText({ fields, entries }, id, context),
    ...more,
  });
  const assumed = reviewInputs(form).assumed.flatMap((id) => {
    const field = fields[id];
    const isRelevant =
      field &&
      (assumes
        ? assumes.includes(id)
        : NUMERIC.includes(field.kind) && !field.advanced && isAmount(entries[id]));
    return isRelevant ? [inputOf(id, { isAssumed: true })] : [];
  });
  const entered = Object.keys(sent).flatMap((id) => {
    const field = fields[id];
    // The fields that depend on a choice say what was chosen.
    const isImplied =
      field?.kind === "choice" && Object.values(fields).some(({ when }) => when && id in when);
    const isEntered = field && field.kind !== "rows" && !isImplied && applies(field, entries);
    return isEntered ? [inputOf(id, { entered: enteredText(sent[id]) })] : [];
  });
  return [...entered, ...assumed];
}

/** Returns the raw value of a sent input: its digits if it is a quantity. */
const enteredText = (sent: unknown): string =>
  String(typeof sent === "object" && sent !== null && "value" in sent ? sent.value : sent);

/** Formats the relevant defaults of an answer: "Term: 30 years". */
export const assumedTexts = (...form: Parameters<typeof answerInputs>): string[] =>
  answerInputs(...form)
    .filter(({ isAssumed }) => isAssumed)
    .map(({ label, text }) => `${label}: ${text}`);

import { copyToClipboard } from "@/components/calculator/clipboard";
import { Sealed } from "@/components/page/seal";
import { Announcement, useChangedText } from "@/components/ui/announcement";
import { Icon } from "@/components/ui/icon";
import { Numeral } from "@/components/ui/numeral";
import { withUncertainty } from "@/lib/calculators/physics/number-text";
import type { Solution } from "@/lib/calculators/physics/result";
import { firstProblem } from "@/lib/core/result/result";
import type { ValueContext } from "@/lib/run/format/format-output";
import { formatValue, scaleOf, writtenText } from "@/lib/run/format/format-value";
import { sentenceText } from "@/lib/run/format/sentence-text";
import { messages } from "./messages";
import { type AnsweredForm, textOf } from "./model";

export interface ResultFiguresProps {
  model: AnsweredForm;
  context: ValueContext;
  /** Solution that the drawing and the chart use. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Figures of a result, or the reason why there are none. */
export function ResultFigures({ model, context, chosen, onChoose }: ResultFiguresProps) {
  const { form, answer, problems } = model;
  const { view, unknown } = form;
  const isCurrent = answer.view.id === view.id && answer.unknown === unknown;
  const stale = problems.length > 0 || !isCurrent;
  const variable = view.variables[unknown];
  const { result } = answer;
  const solutions = isCurrent && result.ok ? result.value : [];
  const current = solutions[chosen] ?? solutions[0];
  const noSolutionText = describeNoSolution(model, isCurrent, context);
  const figures = solutions.map((solution) => figureText(solution, variable?.format, context));
  const [problem] = problems;
  const announcement = useChangedText(
    problem
      ? sentenceText(problem.message, context)
      : figures.length > 0
        ? `${variable?.label}: ${figures.join("; ")}`
        : noSolutionText,
  );
  return (
    <>
      <output aria-live="off" aria-labelledby="result-label" className="mt-1 block">
        {solutions.map((solution, index) => (
          <Figure
            key={solution.formula ?? solution.value}
            text={figureText(solution, variable?.format, context)}
            name={solutions.length > 1 ? `Solution ${index + 1}` : undefined}
            stale={stale}
            isChosen={solution === current}
            onChoose={solutions.length > 1 ? () => onChoose(index) : undefined}
          />
        ))}
        {solutions.length === 0 && <span className="block py-1 text-lg leading-snug">{noSolutionText}</span>}
      </output>
      <Announcement text={announcement} />
      <p className="text-muted text-sm leading-snug empty:hidden">
        {problems.length > 0 && solutions.length > 0 && messages.resultOfLastValidInputs}
      </p>
      {solutions.length > 0 && <Sealed seal="rounded" source={view.source.title} href="#formula-source" />}
    </>
  );
}

/** Describes why no figure is displayed: values to correct, a formula without a solution, or a result on its way. */
function describeNoSolution(
  { form, answer, problems }: AnsweredForm,
  isCurrent: boolean,
  context: ValueContext,
): string {
  if (problems.length > 0) {
    const hasInvalidEntry = problems.some(({ path }) => textOf(form.entries[path]) !== "");
    return hasInvalidEntry ? messages.correctValues : messages.fillInValues;
  }
  if (isCurrent && !answer.result.ok) return sentenceText(firstProblem(answer.result).message, context);
  return messages.calculating;
}

interface FigureProps {
  text: string;
  name: string | undefined;
  stale: boolean;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
}

function Figure({ text, name, stale, isChosen, onChoose }: FigureProps) {
  const size = text.length <= 16 ? "text-3xl md:text-4xl" : text.length <= 26 ? "text-2xl" : "text-xl";
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="block min-w-0 py-1">
        {name && onChoose && (
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={onChoose}
            className="min-h-11 text-muted text-sm underline-offset-4 hover:underline aria-pressed:text-accent md:min-h-6"
          >
            {name}
          </button>
        )}
        <span
          className={`numeral block font-semibold leading-tight [overflow-wrap:anywhere] ${size} ${stale ? "text-muted" : "text-ink"}`}
        >
          <Numeral text={text} />
        </span>
      </span>
      <button
        type="button"
        onClick={(event) => copyToClipboard(text, event.currentTarget)}
        aria-label={name ? `Copy ${name.toLowerCase()}` : "Copy result"}
        title="Copy"
        className="grid size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft print:hidden"
      >
        <Icon name="copy" />
      </button>
    </span>
  );
}

/** Formats a solution, with its uncertainty if it has one. */
function figureText(
  { value, uncertainty }: Pick<Solution, "value" | "uncertainty">,
  format: Parameters<typeof formatValue>[1] | undefined,
  { currency, quantities }: ValueContext,
): string {
  if (!format) return "";
  if (!uncertainty) return writtenText(formatValue(value, format, currency, quantities));
  if (format.kind !== "quantity") return withUncertainty(value, uncertainty.value);
  const { symbol, fromBase } = scaleOf(format, quantities);
  const width = Math.abs(fromBase(value + uncertainty.value) - fromBase(value - uncertainty.value)) / 2;
  return writtenText({ text: withUncertainty(fromBase(value), width), unit: symbol });
}

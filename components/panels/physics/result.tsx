import { copyToClipboard } from "@/components/calculator/clipboard";
import { Sealed } from "@/components/page/seal";
import { Announcement, useChangedText } from "@/components/ui/announcement";
import { Icon } from "@/components/ui/icon";
import { Numeral } from "@/components/ui/numeral";
import { withUncertainty } from "@/lib/calculators/physics/number-text";
import type { Solution } from "@/lib/calculators/physics/result";
import { firstProblem } from "@/lib/core/result/result";
import { type Entry, simpleIn } from "@/lib/kit/fields/entry";
import type { ValueContext } from "@/lib/run/format/format-output";
import { formatValue, scaleOf, writtenText } from "@/lib/run/format/format-value";
import { sentenceText } from "@/lib/run/format/sentence-text";
import { messages } from "./messages";
import { unitOf } from "./model";
import { SymbolName } from "./symbol";
import type { PhysicsModel } from "./use-physics";

interface PhysicsResultProps {
  model: PhysicsModel;
  context: ValueContext;
  /** Solution that the drawing and the chart use. */
  chosen: number;
  onChoose: (index: number) => void;
}

export function PhysicsResult({ model, context, chosen, onChoose }: PhysicsResultProps) {
  const { form, answer, problems, setField } = model;
  const { view, unknown } = form;
  const isCurrent = answer.view.id === view.id && answer.unknown === unknown;
  const stale = problems.length > 0 || !isCurrent;
  const variable = view.variables[unknown];
  const field = view.fields[unknown];
  const unit = unitOf(form, unknown);
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
    <div className="rounded-lg border border-line-strong bg-surface p-4 md:p-5">
      <div className="flex items-start justify-between gap-3">
        <p className="font-medium text-muted text-sm" id="result-label">
          {variable?.label} <SymbolName id={unknown} />
        </p>
        {field?.kind === "quantity" && field.units.length > 1 && (
          <select
            aria-label="Unit of the result"
            value={unit}
            onChange={(event) => {
              setField(unknown, { value: textOf(form.entries[unknown]), unit: event.target.value });
            }}
            className="h-11 max-w-40 rounded-md border border-line-strong bg-sunken px-2 text-sm md:h-9"
          >
            {field.units.map((id) => (
              <option key={id} value={id}>
                {view.converters[field.converter]?.units.find((each) => each.id === id)?.symbol ?? id}
              </option>
            ))}
          </select>
        )}
      </div>
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
    </div>
  );
}

/** Returns the text of a field without its unit. */
function textOf(entry: Entry | undefined): string {
  const simple = simpleIn(entry);
  return (typeof simple === "string" ? simple : simple.value).trim();
}

/** Describes why no figure is displayed: values to correct, a formula without a solution, or a result on its way. */
function describeNoSolution(
  { form, answer, problems }: PhysicsModel,
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
export function figureText(
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

"use client";

import type { MouseEvent } from "react";
import { SealWithCitation } from "@/components/page/seal";
import { Announcement } from "@/components/ui/announcement";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import { Numeral } from "@/components/ui/numeral";
import { firstSentence } from "@/lib/core/locale/locale";
import { answerFigures } from "@/lib/run/answer-figures";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { sealOfFigure, sourceOfAnswer } from "@/lib/run/format/answer-seal";
import { formatOutput } from "@/lib/run/format/format-output";
import { figureIn } from "@/lib/run/output-lists";
import { messages } from "../messages";
import type { FiguresProps } from "./figures-props";
import { problemSentences } from "./no-result";
import type { CalculatorModel } from "./use-calculator";
import { useFormatContext } from "./use-format-context";

export interface PrimaryResultProps extends FiguresProps {
  view: Pick<CalculatorView, "seal" | "formulas" | "sources" | "disclaimer">;
  sources: string | undefined;
  /** Retries after data for the answer failed to load. */
  onRetry: (() => void) | undefined;
}

/** Primary figure: the largest text on the page, copied in plain digits. `ResultStatus` announces it. */
export function PrimaryResult({
  view,
  sources,
  outputs,
  answer,
  format,
  stale,
  onRetry,
}: PrimaryResultProps) {
  const context = useFormatContext(format);
  const { primary, verdict } = answerFigures(outputs, answer);
  const formatFigure = (id: string | undefined) => {
    const output = id === undefined ? undefined : outputs[id];
    const value = id === undefined ? undefined : figureIn(answer, id);
    return output && value !== undefined ? formatOutput(value, output.format, context) : undefined;
  };
  const output = outputs[primary ?? ""];
  const primaryValue = formatFigure(primary);
  if (!output || primaryValue === undefined) return null;
  const meaning = formatFigure(verdict);

  // Loads the copy code with the first copy.
  const copy = ({ currentTarget }: MouseEvent) =>
    import("./copy-result").then(
      ({ copyResult }) =>
        copyResult(figureIn(answer, primary ?? "") ?? "", output.format, context, currentTarget),
      () => notifyError(messages.resultNotCopied),
    );

  return (
    <div className="flex items-start justify-between gap-3 rounded-lg border border-line-strong bg-surface py-3 pr-3 pl-4 md:py-4 md:pl-5">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <p className="font-medium text-muted text-sm" id="primary-label">
          {output.label}
        </p>
        <div
          className={`order-1 flex basis-full flex-wrap items-baseline gap-x-3 ${stale ? "text-muted" : "text-ink"}`}
        >
          <output
            aria-live="off"
            aria-labelledby="primary-label"
            className={`numeral mt-1 block font-semibold leading-tight [overflow-wrap:anywhere] ${sizeOf(primaryValue)}`}
          >
            <Numeral text={primaryValue} />
          </output>
          {meaning && (
            <p data-verdict="" className="basis-full font-medium leading-snug">
              {meaning}
            </p>
          )}
        </div>
        <p className="text-muted text-sm leading-snug empty:hidden max-md:text-xs md:order-1 md:mt-1 md:basis-full">
          {stale ?? output.hint}
        </p>
        <div className="order-1 mt-1 -mr-14 min-w-0 basis-full embed-low:hidden">
          <SealWithCitation
            seal={sealOfFigure(view, output, { answer, id: primary ?? "", context })}
            source={sourceOfAnswer(view, answer, output) ?? ""}
            href={sources}
          />
        </div>
        {view.disclaimer !== undefined && (
          <p
            data-disclaimer=""
            className="order-1 -mr-14 basis-full text-muted text-xs leading-snug print:hidden"
          >
            {firstSentence(view.disclaimer)}
          </p>
        )}
        {onRetry && (
          <div role="alert" className="order-1 basis-full text-sm">
            <span className="sr-only">{stale}</span>
            <button type="button" onClick={onRetry} className="min-h-11 font-medium text-accent">
              Try again
            </button>
          </div>
        )}
      </div>
      <button
        type="button"
        onClick={copy}
        aria-label="Copy result"
        title="Copy result"
        className="-mt-1 grid size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft print:hidden"
      >
        <Icon name="copy" />
      </button>
    </div>
  );
}

export interface ResultStatusProps {
  view: CalculatorView;
  model: CalculatorModel;
  format: FiguresProps["format"];
}

/** Announces the result, or the problems of the inputs, once the visitor pauses. */
export function ResultStatus({ view, model, format }: ResultStatusProps) {
  const context = useFormatContext(format);
  const { answer, problems, waiting } = model;
  if (problems.length > 0)
    return <Announcement text={problemSentences(view.fields, problems).slice(0, MAX_ANNOUNCED).join(" ")} />;
  // The page itself says the server’s answer.
  if (waiting || answer === view.answer) return <Announcement text="" />;
  const { primary, verdict } = answerFigures(view.outputs, answer);
  const texts = [primary, verdict].flatMap((id) => {
    const output = view.outputs[id ?? ""];
    const value = id === undefined ? undefined : figureIn(answer, id);
    return output && value !== undefined
      ? [`${output.label}: ${formatOutput(value, output.format, context)}`]
      : [];
  });
  return <Announcement text={texts.join(". ")} />;
}

/** Maximum number of problems in one announcement. */
const MAX_ANNOUNCED = 3;

/** Reduces the size of long results, so that usual ones can be large. */
function sizeOf(text: string): string {
  if (text.length <= 14) return "text-3xl md:text-4xl";
  if (text.length <= 22) return "text-2xl md:text-3xl";
  return text.length <= 40 ? "text-xl md:text-2xl" : "text-base";
}

"use client";

import { type ReactNode, useId } from "react";
import { Sealed } from "@/components/page/seal";
import { Announcement } from "@/components/ui/announcement";
import { useSettledProblem } from "@/components/ui/input-pause";
import { sealOfNumber } from "@/lib/core/sources/seal";
import type { CompiledUnit } from "@/lib/units/compile";
import { fittedSize, isLong, UNIT } from "./fitted-size";
import { messages } from "./messages";
import { ResultActions } from "./result-actions";
import { ResultField } from "./result-field";
import type { ConverterModel } from "./use-converter";
import { useTypedResult } from "./use-entered-result";

interface ResultProps {
  model: ConverterModel;
  from: CompiledUnit;
  to: CompiledUnit;
  keyboard: "decimal" | "text";
  /** Converter-specific rounding; undefined for ten significant digits. */
  rounding: { decimals: number } | undefined;
  height: string;
  /** Address of the sources page, if embedded in another site. */
  sources: string | undefined;
  /** Unit chooser, attached below the result. */
  children: ReactNode;
}

/**
 * Result: the largest text on the page, announced once the visitor pauses, copied in plain digits. Typing over it finds the
 * value of another result.
 */
export function Result({ model, from, to, keyboard, rounding, height, sources, children }: ResultProps) {
  const id = useId();
  const enteredResult = useTypedResult(model);
  const problem = useSettledProblem(enteredResult.problem);
  const { answer, state, stale } = model;
  const behind =
    enteredResult.isOverridden && state.text !== "" ? `${state.text} ${symbolOf(from)}`.trim() : undefined;

  return (
    <div className="min-w-0">
      <div className="mb-1 flex items-center gap-3 text-muted text-sm max-md:mt-2 embed-low:mt-0">
        <p className="font-medium" id="result-label">
          Result
        </p>
        {(answer.result || stale) && (
          <Sealed seal={answer.seal ?? sealOfNumber(answer.exactness, true, "factor")} href={sources} />
        )}
      </div>
      <div className="rounded-md border border-line-strong bg-sunken hover:border-accent">
        <div
          className={`@container relative flex flex-col justify-center px-3 py-1 embed-low:py-0 ${height}`}
        >
          <Figure model={model} unit={to} />
          {answer.compound !== undefined && !stale && (
            <p className="numeral truncate text-muted leading-6">{answer.compound}</p>
          )}
          <ResultField
            text={enteredResult.text}
            keyboard={keyboard}
            isOverridden={enteredResult.isOverridden}
            invalid={problem !== undefined}
            describedBy={`${id}-message`}
            onChange={enteredResult.type}
            onFocus={enteredResult.focus}
            onBlur={enteredResult.blur}
          />
        </div>
        {children}
        <ResultActions model={model} rounding={rounding} />
      </div>
      <div className="min-h-6 embed-low:min-h-5 pt-1 embed-low:pt-0 text-muted text-sm leading-snug">
        <p id={`${id}-message`}>
          {problem !== undefined && <span className="text-danger">{problem}</span>}
          {enteredResult.problem === undefined && behind !== undefined && messages.from(behind)}
        </p>
        {answer.note}
        {answer.note === undefined && enteredResult.problem === undefined && behind === undefined && (
          <p aria-hidden="true" className="script-only text-xs leading-5 max-md:hidden">
            Edit the result to convert back
          </p>
        )}
      </div>
      <Announcement
        text={announcementOf(
          model,
          to,
          enteredResult.problem,
          enteredResult.isOverridden ? behind : undefined,
        )}
      />
    </div>
  );
}

/** Returns what a pause announces: the problem, else the result or the value behind an entered one. */
function announcementOf(
  { answer, stale, isServed }: ConverterModel,
  unit: CompiledUnit,
  problem: string | undefined,
  behind: string | undefined,
): string {
  if (stale || isServed) return "";
  if (behind !== undefined && problem === undefined) return messages.from(behind);
  const result = answer.result && `${answer.result.display} ${symbolOf(unit)}`.trim();
  const reading = answer.reading && messages.readAs(answer.reading);
  const texts = [problem, ...Object.values(answer.problems), reading, result, result && answer.compound];
  return texts.filter((text) => text !== undefined && text !== "").join(". ");
}

const symbolOf = (unit: CompiledUnit): string => (unit.symbol === "—" ? "" : unit.symbol);

/** Number on one line, with its unit in a lighter style next to it or, if it does not fit, below. */
function Figure({ model: { answer, state, stale }, unit }: { model: ConverterModel; unit: CompiledUnit }) {
  const { result, problems } = answer;
  const empty = state.text.trim() === "";
  const none = empty ? "" : problems.value?.startsWith("Invalid Input") ? "Invalid Input" : "N/A";
  // Hides the result of another state.
  const display = stale ? "…" : (result?.display ?? none);
  const symbol = result && !stale ? symbolOf(unit) : "";
  return (
    <output
      aria-live="off"
      aria-labelledby="result-label"
      style={{ fontSize: isLong(display) ? "0.875rem" : fittedSize(display, symbol) }}
      className={`numeral font-semibold leading-tight ${isLong(display) ? "break-all" : ""} ${result && !stale ? "text-ink" : "text-muted"}`}
    >
      <span className={isLong(display) ? "" : "whitespace-nowrap"}>{display}</span>
      {symbol !== "" && (
        <span
          className="numeral-unit ml-[0.3em] inline-block whitespace-nowrap"
          style={{ fontSize: `max(0.75rem, ${UNIT}em)` }}
        >
          {symbol}
        </span>
      )}
    </output>
  );
}

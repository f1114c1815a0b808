"use client";

import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import type { WrittenAnswer } from "@/lib/calculators/computation";
import type { FigureDeclaration } from "@/lib/calculators/define";
import { figureIn } from "@/lib/faces/output-lists";
import { formatOutput, type ValueContext } from "@/lib/faces/text/format-output";
import { copyToClipboard } from "../clipboard";
import { showPlace } from "./rows/show-place";

interface ResultsProps {
  outputs: Readonly<Record<string, FigureDeclaration>>;
  answer: WrittenAnswer;
  context: ValueContext;
  /** Why the answer is an earlier one. */
  stale: string | undefined;
}

interface PrimaryResultProps extends ResultsProps {
  /** When what the answer needs could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** The ids of an answer's outputs as declared: the primary one, and the others. */
export function outputsOf(
  outputs: Readonly<Record<string, FigureDeclaration>>,
  answer: WrittenAnswer,
): { primary: string | undefined; others: readonly string[] } {
  const present = Object.keys(outputs).filter((id) => figureIn(answer, id) !== undefined);
  const primary = present.find((id) => outputs[id]?.primary) ?? present[0];
  return { primary, others: present.filter((id) => id !== primary) };
}

/** The primary figure: the largest thing on the page, announced politely, copied in plain digits. */
export function PrimaryResult({ outputs, answer, context, stale, onRetry }: PrimaryResultProps) {
  const { primary } = outputsOf(outputs, answer);
  const output = primary === undefined ? undefined : outputs[primary];
  const value = primary === undefined ? undefined : figureIn(answer, primary);
  if (!output || value === undefined) return null;
  const shown = formatOutput(value, output.format, context);
  const { format } = output;

  async function copy({ currentTarget }: MouseEvent) {
    const plain = await import("@/lib/faces/text/plain-output").then(
      ({ plainOutput }) => plainOutput(value ?? "", format, context),
      () => shown,
    );
    await copyToClipboard(plain, currentTarget);
  }

  return (
    <div className="rounded-lg border border-line-strong bg-surface p-4 md:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium text-muted text-sm" id="primary-label">
            {output.label}
          </p>
          <output
            aria-labelledby="primary-label"
            className={`tabular mt-1 block font-semibold leading-tight [overflow-wrap:anywhere] ${sizeOf(shown)} ${stale ? "text-muted" : "text-ink"}`}
          >
            {shown}
          </output>
        </div>
        <button
          type="button"
          onClick={copy}
          aria-label="Copy result"
          title="Copy result"
          className="grid size-11 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft print:hidden"
        >
          <Icon name="copy" />
        </button>
      </div>
      <p className="mt-1 text-muted text-sm leading-snug empty:hidden">{stale ?? output.hint}</p>
      {onRetry && (
        <div role="alert" className="text-sm">
          <span className="sr-only">{stale}</span>
          <button type="button" onClick={onRetry} className="min-h-11 font-medium text-accent">
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

/** Long results step down so that the usual ones can be large. */
function sizeOf(text: string): string {
  if (text.length <= 14) return "text-4xl";
  if (text.length <= 22) return "text-3xl";
  return text.length <= 40 ? "text-xl" : "text-base";
}

/** The other figures, and what to beware of. */
export function SecondaryResults({ outputs, answer, context, stale }: ResultsProps) {
  const { others } = outputsOf(outputs, answer);
  return (
    <div className="space-y-4">
      {others.length > 0 && (
        <dl className={`divide-y divide-line border-line border-y ${stale ? "text-muted" : ""}`}>
          {others.map((id) => (
            <OutputRow key={id} output={outputs[id]} value={figureIn(answer, id)} context={context} />
          ))}
        </dl>
      )}
      <Warnings answer={answer} />
    </div>
  );
}

interface OutputRowProps {
  output: FigureDeclaration | undefined;
  value: number | string | undefined;
  context: ValueContext;
}

function OutputRow({ output, value, context }: OutputRowProps) {
  if (!output || value === undefined) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-muted text-sm">
        {output.label}
        {output.hint && <span className="block text-xs leading-snug">{output.hint}</span>}
      </dt>
      <dd className="tabular ml-auto text-right font-medium [overflow-wrap:anywhere]">
        {formatOutput(value, output.format, context)}
      </dd>
    </div>
  );
}

/** What may mislead or harm, each with its reason; notes are quieter. */
function Warnings({ answer }: { answer: WrittenAnswer }) {
  if (answer.warnings.length === 0) return null;
  return (
    <ul className="space-y-2">
      {answer.warnings.map(({ text, level = "warning", at }) => (
        <li
          key={`${at} ${text}`}
          className={`rounded-md border px-3 py-2 text-sm leading-snug ${level === "warning" ? "border-warning bg-warning-soft text-ink" : "border-line text-muted"}`}
        >
          <span className="font-medium">{level === "warning" ? "Warning: " : "Note: "}</span>
          {text}
          {at !== undefined && (
            <button
              type="button"
              aria-label={`Show where: ${text}`}
              onClick={() => showPlace(at)}
              className="script-only -my-3 ml-1 inline-flex min-h-11 min-w-11 items-center justify-center font-medium text-accent underline md:-my-0.5 md:min-h-7 print:hidden"
            >
              Show
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

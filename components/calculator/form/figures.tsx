"use client";

import { memo, type RefObject, useEffect, useRef } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { Warning as AnswerWarning } from "@/lib/kit/calculator/computation";
import type { FigureDeclaration } from "@/lib/kit/calculator/define";
import { answerFigures } from "@/lib/run/answer-figures";
import { formatOutput, type ValueContext } from "@/lib/run/format/format-output";
import { figureIn } from "@/lib/run/output-lists";
import type { FiguresProps, FormattedFiguresProps } from "./figures-props";
import { showPlace } from "./rows/show-place";
import { useFormatContext } from "./use-format-context";
import { useStrip } from "./use-strip";

type Warning = AnswerWarning<string>;

const loadStrip = () => import("./result-strip").then(({ ResultStrip }) => ResultStrip);

export function KeyFigures({ format, ...rest }: FiguresProps) {
  const props = { ...rest, context: useFormatContext(format) };
  const { key } = answerFigures(props.outputs, props.answer);
  const box = useRef<HTMLDivElement>(null);
  const { control, isWanted } = useStrip(box);
  useFigureHeight(box);
  const { loaded: Strip } = useLoaded(isWanted, loadStrip);

  function show() {
    if (control instanceof HTMLElement) control.blur();
    box.current?.scrollIntoView({ block: "center" });
  }

  return (
    <div ref={box} data-paper="figures" className="space-y-3">
      <FigureList {...props} ids={key} />
      <Warnings warnings={props.answer.warnings} />
      {isWanted && Strip && <Strip {...props} control={control} onPress={show} />}
    </div>
  );
}

/** All other figures. */
export const FurtherFigures = memo(function FurtherFigures(props: FormattedFiguresProps) {
  const { further } = answerFigures(props.outputs, props.answer);
  return <FigureList {...props} ids={further} columns />;
});

interface FigureListProps extends FormattedFiguresProps {
  ids: readonly string[];
  /** Two columns where there is room. */
  columns?: true;
}

function FigureList({ ids, columns, outputs, answer, context, stale }: FigureListProps) {
  if (ids.length === 0) return null;
  return (
    <dl
      className={`border-line border-t ${columns ? "@2xl:columns-2 gap-x-10" : ""} ${stale ? "text-muted" : ""}`}
    >
      {ids.map((id) => (
        <FigureRow key={id} output={outputs[id]} value={figureIn(answer, id)} context={context} />
      ))}
    </dl>
  );
}

interface FigureRowProps {
  output: FigureDeclaration | undefined;
  value: number | string | undefined;
  context: ValueContext;
}

function FigureRow({ output, value, context }: FigureRowProps) {
  if (!output || value === undefined) return null;
  return (
    <div className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2">
      <dt className="text-muted text-sm">
        {output.label}
        {output.hint && <span className="block text-xs leading-snug">{output.hint}</span>}
      </dt>
      <dd className="numeral ml-auto text-right font-medium [overflow-wrap:anywhere]">
        {formatOutput(value, output.format, context)}
      </dd>
    </div>
  );
}

/** Warnings, then notes, since both may limit the answer. A printed page has room only for warnings. */
function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  const rank = ({ level }: Warning) => (level === "note" ? 1 : 0);
  const sorted = warnings.toSorted((a, b) => rank(a) - rank(b));
  return (
    <ul data-warnings="" className="space-y-2">
      {sorted.map(({ text, level = "warning", at }) => (
        <li
          key={`${at} ${text}`}
          className={
            level === "warning"
              ? "rounded-md border border-warning bg-warning-soft px-3 py-2 text-ink text-sm leading-snug"
              : "text-muted text-sm leading-snug max-md:text-xs print:hidden"
          }
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

/**
 * Passes the height of the primary figure to the stylesheet, which places the rest of the dock below it.
 * `box` is in the dock.
 */
function useFigureHeight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dock = box.current?.closest<HTMLElement>(".dock");
    const figure = dock?.querySelector(".dock-figure");
    if (!dock || !figure) return;
    const observer = new ResizeObserver(() =>
      dock.style.setProperty("--figure-height", `${figure.getBoundingClientRect().height}px`),
    );
    observer.observe(figure);
    return () => observer.disconnect();
  }, [box]);
}

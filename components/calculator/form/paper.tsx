"use client";

import { memo, type ReactNode } from "react";
import type { Problem } from "@/lib/core/result/result";
import { type ReportList, type ReportRow, reportInputs, reportLists } from "@/lib/faces/report/inputs";
import { namedProblems } from "@/lib/faces/report/named-problems";
import { answerFigures } from "@/lib/run/answer-figures";
import { sourceOfAnswer } from "@/lib/run/format/answer-seal";
import { NO_VALUE } from "@/lib/run/format/format-value";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { messages } from "../messages/paper";
import type { ScenariosProps } from "./compare/use-scenarios";
import { useFormatContext } from "./use-format-context";
import { usePrinting } from "./use-printing";

/** Maximum numbers of inputs and rows that leave room for the result on one page. */
const MAX_INPUTS = 27;
const MAX_ROWS = 5;
const MAX_CELLS = 7;

export interface PaperProps {
  view: ScenariosProps["view"];
  current: ScenariosProps["current"];
  readings: Readonly<Record<string, string>>;
  today: string;
  problems: readonly Problem[];
  /** Reason why the answer is not that of the inputs, if it is not. */
  stale: string | undefined;
}

/** Inputs on a printed page. The server prepares those of the untouched page; later ones are rendered when it is printed. */
export const PaperInputs = memo(function PaperInputs(props: PaperProps) {
  const isPrinting = usePrinting();
  return isPrinting || typeof document === "undefined" ? <Inputs {...props} /> : null;
});

function Inputs({ view, current, readings, today, problems, stale }: PaperProps) {
  const { fields } = view;
  const { displayedEntries: entries, state } = current;
  const plain = useFormatContext(current.format);
  const context: InputContext = typeof document === "undefined" ? plain : { ...plain, today };
  const inputs = reportInputs(fields, entries, readings, context).filter(({ text }) => text !== NO_VALUE);
  // A long form prints what differs from its defaults, and what is not folded on the screen.
  const isShort = inputs.length <= MAX_INPUTS;
  const printed = isShort
    ? inputs
    : inputs.filter(({ id }) => !fields[id]?.advanced || entries[id] !== view.start[id]).slice(0, MAX_INPUTS);
  return (
    <section data-paper="inputs" aria-label="Inputs" className="paper-only">
      <dl>
        {printed.map(({ id, label, text, reading }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {text}
              {reading !== undefined && ` (${reading})`}
            </dd>
          </div>
        ))}
      </dl>
      {reportLists(fields, entries, state.system, context).map((list) => (
        <PaperList key={list.id} list={list} />
      ))}
      {printed.length < inputs.length && <p>{messages.moreInputs(inputs.length - printed.length)}</p>}
      {/* An answer to other inputs is never printed. */}
      {stale !== undefined && (
        <div data-paper="problems">
          <h2>{messages.noResult}</h2>
          <ul>
            {problems.length === 0 && <li>{stale}</li>}
            {namedProblems(fields, problems).map(({ path, message }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Source of the result on a printed page, and the limits of its use. */
export function PaperSource({ view, current: { answer } }: PaperProps) {
  const { primary } = answerFigures(view.outputs, answer);
  const output = primary === undefined ? undefined : view.outputs[primary];
  const source = output && sourceOfAnswer(view, answer, output);
  return (
    <section data-paper="source" aria-label="Source" className="paper-only">
      {source !== undefined && <p>{messages.source(source)}</p>}
      {view.disclaimer !== undefined && <p>{view.disclaimer}</p>}
    </section>
  );
}

/** Rows of a list, a line each. */
function PaperList({ list: { label, rows } }: { list: ReportList }) {
  return (
    <>
      <h2>{label}</h2>
      <ol>
        {rows.slice(0, MAX_ROWS).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal; a row has no state
          <li key={index}>{rowLine(row)}</li>
        ))}
      </ol>
      {rows.length > MAX_ROWS && <p>{messages.moreRows(rows.length - MAX_ROWS)}</p>}
    </>
  );
}

/** Formats "Living room · Floor area 20 m² · Height 2.7 m". */
const rowLine = ({ cells, lists }: ReportRow): ReactNode => (
  <>
    {cells.slice(0, MAX_CELLS).map(({ label, text }, at) => (
      <span key={label}>
        {at > 0 && ` · ${label} `}
        {text}
      </span>
    ))}
    {lists.map(({ label, rows }) => (
      <span key={label}>{` · ${label}: ${rows.length}`}</span>
    ))}
  </>
);

"use client";

import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/lib/catalog/icon-names";
import { type HistoryEntry, historyCsv } from "@/lib/kit/calculator/history";
import { copyToClipboard } from "./clipboard";
import { download } from "./download";
import { keepFocus } from "./keep-focus";

interface HistoryPanelProps {
  entries: readonly HistoryEntry[];
  readExpression: (expression: string) => string;
  readResult: (plain: string) => string;
  /** File name of the CSV: "basic-calculator-history.csv". */
  fileName: string;
  onUse: (entry: HistoryEntry) => void;
  /** Restores an expression in calculators that can edit one; `onUse` takes its result. */
  onUseExpression?: (entry: HistoryEntry) => void;
  onDelete: (index: number) => void;
  onClear: () => void;
  /** Undoes a clear. */
  onRestore: (entries: readonly HistoryEntry[]) => void;
}

export function HistoryPanel(props: HistoryPanelProps) {
  const { entries, fileName, onDelete, onClear, onRestore } = props;
  const [erased, setErased] = useState<readonly HistoryEntry[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);

  function deleteEntry(index: number, event: MouseEvent) {
    flushSync(() => onDelete(index));
    if (event.detail > 0) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>("[data-delete]");
    (buttons?.[index] ?? buttons?.[index - 1] ?? heading.current)?.focus();
  }

  function clear(event: MouseEvent) {
    setErased(entries);
    flushSync(onClear);
    if (event.detail === 0) heading.current?.focus();
  }

  return (
    <section
      aria-labelledby="history-title"
      className="flex h-full w-full flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="flex min-h-12 items-center border-line border-b pr-1 pl-4 md:pr-2">
        <h2 id="history-title" ref={heading} tabIndex={-1} className="flex-1 font-semibold text-sm">
          History
        </h2>
        {entries.length > 0 && (
          <>
            <IconButton
              icon="download"
              name="Download history as CSV"
              onClick={() => download(fileName, "text/csv", historyCsv(entries))}
            />
            <IconButton icon="trash" name="Delete all history" onClick={clear} />
          </>
        )}
      </div>
      {entries.length > 0 ? (
        <ol ref={list} className="min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain">
          {entries.map((entry, index) => (
            <HistoryRow
              // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal; a row has no state of its own
              key={index}
              entry={entry}
              {...props}
              onDelete={(event) => deleteEntry(index, event)}
            />
          ))}
        </ol>
      ) : (
        <div className="p-4 text-muted text-sm">
          <p>Results appear here and stay in this browser.</p>
          {erased.length > 0 && (
            <button
              type="button"
              onMouseDown={keepFocus}
              onClick={() => onRestore(erased)}
              className="mt-1 min-h-11 font-medium text-accent hover:text-accent-hover"
            >
              Restore deleted history
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface HistoryRowProps
  extends Pick<HistoryPanelProps, "readExpression" | "readResult" | "onUse" | "onUseExpression"> {
  entry: HistoryEntry;
  onDelete: (event: MouseEvent) => void;
}

function HistoryRow(props: HistoryRowProps) {
  const { entry, readExpression, readResult, onUse, onUseExpression, onDelete } = props;
  const plain = entry.precise !== undefined && entry.result === "0" ? entry.precise : entry.result;
  const result = readResult(plain);
  const expressionText = (
    <span className="block text-muted text-sm [overflow-wrap:anywhere]">
      {readExpression(entry.expression)} =
    </span>
  );
  const resultText = <span className="block font-semibold [overflow-wrap:anywhere]">{result}</span>;
  return (
    <li className="flex items-center pr-1 md:pr-2">
      {onUseExpression ? (
        <div className="min-w-0 flex-1">
          <UseButton
            title="Edit this expression"
            onClick={() => onUseExpression(entry)}
            className="pt-2 pb-1"
          >
            {expressionText}
          </UseButton>
          <UseButton title="Use this result" onClick={() => onUse(entry)} className="pb-2">
            {resultText}
          </UseButton>
        </div>
      ) : (
        <UseButton title="Use this result" onClick={() => onUse(entry)} className="flex-1 py-2">
          {expressionText} {resultText}
        </UseButton>
      )}
      <IconButton
        icon="copy"
        name={`Copy ${result}`}
        onClick={(event) => copyToClipboard(plain, event.currentTarget)}
      />
      <IconButton icon="x" name={`Delete ${result}`} onClick={onDelete} data-delete />
    </li>
  );
}

interface UseButtonProps {
  title: string;
  /** Padding and size. */
  className: string;
  onClick: () => void;
  children: ReactNode;
}

function UseButton({ title, className, onClick, children }: UseButtonProps) {
  return (
    <button
      type="button"
      onMouseDown={keepFocus}
      onClick={onClick}
      title={title}
      className={`tabular block w-full min-w-0 px-4 text-left hover:bg-sunken focus-visible:-outline-offset-2 ${className}`}
    >
      {children}
    </button>
  );
}

interface IconButtonProps {
  icon: IconName;
  name: string;
  onClick: (event: MouseEvent) => void;
  "data-delete"?: boolean;
}

function IconButton({ icon, name, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      onMouseDown={keepFocus}
      aria-label={name}
      title={name}
      className="grid size-11 shrink-0 md:size-9 place-items-center rounded-md text-muted transition-colors duration-75 hover:text-ink focus-visible:-outline-offset-2"
      {...rest}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}

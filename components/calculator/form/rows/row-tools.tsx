"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/lib/catalog/icon-names";
import { formatCounted } from "@/lib/core/locale/locale";
import type { RowEntry } from "@/lib/kit/fields/entry";
import { messages } from "../messages";
import type { Act } from "./act";
import type { Announcement, AnyRowsField, RowNotes, RowSetting } from "./row-list";
import { allFolded, foldedRow } from "./row-moves";
import type { ChangeOrder } from "./row-order";
import { RowSummary } from "./row-summary";
import { showPlace } from "./show-place";

export interface RowButtonsProps {
  /** True for a row within a row. */
  isInner: boolean;
  /** Name of the row. */
  title: string;
  place: number;
  isLast: boolean;
  /** True if no more rows can be removed. */
  isNeeded: boolean;
  /** True if no more rows can be added. */
  isFull: boolean;
  act: Act;
}

/** Buttons that move, duplicate and remove a row. */
function RowButtons({ isInner, title, place, isLast, isNeeded, isFull, act }: RowButtonsProps) {
  return (
    <span className="script-only flex shrink-0">
      {!isInner && (
        <>
          <RowButton
            label={`Move ${title} up`}
            disabled={place === 0}
            onClick={() => act(({ move }, list) => move(list, place, -1))}
          >
            <Icon name="chevron-down" className="size-4 rotate-180" />
          </RowButton>
          <RowButton
            label={`Move ${title} down`}
            disabled={isLast}
            onClick={() => act(({ move }, list) => move(list, place, 1))}
          >
            <Icon name="chevron-down" className="size-4" />
          </RowButton>
        </>
      )}
      <RowButton
        label={`Duplicate ${title}`}
        disabled={isFull}
        onClick={() => act(({ duplicate }, list) => duplicate(list, place))}
      >
        <Icon name={"copy" satisfies IconName} className="size-4" />
      </RowButton>
      <RowButton
        label={`Remove ${title}`}
        disabled={isNeeded}
        onClick={() => act(({ remove }, list) => remove(list, place))}
      >
        <Icon name="x" className="size-4" />
      </RowButton>
    </span>
  );
}

interface RowButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function RowButton({ label, disabled, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent disabled:opacity-30 md:size-9"
    >
      {children}
    </button>
  );
}

export interface RowHeadProps extends RowButtonsProps {
  setting: RowSetting;
  /** Row to sum up, if it is collapsed. */
  row: RowEntry | undefined;
  isFolded: boolean;
  notes: RowNotes;
  changeOrder: ChangeOrder;
}

/** First line of a row: its name, which collapses and expands it, and its buttons. */
function RowHead({ setting, row, isFolded, notes, changeOrder, ...buttons }: RowHeadProps) {
  const { place, title } = buttons;
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-expanded={!isFolded}
        onClick={() => changeOrder((order) => foldedRow(order, place, !isFolded))}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-md text-left text-sm hover:text-accent"
      >
        <Icon
          name="chevron-right"
          className={`size-4 text-muted transition-transform duration-100 ${isFolded ? "" : "rotate-90"}`}
        />
        <span className="min-w-0 flex-1 truncate">
          <span className="inline-block font-medium first-letter:uppercase">{title}</span>
          {row && <RowSummary setting={setting} row={row} />}
        </span>
      </button>
      {isFolded && <FoldedNotes {...notes} />}
      <RowButtons {...buttons} />
    </div>
  );
}

/** Number of problems of a collapsed row, or of its warnings, with a link to the first one. */
function FoldedNotes({ problems, warnings }: RowNotes) {
  const [problem] = problems;
  const [warning] = warnings;
  if (problem)
    return (
      <NoteButton tone="text-danger" onClick={() => showPlace(problem.path)}>
        {formatCounted(problems.length, { one: "problem", other: "problems" })}
      </NoteButton>
    );
  return warning ? (
    <NoteButton tone="text-warning" onClick={() => showPlace(warning.at ?? "")}>
      {formatCounted(warnings.length, { one: "warning", other: "warnings" })}
    </NoteButton>
  ) : null;
}

function NoteButton({ tone, onClick, children }: { tone: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`min-h-11 shrink-0 px-2 font-medium text-sm underline ${tone}`}
    >
      {children}
    </button>
  );
}

export interface ListToolsProps {
  path: string;
  field: AnyRowsField;
  /** Number of rows. */
  count: number;
  hasOpenRows: boolean;
  act: Act;
  changeOrder: ChangeOrder;
  announcement: Announcement | undefined;
}

/** Buttons below a list of rows, and what changed last. */
function ListTools({ path, field, count, hasOpenRows, act, changeOrder, announcement }: ListToolsProps) {
  const isInner = path.includes(".");
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center">
        <Button
          look="quiet"
          className="px-2"
          disabled={count >= field.maxRows}
          data-add={path}
          onClick={() => act(({ add }, list) => add(list))}
        >
          <Icon name="plus" className="size-4" />
          Add {field.rowLabel}
        </Button>
        {!isInner && (
          <span className="script-only ml-auto flex">
            {count > 3 && (
              <Tool onClick={() => changeOrder((order) => allFolded(order, hasOpenRows))}>
                {hasOpenRows ? "Collapse all" : "Expand all"}
              </Tool>
            )}
            <Tool
              label={messages.pasteRows(field.label)}
              onClick={() => act(({ pasteFromClipboard }, list) => pasteFromClipboard(list))}
            >
              Paste
            </Tool>
            <Tool label={messages.copyRows(field.label)} onClick={() => act(({ copy }, list) => copy(list))}>
              Copy
            </Tool>
            <Tool
              label={messages.downloadRows(field.label)}
              onClick={() => act(({ save }, list) => save(list))}
            >
              CSV
            </Tool>
          </span>
        )}
      </div>
      <p
        role="status"
        className="flex flex-wrap items-center gap-x-2 text-muted text-sm leading-snug empty:hidden"
      >
        {announcement && (
          <>
            {announcement.text}
            {announcement.undo && (
              <button
                type="button"
                onClick={announcement.undo}
                className="min-h-11 px-1 font-medium text-accent"
              >
                Undo
              </button>
            )}
          </>
        )}
      </p>
    </>
  );
}

interface ToolProps {
  label?: string;
  onClick: () => void;
  children: string;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="min-h-11 rounded-md px-2 text-muted text-sm hover:bg-accent-soft hover:text-accent"
    >
      {children}
    </button>
  );
}

/** Parts of a list of rows that can wait until the visitor uses the page, in one chunk. */
export const rowTools = { RowHead, RowButtons, ListTools };

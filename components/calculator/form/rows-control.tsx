"use client";

import { type ClipboardEvent, memo, type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FieldProblem } from "@/lib/calculators/computation";
import type { Context } from "@/lib/fields/context";
import {
  applies,
  type Entries,
  type Entry,
  type RowEntry,
  rowEntry,
  rowsIn,
  simpleIn,
} from "@/lib/fields/entry";
import type { Field, InnerRowsField, RowsField } from "@/lib/fields/field";
import type { RecordSets } from "@/lib/fields/records";
import { changedEntries } from "@/lib/fields/records";
import type { CompiledConverter } from "@/lib/units/compile";
import { FieldControl } from "./field-control";
import { pastedRows } from "./pasted-rows";
import type { ChangeField } from "./use-calculator";

interface Shared {
  /** Path of the rows: "rooms", "rooms.2.windows". */
  name: string;
  field: RowsField | InnerRowsField;
  /** What the rows lie in, the nearest first. */
  outer: readonly Entries[];
  /** Of this field and all in it. */
  problems: readonly FieldProblem[];
  records: RecordSets;
  context: Context;
  converters: Readonly<Record<string, CompiledConverter>>;
  onChange: ChangeField;
}

interface RowsControlProps extends Shared {
  rows: readonly RowEntry[];
}

type ChangeRows = (change: (rows: readonly RowEntry[]) => readonly RowEntry[]) => void;

const rowsChanger =
  (onChange: ChangeField, name: string): ChangeRows =>
  (change) =>
    onChange(name, (rows) => change(rows as readonly RowEntry[]));

const messageAt = (problems: readonly FieldProblem[], path: string): string | undefined =>
  problems.find((problem) => problem.field === path)?.message;

/** Repeating rows: added, removed, moved, and pasted from a spreadsheet. */
export function RowsControl({ rows, ...shared }: RowsControlProps) {
  const { name, field, problems, onChange } = shared;
  const id = useId();
  const own = messageAt(problems, name);
  return (
    <fieldset aria-describedby={own ? `${id}-problem` : undefined} className="min-w-0">
      <legend className="font-medium text-sm">{field.label}</legend>
      {field.hint && <p className="text-muted text-sm leading-snug">{field.hint}</p>}
      <ol className="mt-2 space-y-2">
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
            key={index}
            {...shared}
            row={row}
            index={index}
            isLast={index === rows.length - 1}
            isNeeded={rows.length <= field.minRows}
          />
        ))}
      </ol>
      {own && (
        <p id={`${id}-problem`} className="pt-1 text-danger text-sm">
          {own}
        </p>
      )}
      <Button
        look="quiet"
        className="mt-1 px-2"
        disabled={rows.length >= field.maxRows}
        onClick={() => onChange(name, [...rows, rowEntry(field.fields, {})])}
      >
        <Icon name="plus" className="size-4" />
        Add {field.rowLabel}
      </Button>
    </fieldset>
  );
}

interface RowProps extends Shared {
  row: RowEntry;
  index: number;
  isLast: boolean;
  /** There are no more rows than there must be. */
  isNeeded: boolean;
}

/** Letters of an option from which on a choice needs the whole row to be read. */
const LONG = 24;

const isWide = (field: Field): boolean =>
  field.kind === "rows" ||
  (field.kind === "choice" && field.options.some(({ label }) => label.length > LONG));

/** One row, drawn anew only when it changes itself. */
const Row = memo(function Row(props: RowProps) {
  const { row, index, isLast, isNeeded, ...shared } = props;
  const { name, field, outer, problems, records, context, converters, onChange } = shared;
  const changeRows = rowsChanger(onChange, name);
  const title = `${field.rowLabel} ${index + 1}`;

  const changeField = (key: string, change: Entry | ((known: Entry) => Entry)) =>
    changeRows((rows) =>
      rows.map((known, at) => {
        if (at !== index) return known;
        const value = typeof change === "function" ? change(known[key] ?? "") : change;
        return changedEntries(field.fields, known, row, key, value, outer);
      }),
    );

  function onPaste(event: ClipboardEvent) {
    const pasted = pastedRows(event.clipboardData.getData("text"), field.fields);
    if (!pasted) return;
    event.preventDefault();
    changeRows((rows) =>
      [...rows.slice(0, index), ...pasted, ...rows.slice(index + pasted.length)].slice(0, field.maxRows),
    );
  }

  return (
    <li onPaste={onPaste} className="rounded-md border border-line p-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        {Object.entries(field.fields).map(([key, column]) =>
          applies(column, row, outer) ? (
            <div key={key} className={isWide(column) ? "col-span-full" : undefined}>
              {column.kind === "rows" ? (
                <RowsControl
                  {...shared}
                  name={`${name}.${index}.${key}`}
                  field={column}
                  outer={[row, ...outer]}
                  rows={rowsIn(row[key])}
                  onChange={(_, change) => changeField(key, change)}
                />
              ) : (
                <FieldControl
                  field={column}
                  label={column.label}
                  value={simpleIn(row[key])}
                  problem={messageAt(problems, `${name}.${index}.${key}`)}
                  reading={undefined}
                  records={records}
                  context={context}
                  converters={converters}
                  onChange={(value) => changeField(key, value)}
                />
              )}
            </div>
          ) : null,
        )}
      </div>
      <div className="mt-1 flex items-center justify-between">
        <span className="text-muted text-sm">{title}</span>
        <span className="flex">
          <RowButton
            label={`Move ${title} up`}
            disabled={index === 0}
            onClick={() => changeRows((rows) => moved(rows, index, -1))}
          >
            <Icon name="chevron-down" className="size-4 rotate-180" />
          </RowButton>
          <RowButton
            label={`Move ${title} down`}
            disabled={isLast}
            onClick={() => changeRows((rows) => moved(rows, index, 1))}
          >
            <Icon name="chevron-down" className="size-4" />
          </RowButton>
          <RowButton
            label={`Remove ${title}`}
            disabled={isNeeded}
            onClick={() => changeRows((rows) => rows.filter((_, at) => at !== index))}
          >
            <Icon name="x" className="size-4" />
          </RowButton>
        </span>
      </div>
    </li>
  );
});

function moved(rows: readonly RowEntry[], index: number, by: number): readonly RowEntry[] {
  const order = [...rows];
  order.splice(index + by, 0, ...order.splice(index, 1));
  return order;
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
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent disabled:opacity-30 md:size-9"
    >
      {children}
    </button>
  );
}

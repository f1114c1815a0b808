"use client";

import { type ClipboardEvent, useId } from "react";
import { Icon } from "@/components/site/icon";
import { Button } from "@/components/ui/button";
import type { FieldProblem } from "@/lib/calculators/computation";
import type { RowsField } from "@/lib/fields/field";
import type { Surroundings } from "@/lib/fields/surroundings";
import { type TypedRow, typedRow } from "@/lib/fields/typed";
import type { CompiledConverter } from "@/lib/units/compile";
import { FieldControl } from "./field-control";
import { pastedRows } from "./pasted-rows";

interface RowsControlProps {
  name: string;
  field: RowsField;
  rows: readonly TypedRow[];
  problems: readonly FieldProblem[];
  surroundings: Surroundings;
  converters: Readonly<Record<string, CompiledConverter>>;
  onChange: (rows: readonly TypedRow[]) => void;
}

const iconButton =
  "grid size-11 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent disabled:opacity-30 md:size-9";

/** Repeating rows: added, removed, moved, and pasted from a spreadsheet. */
export function RowsControl(props: RowsControlProps) {
  const { name, field, rows, problems, surroundings, converters, onChange } = props;
  const id = useId();
  const problemAt = (path: string): string | undefined =>
    problems.find((problem) => problem.field === path)?.message;
  const own = problemAt(name);

  const replace = (index: number, row: TypedRow): void =>
    onChange(rows.map((known, at) => (at === index ? row : known)));
  const move = (index: number, by: number): void => {
    const moved = [...rows];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    onChange(moved);
  };

  function onPaste(event: ClipboardEvent, index: number) {
    const pasted = pastedRows(event.clipboardData.getData("text"), field.fields);
    if (!pasted) return;
    event.preventDefault();
    onChange(
      [...rows.slice(0, index), ...pasted, ...rows.slice(index + pasted.length)].slice(0, field.maxRows),
    );
  }

  return (
    <fieldset aria-describedby={own ? `${id}-problem` : undefined} className="min-w-0">
      <legend className="font-medium text-sm">{field.label}</legend>
      {field.hint && <p className="text-muted text-sm leading-snug">{field.hint}</p>}
      <ol className="mt-2 space-y-2">
        {rows.map((row, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
            key={index}
            onPaste={(event) => onPaste(event, index)}
            className="rounded-md border border-line p-2"
          >
            <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
              {Object.entries(field.fields).map(([key, column]) => (
                <FieldControl
                  key={key}
                  field={column}
                  label={column.label}
                  value={row[key] ?? ""}
                  problem={problemAt(`${name}.${index}.${key}`)}
                  reading={undefined}
                  surroundings={surroundings}
                  converters={converters}
                  onChange={(value) => replace(index, { ...row, [key]: value })}
                />
              ))}
            </div>
            <div className="mt-1 flex items-center justify-between">
              <span className="text-muted text-sm">
                {field.rowLabel} {index + 1}
              </span>
              <span className="flex">
                <button
                  type="button"
                  aria-label={`Move ${field.rowLabel} ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                  className={iconButton}
                >
                  <Icon name="chevron-down" className="size-4 rotate-180" />
                </button>
                <button
                  type="button"
                  aria-label={`Move ${field.rowLabel} ${index + 1} down`}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, 1)}
                  className={iconButton}
                >
                  <Icon name="chevron-down" className="size-4" />
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${field.rowLabel} ${index + 1}`}
                  disabled={rows.length <= field.minRows}
                  onClick={() => onChange(rows.filter((_, at) => at !== index))}
                  className={iconButton}
                >
                  <Icon name="x" className="size-4" />
                </button>
              </span>
            </div>
          </li>
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
        onClick={() => onChange([...rows, typedRow(field.fields, {})])}
      >
        <Icon name="plus" className="size-4" />
        Add {field.rowLabel}
      </Button>
    </fieldset>
  );
}

"use client";

import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useMemo } from "react";
import { ServerRendered } from "@/components/ui/server-markup";
import { applies, type Entry, type RowEntry, rowsIn, simpleIn } from "@/lib/kit/fields/entry";
import type { Field, InnerRowsField, SimpleField } from "@/lib/kit/fields/field";
import { changedEntries } from "@/lib/kit/fields/records";
import { FieldControl } from "../field-control";
import type { Act } from "./act";
import { type ChangeRows, type RowNotes, type RowSetting, rowTitle } from "./row-list";
import type { ChangeOrder } from "./row-order";
import { rowButtons, rowHead } from "./row-parts";

interface RowProps {
  setting: RowSetting;
  row: RowEntry;
  place: number;
  isLast: boolean;
  /** True if no more rows can be removed. */
  isNeeded: boolean;
  /** True if no more rows can be added. */
  isFull: boolean;
  isFolded: boolean;
  isLong: boolean;
  notes: RowNotes;
  act: Act;
  changeOrder: ChangeOrder;
}

export const Row = memo(function Row(props: RowProps) {
  const { setting, row, place, isLast, isNeeded, isFull, isFolded, isLong, notes, act, changeOrder } = props;
  const { path, field } = setting;
  const title = rowTitle(field, row, place);
  const isInner = path.includes(".");
  const fields = Object.entries(field.fields);
  const isOneLine = fields.length === 1;
  const buttons = { isInner, title, place, isLast, isNeeded, isFull, act };

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (!/[\t\n;]/.test(text.trim()) || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    event.stopPropagation();
    act(({ paste }, list) => paste(list, text, place));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    const isText = target instanceof HTMLInputElement && target.type === "text";
    const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
    if (event.altKey && by !== 0 && (isText || target instanceof HTMLButtonElement))
      act(({ move }, list) => move(list, place, by));
    // The keyboard of a phone says "done" for Enter.
    else if (
      key === "Enter" &&
      isText &&
      isLast &&
      isLastField(target) &&
      matchMedia("(pointer: fine)").matches
    )
      act(({ add }, list) => add(list));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const looks = isInner ? "border-line not-first:border-t py-1" : "rounded-md border border-line px-2 pb-2";
  return (
    <li
      data-row={`${path}.${place}`}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
      className={`${looks} ${isLong ? "draw-late [--guess:3rem]" : ""}`}
    >
      {isOneLine ? (
        <div className="flex items-end gap-1 pt-2">
          <div className="min-w-0 flex-1">
            <RowFields {...props} title={title} />
          </div>
          <ServerRendered as="span" className="contents" part={rowButtons} props={buttons} />
        </div>
      ) : (
        <>
          <ServerRendered
            part={rowHead}
            props={{ ...buttons, setting, row: isFolded ? row : undefined, isFolded, notes, changeOrder }}
          />
          {!isFolded && <RowFields {...props} title={title} />}
        </>
      )}
      {!isFolded &&
        notes.warnings
          .filter(({ at }) => at === `${path}.${place}`)
          .map(({ text, level = "warning" }) => (
            <p
              key={text}
              className={`pt-1 text-sm leading-snug ${level === "warning" ? "text-warning" : "text-muted"}`}
            >
              <span className="font-medium">{level === "warning" ? "Warning: " : "Note: "}</span>
              {text}
            </p>
          ))}
    </li>
  );
});

const isLastField = (input: HTMLInputElement): boolean => {
  const cell = input.closest("[data-field]");
  return cell !== null && cell.parentElement?.lastElementChild === cell;
};

interface TitledProps extends RowProps {
  title: string;
}

/** Length of an option in letters above which a choice takes a whole line. */
const LONG = 24;

const isWide = (field: Field): boolean =>
  field.kind === "rows" ||
  field.kind === "record" ||
  field.kind === "selection" ||
  (field.kind === "choice" && field.options.some(({ label }) => label.length > LONG));

function RowFields({ setting, row, place, notes, title }: TitledProps) {
  const { path, field, outer, records, context, converters, system, onChange } = setting;
  const change = useCallback(
    (id: string, next: Entry | ((current: Entry) => Entry)) =>
      onChange((rows) =>
        rows.map((current, at) => {
          if (at !== place) return current;
          const entry = typeof next === "function" ? next(current[id] ?? "") : next;
          return changedEntries(field.fields, current, row, id, entry, outer);
        }),
      ),
    [onChange, field, row, place, outer],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one for every row
    <div role="group" aria-label={title} className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
      {Object.entries(field.fields).map(([id, column]) =>
        applies(column, row, outer) ? (
          <div key={id} data-field={id} className={isWide(column) ? "col-span-full" : "min-w-0"}>
            {column.kind === "rows" ? (
              <InnerRows {...{ setting, row, place, notes, id, change }} field={column as InnerRowsField} />
            ) : (
              <FieldControl
                field={column as SimpleField}
                label={column.label}
                row={place === 0 ? "first" : "other"}
                value={simpleIn(row[id])}
                problem={notes.problems.find((problem) => problem.path === `${path}.${place}.${id}`)?.message}
                reading={undefined}
                records={records}
                context={context}
                converters={converters}
                system={system}
                onChange={(value) => change(id, value)}
              />
            )}
          </div>
        ) : null,
      )}
    </div>
  );
}

interface InnerRowsProps {
  setting: RowSetting;
  row: RowEntry;
  place: number;
  notes: RowNotes;
  id: string;
  field: InnerRowsField;
  change: (id: string, next: (current: Entry) => Entry) => void;
}

function InnerRows({ setting, row, place, notes, id, field, change }: InnerRowsProps) {
  const onChange = useCallback<ChangeRows>(
    (next) => change(id, (current) => next(rowsIn(current))),
    [change, id],
  );
  const outer = useMemo(() => [row, ...setting.outer], [row, setting.outer]);
  return (
    <setting.Rows
      {...setting}
      {...notes}
      path={`${setting.path}.${place}.${id}`}
      field={field}
      outer={outer}
      rows={rowsIn(row[id])}
      onChange={onChange}
    />
  );
}

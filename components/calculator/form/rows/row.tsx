"use client";

import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode, useCallback, useMemo } from "react";
import { Icon } from "@/components/ui/icon";
import { ServerRendered, serverPart } from "@/components/ui/server-markup";
import type { IconName } from "@/lib/catalog/icon-names";
import { formatCounted } from "@/lib/core/locale/locale";
import { applies, type Entry, type RowEntry, rowsIn, simpleIn } from "@/lib/kit/fields/entry";
import type { Field, InnerRowsField, SimpleField } from "@/lib/kit/fields/field";
import { changedEntries } from "@/lib/kit/fields/records";
import { FieldControl } from "../field-control";
import type { Act } from "./act";
import { type ChangeRows, type RowNotes, type RowSetting, rowTitle } from "./row-list";
import type { RowSummaryProps } from "./row-summary";
import { showPlace } from "./show-place";

const summary = serverPart<RowSummaryProps>({
  load: () => import("./row-summary").then(({ RowSummary }) => RowSummary),
  fallback: () => null,
});

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
  fold: (place: number, isFolded: boolean) => void;
}

export const Row = memo(function Row(props: RowProps) {
  const { setting, row, place, isLast, isFolded, isLong, notes, act } = props;
  const { path, field } = setting;
  const title = rowTitle(field, row, place);
  const isInner = path.includes(".");
  const fields = Object.entries(field.fields);
  const isOneLine = fields.length === 1;

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
          <RowButtons {...props} title={title} />
        </div>
      ) : (
        <>
          <RowHead {...props} title={title} />
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

function RowHead(props: TitledProps) {
  const { setting, row, place, isFolded, notes, fold, title } = props;
  const { problems, warnings } = notes;
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-expanded={!isFolded}
        onClick={() => fold(place, !isFolded)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-md text-left text-sm hover:text-accent"
      >
        <Icon
          name="chevron-right"
          className={`size-4 text-muted transition-transform duration-100 ${isFolded ? "" : "rotate-90"}`}
        />
        <span className="min-w-0 flex-1 truncate">
          <span className="inline-block font-medium first-letter:uppercase">{title}</span>
          {isFolded && <ServerRendered as="span" part={summary} props={{ setting, row }} />}
        </span>
      </button>
      {isFolded && problems[0] && (
        <NoteButton tone="text-danger" onClick={() => showPlace(problems[0]?.path ?? "")}>
          {formatCounted(problems.length, { one: "problem", other: "problems" })}
        </NoteButton>
      )}
      {isFolded && !problems[0] && warnings[0] && (
        <NoteButton tone="text-warning" onClick={() => showPlace(warnings[0]?.at ?? "")}>
          {formatCounted(warnings.length, { one: "warning", other: "warnings" })}
        </NoteButton>
      )}
      <RowButtons {...props} />
    </div>
  );
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

function RowButtons({ setting, place, isLast, isNeeded, isFull, act, title }: TitledProps) {
  const isInner = setting.path.includes(".");
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

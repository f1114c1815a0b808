"use client";

import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { messages } from "../messages";
import { type Act, loadActions } from "./act";
import { Row } from "./row";
import {
  type Announcement,
  notesByRow,
  notesOf,
  type RowList,
  type RowNotes,
  type RowSetting,
  type RowsProps,
} from "./row-list";
import { allFolded, arranged, foldedRow, inStep, orderOf } from "./row-order";

const nothing = () => {};
const preload = () => void loadActions().catch(nothing);

/** Repeating rows: name, collapse, reorder, copy, paste from and to a spreadsheet. */
export function RowsControl({ rows, problems, warnings, ...shared }: RowsProps) {
  const { path, field, outer, records, context, converters, system, onChange } = shared;
  const setting = useMemo<RowSetting>(
    () => ({ path, field, outer, records, context, converters, system, onChange, Rows: RowsControl }),
    [path, field, outer, records, context, converters, system, onChange],
  );
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const size = Object.keys(field.fields).length;
  const [lastOrder, setOrder] = useState(() => orderOf(rows.length, size));
  const order = inStep(lastOrder, rows.length, size);
  const [announcement, setAnnouncement] = useState<Announcement>();
  const [last] = useState<{ notes: ReadonlyMap<number, RowNotes>; list?: RowList }>(() => ({
    notes: new Map(),
  }));
  last.notes = useMemo(
    () => notesByRow(path, { problems, warnings }, last.notes),
    [path, problems, warnings, last],
  );

  useLayoutEffect(() => {
    if (!root.current) return;
    const list: RowList = {
      ...setting,
      latest: () => last.list ?? list,
      rows,
      root: root.current,
      say: setAnnouncement,
      arrange: (next, what) => {
        setOrder(
          arranged(
            order,
            next.map((row) => (typeof row === "number" ? row : undefined)),
          ),
        );
        setting.onChange((current) =>
          next.flatMap((row) => (typeof row === "number" ? current.slice(row, row + 1) : [row])),
        );
        setAnnouncement(what);
      },
    };
    last.list = list;
  });

  const act = useCallback<Act>(
    (run) => {
      loadActions().then((actions) => last.list && run(actions, last.list), nothing);
    },
    [last],
  );
  const fold = useCallback(
    (place: number, isFolded: boolean) =>
      setOrder((current) => foldedRow(inStep(current, last.list?.rows.length ?? 0, size), place, isFolded)),
    [last, size],
  );

  const listProblem = problems.find((problem) => problem.path === path)?.message;
  const isInner = path.includes(".");
  const isFull = rows.length >= field.maxRows;
  const openRows = order.keys.some((key) => !order.folded.has(key));
  return (
    <fieldset
      ref={root}
      aria-describedby={listProblem ? `${id}-problem` : undefined}
      onFocus={preload}
      onPointerEnter={preload}
      className="min-w-0"
    >
      <legend className={`font-medium text-sm ${isInner ? "text-muted" : ""}`}>{field.label}</legend>
      {field.hint && <p className="text-muted text-sm leading-snug">{field.hint}</p>}
      <ol className={isInner ? "mt-1 border-line border-l-2 pl-3" : "mt-2 space-y-2"}>
        {rows.map((row, place) => (
          <Row
            key={order.keys[place]}
            setting={setting}
            row={row}
            place={place}
            isLast={place === rows.length - 1}
            isNeeded={rows.length <= field.minRows}
            isFull={isFull}
            isFolded={order.folded.has(order.keys[place] ?? -1)}
            isLong={rows.length > LONG}
            notes={notesOf(last.notes, place)}
            act={act}
            fold={fold}
          />
        ))}
      </ol>
      {listProblem && (
        <p id={`${id}-problem`} className="pt-1 text-danger text-sm">
          {listProblem}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center">
        <Button
          look="quiet"
          className="px-2"
          disabled={isFull}
          data-add={path}
          onClick={() => act(({ add }, list) => add(list))}
        >
          <Icon name="plus" className="size-4" />
          Add {field.rowLabel}
        </Button>
        {!isInner && (
          <span className="script-only ml-auto flex">
            {rows.length > 3 && (
              <Tool onClick={() => setOrder(allFolded(order, openRows))}>
                {openRows ? "Collapse all" : "Expand all"}
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
    </fieldset>
  );
}

/** Number of rows above which only visible rows render. */
const LONG = 20;

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

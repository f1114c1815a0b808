"use client";

import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ServerRendered } from "@/components/ui/server-markup";
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
import { type ChangeOrder, inStep, orderOf } from "./row-order";
import { listTools } from "./row-parts";

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

  const changeOrder = useCallback<ChangeOrder>(
    (change) => setOrder((current) => change(inStep(current, last.list?.rows.length ?? 0, size))),
    [last, size],
  );

  useLayoutEffect(() => {
    if (!root.current) return;
    const list: RowList = {
      ...setting,
      latest: () => last.list ?? list,
      rows,
      root: root.current,
      say: setAnnouncement,
      changeOrder,
    };
    last.list = list;
  });

  const act = useCallback<Act>(
    (run) => {
      loadActions().then((actions) => last.list && run(actions, last.list), nothing);
    },
    [last],
  );
  const listProblem = problems.find((problem) => problem.path === path)?.message;
  const isInner = path.includes(".");
  const isFull = rows.length >= field.maxRows;
  const hasOpenRows = order.keys.some((key) => !order.folded.has(key));
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
            changeOrder={changeOrder}
          />
        ))}
      </ol>
      {listProblem && (
        <p id={`${id}-problem`} className="pt-1 text-danger text-sm">
          {listProblem}
        </p>
      )}
      <ServerRendered
        part={listTools}
        props={{ path, field, count: rows.length, hasOpenRows, act, changeOrder, announcement }}
      />
    </fieldset>
  );
}

/** Number of rows above which only visible rows render. */
const LONG = 20;

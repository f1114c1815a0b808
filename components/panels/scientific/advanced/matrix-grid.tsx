"use client";

import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { padKeys } from "@/components/ui/pad-keys";
import { cellsOf } from "./tools";

export type Cells = readonly (readonly string[])[];

interface MatrixGridProps {
  /** "A" */
  name: string;
  cells: Cells;
  isColumn?: boolean;
  onChange: (cells: Cells) => void;
}

const MOST = 8;
const resized = (cells: Cells, rows: number, columns: number): Cells =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cells[row]?.[column] ?? ""),
  );

/** Matrix as a grid of fields. Arrow keys and Enter move between cells; pasting fills several. */
export function MatrixGrid({ name, cells, isColumn = false, onChange }: MatrixGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0];

  const focus = (row: number, column: number) => {
    const field = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`);
    field?.focus();
    field?.select();
  };

  function move(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const all = selectionStart === 0 && selectionEnd === value.length;
    const steps: Readonly<Record<string, readonly [number, number] | false>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: [1, 0],
      ArrowLeft: (all || selectionEnd === 0) && [0, -1],
      ArrowRight: (all || selectionStart === value.length) && [0, 1],
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    focus(
      Math.min(Math.max(row + step[0], 0), rows - 1),
      Math.min(Math.max(column + step[1], 0), columns - 1),
    );
  }

  function paste(event: ClipboardEvent, row: number, column: number) {
    const block = cellsOf(event.clipboardData.getData("text/plain"));
    if (block.length < 2 && (block[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const width = isColumn
      ? 1
      : Math.min(MOST, Math.max(columns, column + Math.max(...block.map((line) => line.length))));
    const height = Math.min(MOST, Math.max(rows, row + block.length));
    onChange(
      resized(cells, height, width).map((line, at) =>
        line.map((cell, place) => block[at - row]?.[place - column] ?? cell),
      ),
    );
  }

  const write = (row: number, column: number, text: string) =>
    onChange(
      cells.map((line, at) =>
        at === row ? line.map((cell, place) => (place === column ? text : cell)) : line,
      ),
    );

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">
        {name}{" "}
        <span className="tabular font-normal text-muted">
          {rows} × {columns}
        </span>
      </legend>
      <div className="overflow-x-auto pb-1">
        <table ref={grid} className="border-x-2 border-line-strong">
          <tbody>
            {cells.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={row}>
                {line.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={column} className="p-0.5">
                    <input
                      {...padKeys(["−", "/", "^", "(", ")"])}
                      data-cell={`${row}-${column}`}
                      aria-label={`${name}, row ${row + 1}, column ${column + 1}`}
                      value={cell}
                      placeholder="0"
                      autoComplete="off"
                      autoCapitalize="off"
                      spellCheck={false}
                      onChange={(event) => write(row, column, event.target.value.slice(0, 60))}
                      onKeyDown={(event) => move(event, row, column)}
                      onPaste={(event) => paste(event, row, column)}
                      onFocus={(event) => event.target.select()}
                      className="tabular h-11 w-16 rounded-sm border border-line bg-surface px-2 text-center text-base text-ink placeholder:text-muted"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <Sizer
          name={`${name}: rows`}
          label="Rows"
          count={rows}
          onChange={(count) => onChange(resized(cells, count, columns))}
        />
        {!isColumn && (
          <Sizer
            name={`${name}: columns`}
            label="Columns"
            count={columns}
            onChange={(count) => onChange(resized(cells, rows, count))}
          />
        )}
      </div>
    </fieldset>
  );
}

interface SizerProps {
  name: string;
  label: string;
  count: number;
  onChange: (count: number) => void;
}

function Sizer({ name, label, count, onChange }: SizerProps) {
  const button =
    "grid size-11 place-items-center rounded-md text-muted hover:text-accent disabled:opacity-40 disabled:hover:text-muted";
  return (
    <div className="flex items-center text-sm">
      <span className="text-muted">{label}</span>
      <button
        type="button"
        aria-label={`${name}, remove one`}
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
        className={button}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <span className="tabular">{count}</span>
      <button
        type="button"
        aria-label={`${name}, add one`}
        disabled={count >= MOST}
        onClick={() => onChange(count + 1)}
        className={button}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}

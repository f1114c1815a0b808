"use client";

import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import type { Table, ValueFormat } from "@/lib/kit/calculator/computation";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatDay } from "@/lib/run/format/format-day";
import { formatValue, type Quantities, scaleOf, type Value } from "@/lib/run/format/format-value";
import { headed, titledTotal } from "@/lib/run/format/table-heads";
import { messages } from "./messages";

interface DataTableProps {
  table: Table;
  currency: Currency;
  quantities?: Quantities | undefined;
  className?: string;
}

/** Number of initial rows, and of added rows each time. */
const FIRST_ROWS = 120;
const MORE_ROWS = 480;
const PRINTED_ROWS = 1500;

/** Rows of a table in a window that scrolls both ways, under a sticky header. */
export function DataTable({ table, currency, quantities, className = "max-h-[32rem]" }: DataTableProps) {
  const [limit, setLimit] = useState(FIRST_ROWS);
  const region = useRef<HTMLElement>(null);
  const note = useId();
  const count = table.rows.length;
  const rows = table.rows.slice(0, limit);
  const cells = (row: readonly Value[]) =>
    table.columns.map(({ format }, i) => cellOf(row[i] ?? null, format, currency, quantities));
  const body = rows.map(cells);
  const foot = table.total && cells(titledTotal(table.total).map((value) => value ?? ""));
  const fractions = table.columns.map(({ format }, i) =>
    isText(format) ? "" : longest([...body, ...(foot ? [foot] : [])].map((row) => row[i]?.fraction ?? "")),
  );
  const widths = table.columns.map(({ format }, i) =>
    format.kind === "day"
      ? "whitespace-nowrap"
      : textWidth(i, Math.max(...body.map((row) => lengthOf(row[i])), 0)),
  );
  const isCut = count > limit;

  useEffect(() => {
    if (!isCut) return;
    const showAll = () => flushSync(() => setLimit(PRINTED_ROWS));
    window.addEventListener("beforeprint", showAll);
    return () => window.removeEventListener("beforeprint", showAll);
  }, [isCut]);

  return (
    <div className={`flex flex-col ${className} print:h-auto print:max-h-none`}>
      <section
        ref={region}
        aria-label={`${table.title}, table`}
        aria-describedby={isCut ? note : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto overscroll-x-contain rounded-md border border-line bg-surface print:overflow-visible"
      >
        <table className="tabular w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{table.title}</caption>
          <thead>
            <tr>
              {table.columns.map(({ id, label, format }, i) => (
                <th
                  key={id}
                  scope="col"
                  className={`sticky top-0 border-line-strong border-b bg-surface px-2.5 py-2 align-bottom font-medium text-muted ${i === 0 ? "left-0 z-20" : "z-10"} ${isText(format) ? "text-left" : "text-right"}`}
                >
                  {headed(label, headUnit(format, quantities))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal; a row has no state of its own
              <Row key={index} table={table} row={row} fractions={fractions} widths={widths} />
            ))}
          </tbody>
          {foot && (
            <tfoot>
              <Row table={table} row={foot} fractions={fractions} widths={widths} total />
            </tfoot>
          )}
        </table>
      </section>
      {isCut && (
        <div className="flex flex-wrap items-center justify-between gap-2 pt-2 text-muted text-sm">
          <p id={note}>{messages.visibleRows({ last: limit, count })}</p>
          <Button
            className="print:hidden"
            onClick={(event) => {
              flushSync(() => setLimit(limit + MORE_ROWS));
              if (limit + MORE_ROWS >= count && event.detail === 0) region.current?.focus();
            }}
          >
            Show {Math.min(MORE_ROWS, count - limit)} more
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  table: Table;
  row: readonly Cell[];
  /** Longest fraction of each column: ".00". */
  fractions: readonly string[];
  widths: readonly string[];
  total?: true;
}

const lengthOf = (cell: Cell | undefined): number => (cell ? cell.before.length : 0);

/** Limits the lines of wrapped sentences; keeps the first column narrow. */
function textWidth(column: number, length: number): string {
  if (length > 60) return column === 0 ? "min-w-32 sm:min-w-56" : "min-w-80";
  if (length > 18) return column === 0 ? "min-w-32 sm:min-w-48" : "min-w-40";
  return "min-w-32";
}

function Row({ table, row, fractions, widths, total }: RowProps) {
  const look = total
    ? "sticky bottom-0 border-line-strong border-t bg-surface font-semibold"
    : "border-line border-b group-last:border-b-0";
  return (
    <tr className="group">
      {table.columns.map(({ id, format }, i) => {
        const cell = row[i];
        const align = isText(format) ? `${widths[i] ?? ""} text-left` : "whitespace-nowrap text-right";
        if (i > 0) {
          return (
            <td key={id} className={`px-2.5 py-1.5 ${look} ${align} ${total ? "z-10" : ""}`}>
              {cell && <CellText cell={cell} fraction={fractions[i] ?? ""} />}
            </td>
          );
        }
        return (
          <th
            key={id}
            scope="row"
            className={`left-0 px-2.5 py-1.5 ${look} ${align} ${total ? "z-20" : "sticky z-[5] bg-surface font-normal"}`}
          >
            {cell && <CellText cell={cell} fraction={fractions[i] ?? ""} />}
          </th>
        );
      })}
    </tr>
  );
}

/** Number split at the decimal point; a text is all `before`. */
interface Cell {
  before: string;
  fraction: string;
  after: string;
}

/** Text of a cell, padded to the longest decimals of the column. */
function CellText({
  cell: { before, fraction, after },
  fraction: longestFraction,
}: {
  cell: Cell;
  fraction: string;
}) {
  const missing = /\d/.test(before) ? longestFraction.slice(fraction.length) : "";
  return (
    <>
      {before}
      {fraction}
      {after}
      {missing && (
        <span aria-hidden="true" className="invisible">
          {missing}
        </span>
      )}
    </>
  );
}

const isText = ({ kind }: ValueFormat): boolean => kind === "text" || kind === "day";

const longest = (texts: readonly string[]): string =>
  texts.reduce((long, text) => (text.length > long.length ? text : long), "");

/** Returns the unit for the head of the column, so that the cells omit it. */
const headUnit = (format: ValueFormat, quantities?: Quantities): string | undefined => {
  if (format.kind === "number" || format.kind === "count") return format.suffix;
  return format.kind === "quantity" ? scaleOf(format, quantities).symbol : undefined;
};

function cellOf(value: Value, format: ValueFormat, currency: Currency, quantities?: Quantities): Cell {
  const text =
    format.kind === "day" && value !== null
      ? formatDay(value, "short")
      : formatValue(value, format, currency, quantities).text;
  const [, before = text, fraction = "", after = ""] =
    isText(format) || text.includes("×") ? [] : (/^([^.]*)(\.\d+)?(.*)$/s.exec(text) ?? []);
  return { before, fraction, after };
}

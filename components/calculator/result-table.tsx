"use client";

import { memo, useDeferredValue, useEffect, useId, useState } from "react";
import { DataTable } from "@/components/table/data-table";
import { buttonStyles } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";
import { formatCounted } from "@/lib/core/locale/locale";
import type { Table } from "@/lib/kit/calculator/computation";
import type { Currency } from "@/lib/kit/fields/currency";
import type { Quantities } from "@/lib/run/format/format-value";
import { download } from "./download";
import { messages } from "./messages/results";

interface ResultTableProps {
  table: Table;
  currency: Currency;
  quantities?: Quantities | undefined;
  fileName: string;
}

export const ResultTable = memo(function ResultTable(props: ResultTableProps) {
  const { table: newest, currency, quantities, fileName } = props;
  // A long table may lag behind typing.
  const table = useDeferredValue(newest);
  const [open, setOpen] = useState(false);
  // The server’s HTML has no code until the visitor uses the page: a button would not react.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const id = useId();
  const isVisible = !table.folded || open;

  async function save() {
    try {
      const { tableCsv } = await import("@/lib/run/format/table-csv");
      download(`${fileName}.csv`, "text/csv", tableCsv(newest, currency, quantities));
    } catch {
      notifyError(messages.tableNotSaved);
    }
  }

  const count = table.rows.length;
  const foldStyle = "flex min-h-11 items-center gap-2";
  const title = table.folded ? (
    <>
      <Icon
        name="chevron-right"
        className={`size-4 text-muted transition-transform duration-100 ${open ? "rotate-90" : ""}`}
      />
      <span>
        {table.title}
        {/* The page omits collapsed tables until its first use. */}
        {count > 0 && (
          <span className="ml-2 font-normal text-muted text-sm">
            {formatCounted(count, { one: "row", other: "rows" })}
          </span>
        )}
      </span>
    </>
  ) : (
    table.title
  );

  return (
    <div className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-4 border-line border-b">
        <h3 className="min-w-0 flex-1 text-lg">
          {table.folded && live ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={`${id}-rows`}
              onClick={() => setOpen(!open)}
              className={`${foldStyle} w-full text-left hover:text-accent`}
            >
              {title}
            </button>
          ) : (
            <span className={table.folded ? foldStyle : undefined}>{title}</span>
          )}
        </h3>
        {live && (
          <button
            type="button"
            aria-label={`Download ${table.title} as CSV`}
            onClick={save}
            className={`${buttonStyles.quiet} -mr-4 embed:-mr-2 print:hidden`}
          >
            <Icon name="download" /> CSV
          </button>
        )}
      </div>
      <div id={`${id}-rows`} className="pt-3 empty:hidden">
        {isVisible && count > 0 && <DataTable table={table} currency={currency} quantities={quantities} />}
        {isVisible && count === 0 && (
          <p className="text-muted text-sm">There are no rows for these inputs.</p>
        )}
      </div>
    </div>
  );
});

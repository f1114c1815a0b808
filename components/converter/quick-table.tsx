import { memo } from "react";
import { PageSection } from "@/components/page/page-section";
import type { QuickTable as QuickTableData } from "@/lib/run/common-tables";
import type { CompiledConverter } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/find-unit";
import { messages } from "./messages";

interface QuickTablesProps {
  converter: CompiledConverter;
  tables: readonly QuickTableData[];
}

export const QuickTables = memo(function QuickTables({ converter, tables }: QuickTablesProps) {
  return tables.map((table, index) => (
    <QuickTable key={table.title} id={`quick-${index}`} converter={converter} table={table} />
  ));
});

interface QuickTableProps {
  id: string;
  converter: CompiledConverter;
  table: QuickTableData;
}

function QuickTable({ id, converter, table: { title, units, rows } }: QuickTableProps) {
  return (
    <PageSection
      id={id}
      title={title}
      summary={messages.tableUnits(units.map((unit) => headingOf(converter, unit)))}
    >
      <table className="tabular w-full max-w-xl text-sm">
        <thead>
          <tr className="border-line-strong border-b text-left text-muted">
            {units.map((unit, column) => (
              <th
                key={`${column === 0 ? "from" : "to"} ${unit}`}
                scope="col"
                className="py-2 pr-3 text-right font-medium last:pr-0"
              >
                {headingOf(converter, unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]} className="border-line border-b">
              {cells.map((cell, column) => (
                <td
                  key={`${column === 0 ? "from" : "to"} ${units[column]}`}
                  className="py-2 pr-3 text-right [overflow-wrap:anywhere] last:pr-0 first:[overflow-wrap:normal]"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}

function headingOf(converter: CompiledConverter, id: string): string {
  const unit = findUnit(converter, id);
  return (unit?.symbol === "—" ? unit.name : unit?.symbol) ?? "";
}

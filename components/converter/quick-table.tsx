import { memo } from "react";
import type { CompiledConverter } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/convert";

interface QuickTableProps {
  converter: CompiledConverter;
  /** Ids of the units. */
  from: string;
  to: string;
  rows: readonly { from: string; to: string }[];
}

/** Round values of the first unit in the second. */
export const QuickTable = memo(function QuickTable({ converter, from, to, rows }: QuickTableProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="quick-title" className="min-w-0">
      <h2 id="quick-title" className="text-xl">
        Quick table
      </h2>
      <table className="tabular mt-3 w-full text-sm">
        <thead>
          <tr className="border-line-strong border-b text-left text-muted">
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              {headingOf(converter, from)}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {headingOf(converter, to)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.from} className="border-line border-b">
              <td className="py-2 pr-3 text-right">{row.from}</td>
              <td className="py-2 text-right [overflow-wrap:anywhere]">{row.to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function headingOf(converter: CompiledConverter, id: string): string {
  const unit = findUnit(converter, id);
  return (unit?.symbol === "—" ? unit.name : unit?.symbol) ?? "";
}

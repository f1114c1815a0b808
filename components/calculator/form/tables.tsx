"use client";

import type { Table } from "@/lib/kit/calculator/computation";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { ResultTable } from "../result-table";

export interface TablesProps {
  id: string;
  tables: readonly Table[];
  context: InputContext;
}

export function Tables({ id, tables, context }: TablesProps) {
  const { currency, quantities } = context;
  if (tables.length === 0) return null;
  return (
    <div className="space-y-6">
      {tables.map((table) => (
        <ResultTable
          key={table.id}
          table={table}
          currency={currency}
          quantities={quantities}
          fileName={`${id}-${table.id}`}
        />
      ))}
    </div>
  );
}

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
    <section aria-labelledby="tables-title" className="max-md:draw-late mt-10 [--guess:80rem]">
      <h2 id="tables-title" className="text-xl">
        Tables
      </h2>
      <div className="mt-3 space-y-6">
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
    </section>
  );
}

"use client";

import { type CSSProperties, memo } from "react";
import type { TableRow } from "@/lib/faces/page/converter-view";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/convert";

interface UnitTableProps {
  converter: CompiledConverter;
  rows: readonly TableRow[];
  /** Ids of the units. */
  from: string;
  to: string;
  text: string;
  onChoose: (unit: string) => void;
}

/** The value in every unit of the quantity at once, group by group; a unit's name makes it the one converted to. */
export const UnitTable = memo(function UnitTable(props: UnitTableProps) {
  const { converter, rows, from, to, text, onChoose } = props;
  const values = new Map(rows.map((row) => [row.id, row]));
  return (
    <section aria-labelledby="units-title" className="mt-10">
      <h2 id="units-title" className="text-xl">
        {headingOf(converter, text, from)}
      </h2>
      <div className="mt-2 gap-10 md:columns-2 xl:columns-3">
        {converter.groups.map((group, index) => (
          <Group
            key={group.name}
            name={group.name}
            units={converter.units.filter((unit) => unit.group === index)}
            values={values}
            to={to}
            onChoose={onChoose}
          />
        ))}
      </div>
    </section>
  );
});

interface GroupProps extends Pick<UnitTableProps, "to" | "onChoose"> {
  name: string;
  units: readonly CompiledUnit[];
  /** By unit's id. */
  values: ReadonlyMap<string, TableRow>;
}

function Group({ name, units, values, to, onChoose }: GroupProps) {
  return (
    <div
      // In columns a guessed height would move the groups from one to another.
      className="mb-6 max-md:draw-late break-inside-avoid"
      style={{ "--guess": `${(units.length + 1) * 3.1}rem` } as CSSProperties}
    >
      <table className="tabular w-full table-fixed text-sm">
        <caption className="border-line-strong border-b pt-3 pb-2 text-left font-medium text-muted">
          {name}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id} className={`border-line border-b ${unit.id === to ? "bg-accent-soft" : ""}`}>
              <th scope="row" className="p-0 text-left font-normal">
                <button
                  type="button"
                  onClick={() => onChoose(unit.id)}
                  aria-pressed={unit.id === to}
                  className="min-h-11 w-full py-1.5 pr-2 text-left leading-snug underline-offset-4 hover:text-accent hover:underline focus-visible:outline-offset-[-2px] md:min-h-9"
                >
                  {unit.name}
                  {unit.deprecated && <span className="block text-muted text-xs">{unit.deprecated}</span>}
                </button>
              </th>
              <td className="py-1.5 text-right leading-snug [overflow-wrap:anywhere]">
                {values.get(unit.id)?.display ?? "N/A"}
                {unit.symbol !== "—" && <span className="ml-1 inline-block text-muted">{unit.symbol}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function headingOf(converter: CompiledConverter, text: string, from: string): string {
  const value = [...text.trim()].slice(0, 24).join("");
  if (value === "") return "Every unit";
  const symbol = findUnit(converter, from)?.symbol ?? "—";
  const written = /[^\d\s.,/+-]/.test(value) || symbol === "—" ? value : `${value} ${symbol}`;
  return `${written} in every unit`;
}

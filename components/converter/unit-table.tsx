"use client";

import { memo, useMemo } from "react";
import { Icon } from "@/components/ui/icon";
import type { TableRow } from "@/lib/run/converter-view";
import { type UnitSection, unitSections } from "@/lib/units/common-units";
import type { CompiledConverter } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/find-unit";
import { messages } from "./messages";
import { UnitRows } from "./unit-rows";

interface UnitTableProps {
  converter: CompiledConverter;
  rows: readonly TableRow[];
  from: string;
  to: string;
  text: string;
  onChoose: (unit: string) => void;
}

/**
 * Table of the value in every unit: common ones visible, others collapsed by group. Pressing a unit's name
 * makes it the target.
 */
export const UnitTable = memo(function UnitTable(props: UnitTableProps) {
  const { converter, rows, from, to, text, onChoose } = props;
  const values = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const sections = useMemo(() => unitSections(converter), [converter]);
  const [common, ...rest] = converter.commonUnits ? sections : [];
  const shared = { values, to, onChoose };
  return (
    <section data-paper="table" aria-labelledby="units-title" className="min-w-0">
      <h2 id="units-title" className="text-xl">
        {rows.some(({ display }) => display !== undefined) ? headingOf(converter, text, from) : "All units"}
      </h2>
      {common ? (
        <div className="mt-2 grid grid-cols-1 items-start gap-x-10 gap-y-2 md:grid-cols-2">
          <UnitRows {...shared} name="Common units" units={common.units} />
          <div className="max-md:border-line max-md:border-t">
            {rest.map((section) => (
              <Folded key={section.name} {...shared} section={section} />
            ))}
          </div>
        </div>
      ) : (
        <div className="mt-2 gap-10 md:columns-2">
          {sections.map(({ name = "", units }) => (
            <div key={name} className="mb-6 break-inside-avoid">
              <UnitRows {...shared} name={name} units={units} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
});

interface FoldedProps extends Pick<UnitTableProps, "to" | "onChoose"> {
  section: UnitSection;
  values: ReadonlyMap<string, TableRow>;
}

function Folded({ section: { name = "", units }, ...shared }: FoldedProps) {
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-11 items-center gap-2 py-1.5 text-sm leading-snug hover:text-accent">
        <span className="min-w-0 flex-1 font-medium">{name}</span>
        <span className="tabular text-muted">{units.length}</span>
        <Icon
          name="chevron-down"
          className="size-4 text-muted transition-transform duration-100 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">
        <UnitRows {...shared} name={name} units={units} named />
      </div>
    </details>
  );
}

function headingOf(converter: CompiledConverter, text: string, from: string): string {
  const value = [...text.trim()].slice(0, 24).join("");
  const symbol = findUnit(converter, from)?.symbol ?? "—";
  const amount = /[^\d\s.,/+-]/.test(value) || symbol === "—" ? value : `${value} ${symbol}`;
  return messages.inAllUnits(amount);
}

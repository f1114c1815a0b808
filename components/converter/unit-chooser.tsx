"use client";

import { Chooser } from "@/components/ui/chooser";
import { Icon } from "@/components/ui/icon";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";

const loadUnitList = () => import("./unit-list").then(({ UnitList }) => UnitList);

/** Length of a symbol that leaves no room for the name on a phone; the result has it, too. */
const LONG_SYMBOL = 10;

interface UnitChooserProps {
  label: string;
  converter: CompiledConverter;
  unit: CompiledUnit;
  onChoose: (unit: string) => void;
  /** Style that attaches it to the field above. */
  className: string;
}

export function UnitChooser({ label, converter, unit, onChoose, className }: UnitChooserProps) {
  return (
    <Chooser
      label={label}
      load={loadUnitList}
      list={(UnitList, props) => <UnitList {...props} converter={converter} unit={unit} />}
      onChoose={onChoose}
      className={`flex min-h-12 w-full items-center gap-2 border-line-strong bg-surface px-3 py-2 text-left hover:text-accent embed-low:min-h-10 embed-low:py-1 ${className}`}
    >
      <span className="min-w-0 flex-1 leading-snug">{unit.name}</span>
      {unit.symbol !== "—" && (
        <span className={`text-muted ${unit.symbol.length > LONG_SYMBOL ? "max-sm:hidden" : ""}`}>
          {unit.symbol}
        </span>
      )}
      <Icon name="chevron-down" className="size-4 text-muted" />
    </Chooser>
  );
}

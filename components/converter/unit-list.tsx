"use client";

import { useCallback } from "react";
import type { OpenListProps } from "@/components/ui/chooser";
import { ChooserList } from "@/components/ui/chooser-list";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { matchUnits } from "@/lib/units/match-units";

interface UnitListProps extends OpenListProps {
  converter: CompiledConverter;
  unit: CompiledUnit;
}

/** The open list of units. */
export function UnitList({ converter, unit, ...rest }: UnitListProps) {
  const matching = useCallback((query: string) => matchUnits(converter, query), [converter]);
  return (
    <ChooserList
      {...rest}
      plural="units"
      matching={matching}
      chosen={unit.id}
      none={(query) => `No unit of this converter is called “${query}”.`}
    >
      {(match) => (
        <>
          <span className={`min-w-0 flex-1 ${match.id === unit.id ? "font-semibold" : ""}`}>
            {match.name}
            {match.deprecated && <span className="block text-muted text-xs">{match.deprecated}</span>}
          </span>
          {match.symbol !== "—" && <span className="text-muted">{match.symbol}</span>}
        </>
      )}
    </ChooserList>
  );
}

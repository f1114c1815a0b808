"use client";

import { useCallback, useState } from "react";
import type { OpenListProps } from "@/components/ui/chooser";
import { ChooserList } from "@/components/ui/chooser-list";
import { Icon } from "@/components/ui/icon";
import { unitSections } from "@/lib/units/common-units";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { matchUnits } from "@/lib/units/match-units";
import { messages } from "./messages";

interface UnitListProps extends OpenListProps {
  converter: CompiledConverter;
  unit: CompiledUnit;
}

/** Collapsible group of units. */
interface Fold {
  id: string;
  name: string;
  count: number;
  open: boolean;
}

const isFold = (item: CompiledUnit | Fold): item is Fold => "count" in item;

/** Open list of units: common ones first, others collapsed by group; a search covers all. */
export function UnitList({ converter, unit, ...rest }: UnitListProps) {
  const [unfolded, setUnfolded] = useState<readonly string[]>(() => groupOf(converter, unit));
  const matching = useCallback(
    (query: string) =>
      query.trim() === "" ? listed(converter, unfolded) : matchUnits(converter, query.trim()),
    [converter, unfolded],
  );

  function unfold(item: CompiledUnit | Fold): boolean {
    if (!isFold(item)) return false;
    const { name } = item;
    setUnfolded(unfolded.includes(name) ? unfolded.filter((other) => other !== name) : [...unfolded, name]);
    return true;
  }

  return (
    <ChooserList<CompiledUnit | Fold>
      {...rest}
      plural="units"
      matching={matching}
      chosen={unit.id}
      unfold={unfold}
      none={messages.noUnit}
    >
      {(item) =>
        isFold(item) ? <FoldRow fold={item} /> : <UnitRow unit={item} chosen={item.id === unit.id} />
      }
    </ChooserList>
  );
}

const FoldRow = ({ fold: { name, count, open } }: { fold: Fold }) => (
  <>
    <span className="min-w-0 flex-1 font-medium text-muted">
      <span className="sr-only">{open ? "Collapse " : "Expand "}</span>
      {name}
    </span>
    <span className="tabular text-muted">
      {count}
      <span className="sr-only"> units</span>
    </span>
    <Icon name="chevron-down" className={`size-4 text-muted ${open ? "rotate-180" : ""}`} />
  </>
);

const UnitRow = ({ unit, chosen }: { unit: CompiledUnit; chosen: boolean }) => (
  <>
    <span className={`min-w-0 flex-1 ${chosen ? "font-semibold" : ""}`}>
      {unit.name}
      {unit.deprecated && <span className="block text-muted text-xs">{unit.deprecated}</span>}
    </span>
    {unit.symbol !== "—" && <span className="text-muted">{unit.symbol}</span>}
  </>
);

const groupOf = (converter: CompiledConverter, unit: CompiledUnit): readonly string[] =>
  unitSections(converter).flatMap(({ name, units }) =>
    name !== undefined && units.includes(unit) ? [name] : [],
  );

/** Lists a converter with common units with collapsed groups; others completely. */
const listed = (converter: CompiledConverter, unfolded: readonly string[]): (CompiledUnit | Fold)[] =>
  unitSections(converter).flatMap(({ name, units }): readonly (CompiledUnit | Fold)[] => {
    if (name === undefined || !converter.commonUnits) return units;
    const open = unfolded.includes(name);
    const fold: Fold = { id: `group ${name}`, name, count: units.length, open };
    return open ? [fold, ...units] : [fold];
  });

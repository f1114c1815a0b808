"use client";

import { useCallback, useMemo } from "react";
import type { OpenListProps } from "@/components/ui/chooser";
import { ChooserList } from "@/components/ui/chooser-list";
import type { DataRecord, RecordSet } from "@/lib/core/data/records";
import type { RecordField } from "@/lib/kit/fields/field";
import { matchRecords } from "@/lib/kit/fields/match-records";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { figuresText } from "@/lib/run/format/record-text";

interface RecordListProps extends OpenListProps {
  field: RecordField;
  set: RecordSet;
  chosen: string;
  system: UnitSystem;
}

/** Open list of a record field: alternatives to a record, then the records. */
export function RecordList({ field: { other, plural }, set, chosen, system, ...rest }: RecordListProps) {
  const items = useMemo<readonly DataRecord[]>(() => [other, ...set.records], [other, set]);
  const matching = useCallback((query: string) => matchRecords(items, query), [items]);
  return (
    <ChooserList
      {...rest}
      plural={plural}
      matching={matching}
      chosen={chosen}
      none={(query) => `No ${plural} match “${query}”.`}
    >
      {(item) => (
        <>
          {/* Figures wrap below a label with less room than this. */}
          <span className={`min-w-0 grow basis-3/5 ${item.id === chosen ? "font-semibold" : ""}`}>
            {item.label}
          </span>
          <span className="text-muted">{figuresText(set, item, system)}</span>
        </>
      )}
    </ChooserList>
  );
}

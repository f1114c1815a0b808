"use client";

import type { RecordField, SelectionField } from "@/lib/kit/fields/field";
import type { RecordSets } from "@/lib/kit/fields/records";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { CompiledConverter } from "@/lib/units/compile";
import { RecordControl } from "./record-control";
import { SelectionControl } from "./selection-control";

export interface ListControlProps {
  id: string;
  label: string;
  field: RecordField | SelectionField;
  value: string;
  invalid: boolean;
  records: RecordSets;
  converters: Readonly<Record<string, CompiledConverter>>;
  system: UnitSystem;
  onChange: (text: string) => void;
}

/** Control for a choice from a list, which the forms’ first script does not include. */
export function ListControl({ field, records, converters, system, ...control }: ListControlProps) {
  return field.kind === "record" ? (
    <RecordControl {...control} field={field} set={records[field.set]} system={system} />
  ) : (
    <SelectionControl {...control} field={field} converters={converters} />
  );
}

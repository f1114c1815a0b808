"use client";

import { useCallback } from "react";
import { Chooser } from "@/components/ui/chooser";
import { Icon } from "@/components/ui/icon";
import type { DataRecord, RecordSet } from "@/lib/core/data/records";
import type { RecordField } from "@/lib/kit/fields/field";
import { findRecord } from "@/lib/kit/fields/find-record";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { figuresText, sourceText } from "@/lib/run/format/record-text";

interface RecordControlProps {
  id: string;
  label: string;
  field: RecordField;
  value: string;
  invalid: boolean;
  /** Record set of the field, once a record is selected and the set has loaded. */
  set: RecordSet | undefined;
  system: UnitSystem;
  onChange: (id: string) => void;
}

const loadList = async (name: string) => {
  const [{ RecordList }, { loadFromServer }] = await Promise.all([
    import("./record-list"),
    import("@/lib/core/data/fetch-file"),
  ]);
  return { RecordList, set: await loadFromServer<RecordSet>(name, "records") };
};

/** Record of a data set, with search, figures and source. The list loads when it opens. */
export function RecordControl({
  id,
  label,
  field,
  value,
  invalid,
  set,
  system,
  onChange,
}: RecordControlProps) {
  const load = useCallback(() => loadList(field.set), [field.set]);
  const record = findRecord(set, value);
  const chosen = record?.id ?? value;
  return (
    <>
      <Chooser
        label={label}
        describedBy={`${id}-message`}
        invalid={invalid}
        load={load}
        list={({ RecordList, set: loaded }, props) => (
          <RecordList {...props} field={field} set={loaded} chosen={chosen} system={system} />
        )}
        onChoose={onChange}
        className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-3 py-1 text-left hover:border-accent data-invalid:border-danger"
      >
        <span className="min-w-0 flex-1 leading-snug">
          {chosen === field.other.id ? field.other.label : (record?.label ?? value)}
        </span>
        <Icon name="chevron-down" className="size-4 text-muted" />
      </Chooser>
      {set && record && <RecordNotes set={set} record={record} system={system} />}
    </>
  );
}

interface RecordNotesProps {
  set: RecordSet;
  record: DataRecord;
  system: UnitSystem;
}

function RecordNotes({ set, record, system }: RecordNotesProps) {
  const source = record.source ?? set.source;
  const text = sourceText(source);
  const facts = [figuresText(set, record, system, true), record.note].filter(Boolean).join(". ");
  return (
    <p className="pt-1 text-muted text-sm leading-snug">
      {facts && `${facts}. `}
      <span className="block truncate" title={text}>
        Source:{" "}
        {source.url ? (
          <a href={source.url} target="_blank" rel="noopener" className="underline hover:text-accent">
            {text}
          </a>
        ) : (
          text
        )}
      </span>
    </p>
  );
}

"use client";

import { type ComponentType, memo, useCallback, useMemo, useState } from "react";
import { UnitSwitch } from "@/components/page/unit-switch";
import { ChoiceField } from "@/components/ui/choice";
import { Icon } from "@/components/ui/icon";
import { PAGE } from "@/components/ui/segment-width";
import type { Problem } from "@/lib/core/result/result";
import type { Warning } from "@/lib/kit/calculator/computation";
import type { Context } from "@/lib/kit/fields/context";
import { applies, type Entries, type Entry, rowsIn, simpleIn } from "@/lib/kit/fields/entry";
import { type Field, type Fields, withRowFields } from "@/lib/kit/fields/field";
import type { RecordSets } from "@/lib/kit/fields/records";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { FormLines } from "@/lib/run/form-lines";
import { hasUnits } from "@/lib/run/has-units";
import { formatsOf } from "@/lib/run/output-lists";
import { CurrencySelect } from "./currency-select";
import { FieldControl } from "./field-control";
import { messages } from "./messages";
import type { ChangeRows, RowsProps } from "./rows/row-list";
import { useRowsControl } from "./rows/use-rows-control";
import type { CalculatorModel } from "./use-calculator";

interface FormFieldsProps {
  view: CalculatorView;
  model: CalculatorModel;
}

/** Returns the field that chooses the mode, unless a job has chosen it. */
function findModeField({ fields }: CalculatorView) {
  for (const [id, field] of Object.entries(fields))
    if (field.kind === "choice" && field.mode && !isFixed(field)) return { id, field };
  return undefined;
}

export function FormMode({ view, model }: FormFieldsProps) {
  const mode = findModeField(view);
  if (!mode) return null;
  const { id, field } = mode;
  const value = model.state.entries[id];
  return (
    <div data-inputs="" className="relative mb-4">
      <ChoiceField
        label={field.label}
        options={field.options}
        value={typeof value === "string" ? value : field.default}
        onChange={(option) => model.setField(id, option)}
        widest={PAGE}
      />
      {hasUnitSwitch(applyingFields(view, model), view, model) && <FormUnits system={model.state.system} />}
    </div>
  );
}

/** Switch between unit systems, at the end of the first label’s line. */
const FormUnits = ({ system }: { system: UnitSystem }) => (
  <UnitSwitch system={system} className="form-units flex" />
);

/** Returns the fields that apply now, except the mode. */
const applyingFields = ({ fields }: CalculatorView, { state }: CalculatorModel): readonly [string, Field][] =>
  Object.entries(fields).filter(
    ([, field]) =>
      applies(field, state.entries) && !(field.kind === "choice" && (field.mode || isFixed(field))),
  );

/** Returns true for a choice that a job has made. */
const isFixed = ({ options }: { options: readonly unknown[] }): boolean => options.length === 1;

/** True if a visible field or the result contains money (or a quantity). */
const has = (
  wanted: "money" | "quantity",
  applying: readonly [string, Field][],
  { outputs, lists }: CalculatorView,
  { answer }: CalculatorModel,
) =>
  withRowFields(Object.fromEntries(applying)).some(({ kind }) => kind === wanted) ||
  Object.entries({ ...outputs, ...lists }).some(
    ([id, output]) =>
      answer.outputs[id] !== undefined && formatsOf({ [id]: output }).some(({ kind }) => kind === wanted),
  );

/** True if the units of a visible field or the result can be switched. */
const hasUnitSwitch = (
  applying: readonly [string, Field][],
  view: CalculatorView,
  model: CalculatorModel,
): boolean => hasUnits(view) && has("quantity", applying, view, model);

export function FormFields({ view, model }: FormFieldsProps) {
  const { entries } = model.state;
  const [open, setOpen] = useState(false);
  const outer = useChoices(view.fields, entries);
  const applying = applyingFields(view, model);
  const plain = applying.filter(([, field]) => !field.advanced);
  const advanced = applying.filter(([, field]) => field.advanced);
  const isChanged = (id: string) => JSON.stringify(entries[id]) !== JSON.stringify(model.untouched[id]);
  const changedCount = advanced.filter(([id]) => isChanged(id)).length;
  const hasProblem = advanced.some(([id]) => within(id, model.problems, ({ path }) => path).length > 0);
  const isOpen = open || hasProblem;
  const Rows = useRowsControl(hasRows(Object.entries(view.fields)), hasRows(isOpen ? applying : plain));
  const gridStyle = "grid grid-cols-2 gap-x-3 gap-y-4";
  // The initial value, such as 5′ 7″, needs no interpretation, which would push down the content below it.
  const isStart = ([id, field]: FieldEntry) => field.kind === "quantity" && !isChanged(id);
  // With a mode, the switch is next to that field (FormMode).
  const switchesUnits = findModeField(view) === undefined && hasUnitSwitch(applying, view, model);
  const currency = view.currencies.length > 0 && has("money", applying, view, model) && (
    <CurrencySelect code={model.state.currency} currencies={view.currencies} onChange={model.setCurrency} />
  );
  const renderField = ([id, field]: FieldEntry, at: number, all: readonly FieldEntry[]) => (
    <div key={id} data-field={id} {...placeIn(all, at, view.lines, switchesUnits ? 1 : 0)}>
      <FormField
        id={id}
        field={field}
        value={model.displayedEntries[id]}
        problems={within(id, model.problems, ({ path: at }) => at)}
        warnings={within(id, model.answer.warnings, ({ at }) => at)}
        system={model.state.system}
        outer={outer}
        reading={isStart([id, field]) ? undefined : model.readings[id]}
        records={model.records}
        context={model.context}
        converters={view.converters}
        Rows={Rows}
        onChange={model.setField}
      />
    </div>
  );
  return (
    <div className="@container relative space-y-3">
      {switchesUnits && <FormUnits system={model.state.system} />}
      <div className={gridStyle}>{plain.map(renderField)}</div>
      {advanced.length === 0 && currency}
      {advanced.length > 0 && (
        <details
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className="group border-line border-t"
        >
          <summary className="flex min-h-11 items-center gap-1.5 font-medium text-accent text-sm">
            <span className="group-open:hidden">More options</span>
            <span className="hidden group-open:inline">Fewer options</span>
            {changedCount > 0 && (
              <span className="text-muted">· {messages.changedOptions(changedCount)}</span>
            )}
            <Icon name="chevron-down" className="ml-auto size-4 group-open:rotate-180" />
          </summary>
          {isOpen && (
            <div className="space-y-4 pt-1 pb-2">
              <div className={gridStyle}>{advanced.map(renderField)}</div>
              {currency}
            </div>
          )}
        </details>
      )}
    </div>
  );
}

type FieldEntry = readonly [string, Field];

const hasRows = (fields: readonly FieldEntry[]): boolean => fields.some(([, { kind }]) => kind === "rows");

/**
 * Returns the width of a field in its line: two short ones that follow each other share one, except on the narrowest
 * phones. `from`: the first one that may share its line.
 */
function placeIn(all: readonly FieldEntry[], at: number, lines: FormLines, from: number) {
  const of = (place: number) => (place < from ? undefined : lines[all[place]?.[0] ?? ""]);
  let start = at;
  while (of(start) === "half" && of(start - 1)) start -= 1;
  const isSecond = (at - start) % 2 === 1;
  return isSecond || (of(at) && of(at + 1) === "half")
    ? { className: "@max-xs:col-span-2 min-w-0", "data-half": isSecond ? "second" : "first" }
    : { className: "col-span-2 min-w-0" };
}

/** Returns the choices of a form, on which its rows may depend. Same array until a choice changes. */
function useChoices(fields: Fields, entries: Entries): readonly Entries[] {
  const chosen = Object.keys(fields).filter((id) =>
    ["choice", "toggle", "record"].includes(fields[id]?.kind ?? ""),
  );
  const text = JSON.stringify(Object.fromEntries(chosen.map((id) => [id, entries[id]])));
  return useMemo(() => [JSON.parse(text) as Entries], [text]);
}

interface FormFieldProps {
  id: string;
  field: Field;
  value: Entry | undefined;
  /** Problems of this field or of its rows: the same empty array if there are none. */
  problems: readonly Problem[];
  warnings: readonly Warning<string>[];
  system: UnitSystem;
  outer: readonly Entries[];
  reading: string | undefined;
  records: RecordSets;
  context: Context;
  converters: CalculatorView["converters"];
  /** Control of a rows field. */
  Rows: ComponentType<RowsProps> | undefined;
  onChange: CalculatorModel["setField"];
}

const FormField = memo(function FormField(props: FormFieldProps) {
  const {
    id,
    field,
    value,
    problems,
    warnings,
    system,
    outer,
    reading,
    records,
    context,
    converters,
    Rows,
    onChange,
  } = props;
  const changeRows = useCallback<ChangeRows>(
    (change) => onChange(id, (rows) => change(rowsIn(rows))),
    [id, onChange],
  );
  if (field.kind === "rows")
    return (
      Rows && (
        <Rows
          path={id}
          outer={outer}
          warnings={warnings}
          system={system}
          field={field}
          rows={rowsIn(value)}
          problems={problems}
          records={records}
          context={context}
          converters={converters}
          onChange={changeRows}
        />
      )
    );
  return (
    <FieldControl
      field={field}
      value={simpleIn(value)}
      problem={problems[0]?.message}
      reading={reading}
      records={records}
      context={context}
      converters={converters}
      system={system}
      onChange={(entry) => onChange(id, entry)}
    />
  );
});

const NONE: readonly never[] = [];

/** Selects the notes about one field or its rows. */
function within<T>(id: string, notes: readonly T[], placeOf: (note: T) => string | undefined): readonly T[] {
  if (notes.length === 0) return NONE;
  const notesWithin = notes.filter((note) => `${placeOf(note)}.`.startsWith(`${id}.`));
  return notesWithin.length > 0 ? notesWithin : NONE;
}

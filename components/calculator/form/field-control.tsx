"use client";

import { lazy, Suspense, useId } from "react";
import { Choice } from "@/components/ui/choice";
import { useSettledProblem } from "@/components/ui/input-pause";
import { roomOf } from "@/components/ui/segment-width";
import { ServerRendered, serverPart } from "@/components/ui/server-markup";
import { resolveDay } from "@/lib/core/civil/relative-day";
import type { Context } from "@/lib/kit/fields/context";
import { currencySymbol, inCurrency } from "@/lib/kit/fields/currency";
import { hintOf, type SimpleEntry } from "@/lib/kit/fields/entry";
import type { SimpleField } from "@/lib/kit/fields/field";
import type { RecordSets } from "@/lib/kit/fields/records";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import type { CompiledConverter } from "@/lib/units/compile";
import { controlStyle, FieldShell } from "./field-shell";
import type { ListControlProps } from "./list-control";
import { QuantityControl } from "./quantity-control";
import { TextControl } from "./text-control";

const list = serverPart<ListControlProps>({
  load: () => import("./list-control").then(({ ListControl }) => ListControl),
  meanwhile: () => <div className={controlStyle} />,
  fallback: () => <p className="text-sm">The list could not be loaded. Please reload the page.</p>,
});
const ZoneControl = lazy(() => import("./zone-control").then((module) => ({ default: module.ZoneControl })));

interface FieldControlProps {
  field: SimpleField;
  value: SimpleEntry;
  problem: string | undefined;
  reading: string | undefined;
  records: RecordSets;
  context: Context;
  converters: Readonly<Record<string, CompiledConverter>>;
  system: UnitSystem;
  onChange: (value: SimpleEntry) => void;
  /** Replaces the field's label: "Amount, payment 2". */
  label?: string;
  /** Position of a row: only the first one displays its hint. */
  row?: "first" | "other";
}

export function FieldControl(props: FieldControlProps) {
  const id = useId();
  const { field, reading } = props;
  const problem = useSettledProblem(props.problem);
  const label = props.label ?? field.label;
  const hint = hintOf(field, typeof props.value === "string" ? undefined : props.value.unit);
  if (field.kind === "toggle") return <Toggle id={id} {...props} label={label} />;
  const group = isOfList(field) || (field.kind === "choice" && roomOf(field.options) !== "select");
  return (
    <FieldShell
      id={id}
      label={label}
      hint={props.row === "other" ? undefined : hint && inCurrency(hint, props.context.currency)}
      problem={problem}
      reading={reading}
      {...(group && { group: true as const })}
    >
      <Control id={id} {...props} problem={problem} label={label} />
    </FieldShell>
  );
}

function Toggle({ id, field, value, onChange, label }: FieldControlProps & { id: string; label: string }) {
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={value === "true"}
        onChange={(event) => onChange(String(event.target.checked))}
        className="size-5 shrink-0 accent-accent"
      />
      <label htmlFor={id} className="py-2 text-sm leading-snug">
        {label}
        {hintOf(field) && <span className="block text-muted">{hintOf(field)}</span>}
      </label>
    </div>
  );
}

const isOfList = ({ kind }: SimpleField): boolean => kind === "record" || kind === "selection";

/** Returns the unit after a number: "year" after 1. */
const suffixOf = ({ suffix, singular }: { suffix?: string; singular?: string }, text: string) =>
  text.trim() === "1" ? (singular ?? suffix) : suffix;

const textOf = (value: SimpleEntry): string => (typeof value === "string" ? value : value.value);

function Control(props: FieldControlProps & { id: string; label: string }) {
  const { id, field, value, problem, records, context, converters, system, onChange, label } = props;
  const text = textOf(value);
  const invalid = problem !== undefined;
  const { keys } = field;
  const line = { id, value: text, invalid, keys, onChange };
  switch (field.kind) {
    case "quantity": {
      const converter = converters[field.converter];
      if (!converter) throw new RangeError(`The page has no units of ${field.converter}`);
      const quantity = typeof value === "string" ? { value, unit: field.units[0] } : value;
      return (
        <QuantityControl
          {...{ id, label, field, converter, quantity, invalid, keys, onChange }}
          currency={context.currency}
        />
      );
    }
    case "money":
      return <TextControl {...line} prefix={currencySymbol(context.currency)} className="grouped-money" />;
    case "percent":
      return <TextControl {...line} suffix={suffixOf(field, text) ?? "%"} className="grouped" />;
    case "number":
    case "count":
      return <TextControl {...line} suffix={suffixOf(field, text)} className="grouped" />;
    case "choice":
      return (
        <Choice
          id={id}
          label={label}
          describedBy={`${id}-message`}
          options={field.options}
          value={text}
          onChange={onChange}
        />
      );
    case "day":
      return (
        <input
          id={id}
          type="date"
          min={field.min ?? "0001-01-01"}
          max={field.max ?? "9999-12-31"}
          value={resolveDay(text, context.today)}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={invalid}
          aria-describedby={`${id}-message`}
          className={`tabular ${controlStyle}`}
        />
      );
    case "zone":
      return (
        <Suspense fallback={<TextControl {...line} />}>
          <ZoneControl {...line} localZone={context.timeZone} />
        </Suspense>
      );
    case "record":
    case "selection":
      return (
        <ServerRendered
          part={list}
          props={{
            ...{ id, label, field, invalid, system, onChange, records, converters },
            value: text.trim(),
          }}
        />
      );
    case "text":
      return field.lines ? (
        <textarea
          id={id}
          rows={4}
          value={text}
          placeholder={field.placeholder}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={invalid}
          aria-describedby={`${id}-message`}
          className={`${controlStyle} tabular h-auto py-2`}
        />
      ) : (
        <TextControl {...line} placeholder={field.placeholder} />
      );
    case "toggle":
      return null;
    default:
      return <TextControl {...line} />;
  }
}

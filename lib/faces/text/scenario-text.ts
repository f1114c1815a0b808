import type { OutputValue, ValueFormat } from "../../calculators/computation.ts";
import type { Entry, RowEntry, SimpleEntry } from "../../fields/entry.ts";
import type { Field, SimpleField } from "../../fields/field.ts";
import { findRecord, type RecordSets } from "../../fields/records.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { formatDay } from "./format-day.ts";
import { formatOutput, type ValueContext } from "./format-output.ts";

/** What the writing of inputs depends on. */
export interface InputContext extends ValueContext {
  /** The units of the calculator's quantities, by converter. */
  converters: Readonly<Record<string, CompiledConverter>>;
  /** The sets of the records that the inputs name. */
  records?: RecordSets;
}

/** An input as it stands in the form, for reading: "$18,000", "154 lb", "End of the period". */
export function inputText(field: Field | undefined, typed: Entry | undefined, context: InputContext): string {
  if (!field || typed === undefined) return "—";
  if (field.kind === "rows") return rowsText(field, typed as readonly RowEntry[], context);
  return simpleText(field, typed as SimpleEntry, context);
}

function rowsText(
  field: Extract<Field, { kind: "rows" }>,
  rows: readonly RowEntry[],
  context: InputContext,
): string {
  const written = rows.map((row) =>
    Object.entries(field.fields)
      .map(([id, column]) => simpleText(column, row[id] ?? "", context))
      .filter((text) => text !== "—")
      .join(" · "),
  );
  return written.filter((text) => text !== "").join("; ") || "—";
}

function simpleText(field: SimpleField, typed: SimpleEntry, context: InputContext): string {
  const text = (typeof typed === "string" ? typed : typed.value).trim();
  if (text === "") return "—";
  switch (field.kind) {
    case "quantity": {
      const id = typeof typed === "string" ? field.units[0] : typed.unit;
      const unit = context.converters[field.converter]?.units.find((known) => known.id === id);
      return `${text} ${unit?.symbol ?? ""}`.trim();
    }
    case "money":
      return `${text} ${context.currency.code}`;
    case "percent":
      return `${text.replace(/%$/, "").trimEnd()}%`;
    case "choice":
      return field.options.find((option) => option.id === text)?.label ?? text;
    case "record":
      return text === field.other.id
        ? field.other.label
        : (findRecord(context.records?.[field.set], text)?.label ?? text);
    case "toggle":
      return text === "true" ? "yes" : "no";
    case "day":
      return formatDay(text, "long");
    default:
      return "suffix" in field && field.suffix ? `${text} ${field.suffix}` : text;
  }
}

/** How far a figure is from another: "+$12.00", "−1.5%"; nothing where they are equal or no numbers. */
export function differenceText(
  value: OutputValue | undefined,
  from: OutputValue | undefined,
  format: ValueFormat,
  context: ValueContext,
): string {
  if (typeof value !== "number" || typeof from !== "number") return "";
  const difference = value - from;
  if (Math.abs(difference) <= 1e-9 * Math.max(Math.abs(value), Math.abs(from))) return "";
  const text = formatOutput(difference, format, context);
  return text.startsWith("−") ? text : `+${text}`;
}

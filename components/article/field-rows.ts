import type { FormCalculator } from "@/lib/kit/calculator/define";
import { DEFAULT_CURRENCY, inCurrency } from "@/lib/kit/fields/currency";
import { hintOf } from "@/lib/kit/fields/entry";
import type { ChoiceField, Field, Fields, QuantityField } from "@/lib/kit/fields/field";
import { findQuantity } from "@/lib/kit/quantities/find";
import { findUnit } from "@/lib/units/find-unit";
import { messages } from "./messages";

export interface FieldRow {
  id: string;
  label: string;
  /** Depth of the list of rows that contains the field. */
  depth: number;
  /** Modes with the field, and its place under More options. */
  notes: readonly string[];
  accepts: string;
}

/** A longer list of options is shortened to its first ones. */
const MAX_OPTIONS = 7;
const FIRST_OPTIONS = 4;

/** Lists the fields of a calculator's form as the user guide describes them, those of rows below their list. */
export function fieldRowsOf({ inputs }: FormCalculator): FieldRow[] {
  const mode = Object.entries(inputs).find(([, field]) => field.kind === "choice" && field.mode);
  const [modeId = "", modeField] = mode ?? [];
  const modes = modeField?.kind === "choice" ? modeField : undefined;
  const listRows = (fields: Fields, depth: number, path: string): FieldRow[] =>
    Object.entries(fields).flatMap(([id, field]) => {
      const row = {
        id: `${path}${id}`,
        label: field.label,
        depth,
        notes: [...modeNotes(field, modeId, modes), ...(field.advanced ? [messages.moreOptions] : [])],
        accepts: describeInput(field),
      };
      return field.kind === "rows" ? [row, ...listRows(field.fields, depth + 1, `${path}${id}/`)] : [row];
    });
  return listRows(inputs, 0, "");
}

/** Names the modes with a field, or those without it if they are fewer. */
function modeNotes(field: Field, id: string, modes: ChoiceField | undefined): string[] {
  const values = field.when?.[id];
  if (!modes || !values) return [];
  const labelsWith = (included: boolean): string[] =>
    modes.options.filter((option) => values.includes(option.id) === included).map(({ label }) => label);
  const [included, excluded] = [labelsWith(true), labelsWith(false)];
  if (excluded.length === 0) return [];
  return [excluded.length < included.length ? messages.notFor(excluded) : messages.onlyFor(included)];
}

/** Describes the input that a field accepts, in a sentence followed by the field's hint. */
function describeInput(field: Field): string {
  const hint = hintOf(field);
  const note = hint && inCurrency(hint, DEFAULT_CURRENCY);
  return [describeKind(field), note && (/[.!?]$/.test(note) ? note : `${note}.`)].filter(Boolean).join(" ");
}

function describeKind(field: Field): string {
  switch (field.kind) {
    case "quantity":
      return messages.quantity(unitNames(field));
    case "choice":
      return describeOptions(field.options.map(({ label }) => label.replace(/^— /, "")));
    case "selection":
      return messages.selection(field.plural);
    case "record":
      return messages.record({ plural: field.plural, other: field.other.label });
    case "rows":
      return messages.rows(field.rowLabel);
    case "number":
    case "count":
      return field.suffix === undefined ? messages.kinds[field.kind] : messages.suffixed(field.suffix);
    default:
      return messages.kinds[field.kind];
  }
}

const describeOptions = (labels: readonly string[]): string =>
  labels.length <= MAX_OPTIONS
    ? messages.oneOf(labels)
    : messages.manyOptions({ first: labels.slice(0, FIRST_OPTIONS), others: labels.length - FIRST_OPTIONS });

function unitNames({ converter, units }: QuantityField): string[] {
  const quantity = findQuantity(converter);
  return units.map((id) => {
    const unit = quantity && findUnit(quantity, id);
    const name = !unit || unit.symbol === "—" ? (unit?.plural ?? id) : unit.symbol;
    return inCurrency(name, DEFAULT_CURRENCY);
  });
}

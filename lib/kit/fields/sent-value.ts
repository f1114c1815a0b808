import { type Entry, entryOf, type RawSimple } from "./entry.ts";
import type { QuantityEntry, QuantityField, SimpleField } from "./field.ts";

/** Reads a text that names one of the field's units: "1000 cfm" is 1000 in cubic feet per minute. */
export type UnitNamer = (field: QuantityField, text: string) => QuantityEntry | undefined;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns true if a sent value has a readable shape: a text, a number, true, {value, unit}. */
export function isSimple(field: SimpleField, raw: unknown): raw is RawSimple {
  if (typeof raw === "string" || typeof raw === "boolean") return true;
  if (typeof raw === "number") return Number.isFinite(raw);
  if (field.kind !== "quantity" || !isObject(raw)) return false;
  const { value, unit, ...others } = raw;
  return (
    (typeof value === "string" || typeof value === "number") &&
    Number.isFinite(typeof value === "number" ? value : 0) &&
    typeof unit === "string" &&
    Object.keys(others).length === 0
  );
}

/** Returns a sent value as it would be entered; a text with a unit is in that unit. */
export const simpleEntry = (field: SimpleField, value: RawSimple, namedUnit: UnitNamer | undefined): Entry =>
  (field.kind === "quantity" && typeof value === "string" ? namedUnit?.(field, value) : undefined) ??
  entryOf(field, value);

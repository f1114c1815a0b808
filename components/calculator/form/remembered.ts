import type { FormState } from "@/lib/faces/address/calculator-url";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import { findCurrency } from "@/lib/fields/currency";
import type { Entry } from "@/lib/fields/entry";
import type { Fields } from "@/lib/fields/field";
import { inUnit } from "@/lib/fields/in-unit";
import { CHOICES_KEY } from "./choices-key";

/** What the visitor chose before: units by quantity and field, and the currency. Kept in the browser only. */
interface Choices {
  units: Record<string, string>;
  currency?: string;
}

function read(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHOICES_KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return { units: {} };
    const { units, currency } = stored as { units?: unknown; currency?: unknown };
    const known = Object.entries(typeof units === "object" && units !== null ? units : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { units: Object.fromEntries(known), ...(typeof currency === "string" && { currency }) };
  } catch {
    return { units: {} };
  }
}

function write(choices: Choices): void {
  try {
    localStorage.setItem(CHOICES_KEY, JSON.stringify(choices));
  } catch (error) {
    console.warn("The choice of unit could not be remembered", error);
  }
}

const keyOf = (converter: string, id: string): string => `${converter}:${id}`;

/** Remembers the unit of a quantity when it changes. */
export function rememberUnit(fields: Fields, id: string, value: Entry): void {
  const field = fields[id];
  if (field?.kind !== "quantity" || typeof value !== "object" || !("unit" in value)) return;
  const choices = read();
  const key = keyOf(field.converter, id);
  if ((choices.units[key] ?? field.units[0]) === value.unit) return;
  write({ ...choices, units: { ...choices.units, [key]: value.unit } });
}

export const rememberCurrency = (currency: string): void => write({ ...read(), currency });

/** The form at its start in the units and the currency that the visitor chose before. */
export function rememberedStart(
  { fields, converters, usesMoney }: CalculatorView,
  blank: FormState,
): FormState {
  const { units, currency } = read();
  let start = blank;
  if (usesMoney && currency !== undefined && findCurrency(currency)) start = { ...start, currency };
  for (const [id, field] of Object.entries(fields)) {
    const value = start.typed[id];
    if (field.kind !== "quantity" || typeof value !== "object" || !("unit" in value)) continue;
    const unit = units[keyOf(field.converter, id)];
    const converter = converters[field.converter];
    if (unit === undefined || unit === value.unit || !field.units.includes(unit) || !converter) continue;
    start = { ...start, typed: { ...start.typed, [id]: { value: inUnit(converter, value, unit), unit } } };
  }
  return start;
}

import { DEFAULT_CURRENCY, findCurrency } from "@/lib/kit/fields/currency";
import { carriedEntry } from "@/lib/projects/carried-entry";
import type { LinkResult } from "@/lib/projects/results";
import type { FormState } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { quantitiesOf } from "@/lib/run/format/quantities";

/** True if the user entered a value in a linked field, which ends the link. A change of the unit alone does not. */
export function breaksLink(
  { link, status, source, sourceValue }: LinkResult,
  view: CalculatorView,
  { entries, currency, system }: FormState,
): boolean {
  const field = view.fields[link.field];
  if (status !== "follows" || !source || !field) return false;
  const current = entries[link.field];
  const money = findCurrency(currency) ?? DEFAULT_CURRENCY;
  const next = carriedEntry(field, source, sourceValue, {
    current,
    system,
    currency: money,
    quantities: quantitiesOf((slug) => view.converters[slug], { system, chosen: {} }, view.curve, money),
    carried: link.carried,
  })?.entry;
  if (next === undefined || JSON.stringify(next) === JSON.stringify(current)) return false;
  // A converted number has fewer digits.
  return !(isQuantity(next) && isQuantity(current) && isNear(Number(next.value), Number(current.value)));
}

const isQuantity = (entry: unknown): entry is { value: string; unit: string } =>
  typeof entry === "object" && entry !== null && "unit" in entry;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-3 * Math.abs(one);

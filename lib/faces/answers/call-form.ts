import { type Currency, DEFAULT_CURRENCY, findCurrency } from "../../kit/fields/currency.ts";
import { defaultEntry, type Entries, type FieldProblem } from "../../kit/fields/entry.ts";
import type { Fields } from "../../kit/fields/field.ts";
import type { SentInputs } from "../../kit/fields/omitted-inputs.ts";
import { entriesFrom } from "../../kit/fields/sent.ts";
import type { UnitNamer } from "../../kit/fields/sent-value.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { FormState } from "../../run/address/form-state.ts";
import { UNITS_NAME } from "../../run/address/names.ts";
import { isUnitSystem } from "../../run/address/unit-system.ts";

/** A form filled in by a call: what was understood of it. */
interface SentForm {
  entries: Entries;
  /** The inputs as they were sent, and the choices that they imply. */
  sent: Pick<SentInputs, "sent" | "implied">;
  currency: Currency;
  system: UnitSystem;
  /** The form as its page opens it: what is no part of the question stands empty. */
  state: FormState;
}

/**
 * Reads inputs as a calculator's tool takes them.
 * @param own the system of somebody who names no units: the question's own count more.
 */
export function sentForm(
  inputs: Fields,
  sent: Readonly<Record<string, unknown>>,
  own?: UnitSystem,
  namedUnit?: UnitNamer,
): { ok: true; form: SentForm } | { ok: false; errors: readonly FieldProblem[] } {
  const { currency: code, [UNITS_NAME]: asked, ...fields } = withoutNulls(sent);
  const units = isUnitSystem(asked) ? asked : undefined;
  const { entries, system, implied, errors } = entriesFrom(inputs, fields, { units, usual: own, namedUnit });
  const currency = code === undefined ? DEFAULT_CURRENCY : findCurrency(String(code));
  if (!currency) errors.push({ field: "currency", message: "Unknown currency. Use a code such as EUR." });
  if (!currency || errors.length > 0) return { ok: false, errors };
  const state = {
    entries: { ...entries, ...emptyFields(inputs, fields, system) },
    currency: currency.code,
    system,
  };
  return { ok: true, form: { entries, sent: { sent: fields, implied }, currency, system, state } };
}

/** The fields that stand empty unless they are given, in the units of that system. */
const emptyFields = (inputs: Fields, given: Readonly<Record<string, unknown>>, system: UnitSystem): Entries =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([id, field]) =>
      field.kind === "quantity" && field.default === undefined && !Object.hasOwn(given, id)
        ? [[id, defaultEntry(field, system)]]
        : [],
    ),
  );

/** Levels of rows within rows. No field takes deeper ones. */
const MAX_DEPTH = 2;

/** Null stands for what is not given, in rows too. */
function withoutNulls(values: Readonly<Record<string, unknown>>, depth = MAX_DEPTH): Record<string, unknown> {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    kept.map(([id, value]) => [
      id,
      Array.isArray(value) && depth > 0 ? value.map((row) => withoutNullCells(row, depth - 1)) : value,
    ]),
  );
}

const withoutNullCells = (row: unknown, depth: number): unknown =>
  typeof row === "object" && row !== null && !Array.isArray(row) ? withoutNulls({ ...row }, depth) : row;

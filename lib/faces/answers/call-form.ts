import { type Result, success } from "../../core/result/result.ts";
import { type Currency, DEFAULT_CURRENCY, findCurrency } from "../../kit/fields/currency.ts";
import { defaultEntry, type Entries } from "../../kit/fields/entry.ts";
import type { Fields } from "../../kit/fields/field.ts";
import type { SentInputs } from "../../kit/fields/omitted-inputs.ts";
import { entriesFrom } from "../../kit/fields/sent-entries.ts";
import type { UnitNamer } from "../../kit/fields/sent-value.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import type { FormState } from "../../run/address/form-state.ts";
import { UNITS_NAME } from "../../run/address/names.ts";
import { isUnitSystem } from "../../run/address/unit-system.ts";
import * as messages from "./messages.ts";

/** Form filled in by a call. */
interface SentForm {
  entries: Entries;
  sent: Pick<SentInputs, "sent" | "implied">;
  currency: Currency;
  system: UnitSystem;
  /** Form for the page, without values that are not in the question. */
  state: FormState;
}

/**
 * Reads inputs in the format of a calculator's tool. @param defaultSystem the system if the question names no
 * units.
 */
export function sentForm(
  inputs: Fields,
  sent: Readonly<Record<string, unknown>>,
  defaultSystem?: UnitSystem,
  namedUnit?: UnitNamer,
): Result<SentForm> {
  const { currency: code, [UNITS_NAME]: requestedUnits, ...fields } = withoutNulls(sent);
  const units = isUnitSystem(requestedUnits) ? requestedUnits : undefined;
  const { entries, system, implied, problems } = entriesFrom(inputs, fields, {
    units,
    usual: defaultSystem,
    namedUnit,
  });
  const currency = code === undefined ? DEFAULT_CURRENCY : findCurrency(String(code));
  if (!currency) problems.push({ path: "currency", message: messages.currencyUnknown });
  if (!currency || problems.length > 0) return { ok: false, problems };
  const state = {
    entries: { ...entries, ...emptyFields(inputs, fields, system) },
    currency: currency.code,
    system,
  };
  return success({ entries, sent: { sent: fields, implied }, currency, system, state });
}

/** Returns the omitted fields that have no default, in the units of the system. */
const emptyFields = (
  inputs: Fields,
  sentFields: Readonly<Record<string, unknown>>,
  system: UnitSystem,
): Entries =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([id, field]) =>
      field.kind === "quantity" && field.default === undefined && !Object.hasOwn(sentFields, id)
        ? [[id, defaultEntry(field, system)]]
        : [],
    ),
  );

/** Maximum depth of rows within rows. */
const MAX_DEPTH = 2;

/** Removes null and undefined fields, including in rows. */
function withoutNulls(values: Readonly<Record<string, unknown>>, depth = MAX_DEPTH): Record<string, unknown> {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    entries.map(([id, value]) => [
      id,
      Array.isArray(value) && depth > 0 ? value.map((row) => withoutNullCells(row, depth - 1)) : value,
    ]),
  );
}

const withoutNullCells = (row: unknown, depth: number): unknown =>
  typeof row === "object" && row !== null && !Array.isArray(row) ? withoutNulls({ ...row }, depth) : row;

import { unitAfter } from "../core/locale/unit-words.ts";
import type { Field, Fields } from "../kit/fields/field.ts";
import { numberKeys } from "../kit/fields/number-keys.ts";

/** Adds to fields what their controls display and the server knows, so that a page needs no code for it. */
export const pageFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, pageField(field)]));

function pageField(field: Field): Field {
  if (field.kind === "rows") return { ...field, fields: pageFields(field.fields) as typeof field.fields };
  const keys = numberKeys(field);
  const suffix = "suffix" in field ? field.suffix : undefined;
  const singular = suffix && unitAfter("1", suffix);
  return { ...field, ...(keys && { keys }), ...(singular !== suffix && { singular }) } as Field;
}

import type { Context } from "../../lib/fields/context.ts";
import type { Fields } from "../../lib/fields/field.ts";
import { type Readers, type Reading, readForm } from "../../lib/fields/read.ts";
import { entriesFrom } from "../../lib/fields/sent.ts";

/** Reads what was sent or an example's inputs; the same as filling in the form. */
export function readInputs(
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
  context: Context,
  readers?: Readers,
): Reading {
  const { typed, errors } = entriesFrom(fields, raw);
  return errors.length > 0 ? { ok: false, errors } : readForm(fields, typed, context, readers);
}

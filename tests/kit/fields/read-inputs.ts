import type { Context } from "../../../lib/kit/fields/context.ts";
import type { Fields } from "../../../lib/kit/fields/field.ts";
import { type Readers, type Reading, readForm } from "../../../lib/kit/fields/read.ts";
import { entriesFrom } from "../../../lib/kit/fields/sent-entries.ts";

/** Reads what was sent or an example's inputs; the same as filling in the form. */
export function readInputs(
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
  context: Context,
  readers?: Readers,
): Reading {
  const { entries, problems } = entriesFrom(fields, raw);
  return problems.length > 0 ? { ok: false, problems } : readForm(fields, entries, context, readers);
}

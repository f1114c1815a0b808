import { applies, chosenFor, type Entries, rowsIn } from "./entry.ts";
import type { Condition, Field, Fields } from "./field.ts";
import type { RowPlaces } from "./read.ts";
import { filledBy } from "./records.ts";

type Sent = Readonly<Record<string, unknown>>;

/** A form as it was sent and as it was read. */
export interface SentInputs {
  fields: Fields;
  sent: Sent;
  typed: Entries;
  /** Paths of the choices that were left out and that other inputs made. */
  implied: ReadonlySet<string>;
  /** Blank rows were sent and do not count. */
  rowPlaces?: RowPlaces;
}

/** An input that was sent and does not affect the answer. */
export interface IgnoredInput {
  /** "price", or "rooms.windows.glass" for a column of a list. */
  field: string;
  /** A sentence. */
  because: string;
}

/** Said of an omitted input whose default the caller does not want. */
export const MISSING_INPUT = "This input is missing.";

/** A field of the form or of a row that counts. */
interface Visited {
  name: string;
  path: string;
  id: string;
  field: Field;
  isSent: boolean;
  isUsed: boolean;
  fields: Fields;
  typed: Entries;
  outer: readonly Entries[];
}

/** Lists the omitted inputs whose defaults are used: "height", or "rooms.height" for a column that a row omits. */
export function listAssumedInputs(form: SentInputs): string[] {
  const assumed = [...visitFields(form)].filter(
    ({ path, id, field, isSent, isUsed, fields, typed, outer }) =>
      isUsed &&
      !isSent &&
      !form.implied.has(path) &&
      field.default !== undefined &&
      field.default !== "" &&
      filledBy(fields, typed, id, outer) === undefined,
  );
  return [...new Set(assumed.map(({ name }) => name))];
}

/** Lists the inputs that were sent and do not apply, each once with the reason. */
export function listIgnoredInputs(form: SentInputs): IgnoredInput[] {
  const ignored = new Map<string, string>();
  for (const { name, field, isSent, isUsed, typed, outer } of visitFields(form))
    if (isSent && !isUsed && !ignored.has(name)) ignored.set(name, reasonFor(field.when ?? {}, typed, outer));
  return [...ignored].map(([field, because]) => ({ field, because }));
}

function reasonFor(when: Condition, typed: Entries, outer: readonly Entries[]): string {
  const failing = Object.entries(when).filter(
    ([id, values]) => !values.includes(chosenFor(id, typed, outer)),
  );
  return notUsedText(failing.map(([id, values]) => [id, values, chosenFor(id, typed, outer)]));
}

/** Returns "Used only if mode is cost or points; mode is afford." for the choices that rule an input out. */
export function notUsedText(
  failing: readonly (readonly [choice: string, required: readonly string[], actual: string])[],
): string {
  const required = failing.map(([choice, values]) => `${choice} is ${values.join(" or ")}`);
  const actual = failing.map(([choice, , value]) => `${choice} is ${value}`);
  return `Used only if ${required.join(" and ")}; ${actual.join(" and ")}.`;
}

function* visitFields(
  { fields, sent, typed, rowPlaces = {} }: Pick<SentInputs, "fields" | "sent" | "typed" | "rowPlaces">,
  { name, path, outer }: { name: string; path: string; outer: readonly Entries[] } = {
    name: "",
    path: "",
    outer: [],
  },
): Generator<Visited> {
  for (const [id, field] of Object.entries(fields)) {
    const isSent = Object.hasOwn(sent, id);
    const isUsed = applies(field, typed, outer);
    yield { name: name + id, path: path + id, id, field, isSent, isUsed, fields, typed, outer };
    if (field.kind !== "rows" || !isSent || !isUsed) continue;
    const rows = rowsIn(typed[id]);
    for (const place of rowPlaces[path + id] ?? rows.keys())
      yield* visitFields(
        {
          fields: field.fields,
          sent: Object((sent[id] as readonly unknown[])[place]),
          typed: rows[place] ?? {},
          rowPlaces,
        },
        { name: `${name}${id}.`, path: `${path}${id}.${place}.`, outer: [typed, ...outer] },
      );
  }
}

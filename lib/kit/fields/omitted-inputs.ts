import { applies, chosenFor, type Entries, rowsIn } from "./entry.ts";
import type { Condition, Fields } from "./field.ts";
import type { RowPlaces } from "./read.ts";
import { filledBy } from "./records.ts";
import { messages } from "./sent-messages.ts";

type Sent = Readonly<Record<string, unknown>>;

export interface SentInputs {
  fields: Fields;
  sent: Sent;
  entries: Entries;
  /** Paths of omitted choices that other inputs imply. */
  implied: ReadonlySet<string>;
  /** Row positions: blank rows were sent but do not count. */
  rowPlaces?: RowPlaces;
}

export interface IgnoredInput {
  /** "price", or "rooms.windows.glass" for a column of a list. */
  field: string;
  because: string;
}

/** Reason for an omitted input whose default the caller does not accept. */
export const MISSING_INPUT = "This input is missing.";

interface Level {
  fields: Fields;
  sent: Sent;
  entries: Entries;
  /** Prefixes of its fields: "rooms." in lists, "rooms.2." in paths. */
  name: string;
  path: string;
  outer: readonly Entries[];
}

/**
 * Lists the omitted inputs whose defaults are used, and the inputs that were sent and do not apply, with the reason; columns once,
 * as "rooms.height".
 */
export function reviewInputs({ implied, rowPlaces = {}, ...form }: SentInputs): {
  assumed: string[];
  ignored: IgnoredInput[];
} {
  const assumed = new Set<string>();
  const ignored = new Map<string, string>();
  const review = ({ fields, sent, entries, name, path, outer }: Level): void => {
    for (const [id, field] of Object.entries(fields)) {
      const listed = name + id;
      if (!Object.hasOwn(sent, id)) {
        if (assumed.has(listed) || implied.has(path + id)) continue;
        const hasDefault = field.default !== undefined && field.default !== "";
        if (hasDefault && applies(field, entries, outer) && !filledBy(fields, entries, id, outer))
          assumed.add(listed);
      } else if (!applies(field, entries, outer)) {
        if (!ignored.has(listed)) ignored.set(listed, reasonFor(field.when ?? {}, entries, outer));
      } else if (field.kind === "rows") {
        const rows = rowsIn(entries[id]);
        for (const place of rowPlaces[path + id] ?? rows.keys())
          review({
            fields: field.fields,
            sent: Object((sent[id] as readonly unknown[])[place]),
            entries: rows[place] ?? {},
            name: `${listed}.`,
            path: `${path}${id}.${place}.`,
            outer: [entries, ...outer],
          });
      }
    }
  };
  review({ ...form, name: "", path: "", outer: [] });
  return {
    assumed: [...assumed],
    ignored: [...ignored].map(([field, because]) => ({ field, because })),
  };
}

function reasonFor(when: Condition, entries: Entries, outer: readonly Entries[]): string {
  const failing = Object.entries(when).filter(
    ([id, values]) => !values.includes(chosenFor(id, entries, outer)),
  );
  return notUsedText(failing.map(([id, values]) => [id, values, chosenFor(id, entries, outer)]));
}

/** Returns "Used only if mode is cost or points; mode is afford." for the choices that rule an input out. */
export function notUsedText(
  failing: readonly (readonly [choice: string, required: readonly string[], actual: string])[],
): string {
  const required = failing.map(([choice, values]) => `${choice} is ${values.join(" or ")}`);
  const actual = failing.map(([choice, , value]) => `${choice} is ${value}`);
  return messages.notUsed({ required, actual });
}

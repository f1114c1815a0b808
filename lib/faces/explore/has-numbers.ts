import { applies, type Entries } from "../../fields/entry.ts";
import { type Field, type Fields, withRowFields } from "../../fields/field.ts";

const NUMERIC: readonly Field["kind"][] = ["quantity", "money", "percent", "number", "count"];

/** Whether a form as it stands has a field for a number, in its rows too: there may be none of them yet. */
export const hasNumbers = (fields: Fields, typed: Entries): boolean =>
  Object.entries(fields).some(
    ([id, field]) =>
      applies(field, typed) && withRowFields({ [id]: field }).some(({ kind }) => NUMERIC.includes(kind)),
  );

import { chosenFor, type Entries } from "./entry.ts";
import type { Field, Fields } from "./field.ts";

/**
 * Returns the choices that a form or a row leaves out and that its other inputs imply, with their values: a down payment as an
 * amount is one, the figures of a record are custom values. Nothing is implied where inputs fit the choice as it is, or
 * several other choices.
 */
export const impliedChoices = (
  fields: Fields,
  typed: Entries,
  isGiven: (id: string) => boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => {
      const value = isGiven(id) ? undefined : impliedValue(fields, typed, id, field, isGiven);
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** Returns the form, or the row, with these choices made. */
export const withImpliedChoices = (
  fields: Fields,
  typed: Entries,
  isGiven: (id: string) => boolean,
): Entries => ({ ...typed, ...impliedChoices(fields, typed, isGiven) });

/** Returns true if an input that is given would imply another value of a choice than the one it has. */
export const contradicts = (
  fields: Fields,
  typed: Entries,
  choice: string,
  isGiven: (id: string) => boolean,
): boolean =>
  Object.entries(fields).some(
    ([id, { when = {} }]) => when[choice]?.includes(chosenFor(choice, typed, [])) === false && isGiven(id),
  );

function impliedValue(
  fields: Fields,
  typed: Entries,
  id: string,
  field: Field,
  isGiven: (id: string) => boolean,
): string | undefined {
  if (field.kind === "record" && Object.keys(field.fills ?? {}).some(isGiven)) return field.other.id;
  const [first, ...others] = Object.entries(fields).flatMap(([other, { when = {} }]) => {
    const values = isGiven(other) ? when[id] : undefined;
    // A choice that was made rules the input out in any case.
    const isRuledOut = Object.entries(when).some(
      ([name, allowed]) => isGiven(name) && !allowed.includes(chosenFor(name, typed, [])),
    );
    return values && !isRuledOut ? [values] : [];
  });
  const fitting = first?.filter((value) => others.every((values) => values.includes(value))) ?? [];
  const [only, ...more] = fitting;
  return more.length > 0 || only === chosenFor(id, typed, []) ? undefined : only;
}

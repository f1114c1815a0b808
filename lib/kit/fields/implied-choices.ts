import { chosenFor, type Entries } from "./entry.ts";
import type { Condition, Field, Fields } from "./field.ts";
import { onceFor } from "./once-for.ts";

interface Choice {
  id: string;
  field: Field;
  /** Fields that appear only under some of its values. */
  dependents: readonly { id: string; values: readonly string[]; when: Condition }[];
}

const choicesOf = onceFor((fields): readonly Choice[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    const dependents = Object.entries(fields).flatMap(([other, { when = {} }]) => {
      const values = when[id];
      return values ? [{ id: other, values, when }] : [];
    });
    return field.kind === "record" || dependents.length > 0 ? [{ id, field, dependents }] : [];
  }),
);

/**
 * Returns the omitted choices of a form or a row that its other inputs imply, with their values: a down
 * payment as an amount, figures of a record as custom values. Implies nothing if the inputs fit the current
 * choice, or several others.
 */
export const impliedChoices = (
  fields: Fields,
  entries: Entries,
  isGiven: (id: string) => boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    choicesOf(fields).flatMap((choice) => {
      const value = isGiven(choice.id) ? undefined : impliedValue(choice, entries, isGiven);
      return value === undefined ? [] : [[choice.id, value]];
    }),
  );

/** Returns the form or the row with these choices. */
export const withImpliedChoices = (
  fields: Fields,
  entries: Entries,
  isGiven: (id: string) => boolean,
): Entries => ({ ...entries, ...impliedChoices(fields, entries, isGiven) });

/** Returns true if an input implies another value of a choice than it has. */
export const contradicts = (
  fields: Fields,
  entries: Entries,
  choice: string,
  isGiven: (id: string) => boolean,
): boolean =>
  choicesOf(fields)
    .find(({ id }) => id === choice)
    ?.dependents.some(({ id, values }) => !values.includes(chosenFor(choice, entries, [])) && isGiven(id)) ??
  false;

function impliedValue(
  { id, field, dependents }: Choice,
  entries: Entries,
  isGiven: (id: string) => boolean,
): string | undefined {
  if (field.kind === "record" && Object.keys(field.fills ?? {}).some(isGiven)) return field.other.id;
  // Returns true for an input that a choice always rules out, which therefore implies nothing.
  const isRuledOut = (when: Condition): boolean =>
    Object.entries(when).some(
      ([name, allowed]) => isGiven(name) && !allowed.includes(chosenFor(name, entries, [])),
    );
  const [first, ...others] = dependents.filter(({ id: other, when }) => isGiven(other) && !isRuledOut(when));
  const [only, ...more] =
    first?.values.filter((value) => others.every(({ values }) => values.includes(value))) ?? [];
  return more.length > 0 || only === chosenFor(id, entries, []) ? undefined : only;
}

import type { Fields, SimpleField } from "../kit/fields/field.ts";
import type { CompiledConverter } from "../units/compile.ts";

/**
 * Short fields of a form by id, for which half a line is enough, and those that begin one. Neighbors depend
 * on the applicable fields, so the form lays them out.
 */
export type FormLines = Readonly<Record<string, "half" | "new">>;

/** Maximum lengths for half a line of a phone. */
const [LABEL, SUFFIX, SYMBOL, OPTION, PAIR, OPTIONS] = [22, 15, 6, 17, 16, 20];

export const formLines = (
  fields: Fields,
  converters: Readonly<Record<string, CompiledConverter>>,
): FormLines =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) =>
      field.kind !== "rows" && isShort(field, converters)
        ? [[id, field.line === "new" ? ("new" as const) : ("half" as const)]]
        : [],
    ),
  );

function isShort(field: SimpleField, converters: Readonly<Record<string, CompiledConverter>>): boolean {
  if (field.line === "own" || field.label.length > LABEL) return false;
  switch (field.kind) {
    case "money":
    case "day":
    case "clock":
    case "duration":
      return true;
    case "number":
    case "percent":
    case "count":
      return (field.suffix ?? "").length <= SUFFIX;
    case "quantity":
      return field.units.every((unit) => symbolOf(converters[field.converter], unit).length <= SYMBOL);
    case "choice":
      return isShortChoice(field.options.map(({ label }) => label.length));
    default:
      return false;
  }
}

/**
 * Decides by the letters of the labels. A choice that half a line displays as a list, and a whole line side by side, has
 * the whole line if it has two options or few letters.
 */
function isShortChoice(letters: readonly number[]): boolean {
  const sum = letters.reduce((total, each) => total + each, 0);
  if (letters.length === 2) return sum <= PAIR;
  return sum > OPTIONS && letters.every((each) => each <= OPTION);
}

const symbolOf = (converter: CompiledConverter | undefined, unit: string): string =>
  converter?.units.find(({ id }) => id === unit)?.symbol ?? unit;

import type { Fields, SimpleField } from "../kit/fields/field.ts";
import type { CompiledConverter } from "../units/compile.ts";

/**
 * Short fields of a form by id, for which half a line is enough, and those that begin one. Neighbors depend
 * on the applicable fields, so the form lays them out.
 */
export type FormLines = Readonly<Record<string, "half" | "new">>;

/** Maximum lengths for half a line of a phone. */
const [LABEL, SUFFIX, SYMBOL, OPTION, OPTIONS] = [22, 15, 6, 17, 16];

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
      return field.inline
        ? field.options.length === 2 &&
            field.options.reduce((sum, { label }) => sum + label.length, 0) <= OPTIONS
        : field.options.every(({ label }) => label.length <= OPTION);
    default:
      return false;
  }
}

const symbolOf = (converter: CompiledConverter | undefined, unit: string): string =>
  converter?.units.find(({ id }) => id === unit)?.symbol ?? unit;

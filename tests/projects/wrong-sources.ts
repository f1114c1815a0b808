import type { ValueFormat } from "../../lib/kit/calculator/computation.ts";
import { type FormCalculator, isList } from "../../lib/kit/calculator/define.ts";
import { applies, defaultEntries, optionNamed } from "../../lib/kit/fields/entry.ts";
import type { Field, FieldSource, Fields, QuantityField, SimpleField } from "../../lib/kit/fields/field.ts";
import { UNIT_SYSTEMS } from "../../lib/kit/quantities/systems.ts";

/** Lists the errors in the sources that these calculators declare. */
export function wrongSources(calculators: readonly FormCalculator[]): string[] {
  const byId = new Map(calculators.map((calculator) => [calculator.id, calculator]));
  return calculators.flatMap(({ id, inputs }) =>
    Object.entries<Field>(inputs).flatMap(([name, field]) => {
      const sources = field.from ?? [];
      const wrong = sources.flatMap((source) => wrongSource(inputs, name, field, source, byId));
      const keys = sources.map(({ calculator, output }) => `${calculator}.${output}`);
      if (new Set(keys).size < keys.length) wrong.push("names a source twice");
      if (field.kind === "rows")
        for (const [cell, inner] of Object.entries<Field>(field.fields))
          if (inner.from) wrong.push(`its ${cell} is in a row, which is fed as a whole`);
      return wrong.map((reason) => `${id}.${name}: ${reason}`);
    }),
  );
}

function wrongSource(
  inputs: Fields,
  name: string,
  field: Field,
  { calculator, output, columns, with: chosen = {}, row = {} }: FieldSource,
  byId: ReadonlyMap<string, FormCalculator>,
): string[] {
  const declared = byId.get(calculator)?.outputs[output];
  if (!declared) return [`there is no ${calculator}.${output}`];
  const choices = Object.entries(chosen).flatMap(([id, value]) => {
    const other = Object.hasOwn(inputs, id) ? inputs[id] : undefined;
    const isOption =
      other?.kind === "choice"
        ? optionNamed(other, value) === value
        : other?.kind === "record" || other?.kind === "toggle";
    return isOption ? [] : [`${id} cannot be ${value}`];
  });
  if (!applies(field, { ...defaultEntries(inputs), ...chosen }))
    choices.push(`${name} does not apply with that`);
  if (field.kind !== "rows")
    return isList(declared)
      ? [...choices, `${calculator}.${output} is a list`]
      : [...choices, ...mismatch(field, declared.format, `${calculator}.${output}`)];
  if (!isList(declared)) return [...choices, `${calculator}.${output} is no list`];
  if (Object.keys(columns ?? {}).length === 0) choices.push("names no columns");
  for (const cell of Object.keys(row))
    if (!Object.hasOwn(field.fields, cell) || cell in (columns ?? {}))
      choices.push(`a row has no ${cell} to begin with`);
  return [
    ...choices,
    ...Object.entries(columns ?? {}).flatMap(([cell, column]) => {
      const inner = Object.hasOwn(field.fields, cell) ? field.fields[cell] : undefined;
      const other = Object.hasOwn(declared.columns, column) ? declared.columns[column] : undefined;
      if (!inner || inner.kind === "rows") return [`a row has no field ${cell}`];
      if (!other) return [`${calculator}.${output} has no column ${column}`];
      return mismatch(inner, other.format, `${calculator}.${output}.${column}`);
    }),
  ];
}

/** Kinds of outputs that a field accepts in addition to its own kind. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  number: ["number", "count"],
  count: ["count"],
  text: ["text"],
};

/** Returns an error if an output and a field differ in quantity, or have no common unit in one of the systems. */
function mismatch(field: SimpleField, format: ValueFormat, output: string): string[] {
  if (field.kind !== "quantity" || format.kind !== "quantity")
    return (ALIKE[field.kind] ?? [field.kind]).includes(format.kind)
      ? []
      : [`${output} is a ${format.kind}, the field a ${field.kind}`];
  if (field.converter !== format.converter)
    return [`${output} is a ${format.converter}, the field a ${field.converter}`];
  return UNIT_SYSTEMS.flatMap((system) =>
    sharedUnit(field, format.systems[system]) === undefined
      ? [`${output} has no unit of ${system} in common with the field`]
      : [],
  );
}

const sharedUnit = ({ units }: QuantityField, others: readonly string[]): string | undefined =>
  others.find((unit) => units.includes(unit));

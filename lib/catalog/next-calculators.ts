import type { FormCalculator } from "../kit/calculator/define.ts";
import type { Field, FieldSource } from "../kit/fields/field.ts";
import { formCalculators } from "./calculators.ts";

/** Result that another calculator can use. */
export interface Onward {
  output: string;
  /** Id and name of the receiving calculator, and its field. */
  calculator: string;
  label: string;
  field: string;
  source: FieldSource;
  /** Units of the field, by column for rows; empty for other kinds. */
  units: Readonly<Record<string, readonly string[]>>;
}

/** Lists the calculators that can use the results of a calculator, in the order of the catalog. */
export const onwardFrom = (
  id: string,
  calculators: readonly FormCalculator[] = formCalculators,
): readonly Onward[] =>
  calculators.flatMap((calculator) =>
    Object.entries<Field>(calculator.inputs).flatMap(([field, declared]) =>
      (declared.from ?? []).flatMap((source): Onward[] =>
        source.calculator === id
          ? [
              {
                output: source.output,
                calculator: calculator.id,
                label: calculator.label,
                field,
                source,
                units: unitsOf(declared, source),
              },
            ]
          : [],
      ),
    ),
  );

function unitsOf(field: Field, { output, columns = {} }: FieldSource): Onward["units"] {
  if (field.kind === "quantity") return { [output]: field.units };
  if (field.kind !== "rows") return {};
  return Object.fromEntries(
    Object.entries(columns).flatMap(([cell, column]) => {
      const inner = field.fields[cell];
      return inner?.kind === "quantity" ? [[column, inner.units]] : [];
    }),
  );
}

import type { FormCalculator } from "../kit/calculator/define.ts";
import type { Field, FieldSource } from "../kit/fields/field.ts";
import { formCalculators } from "./calculators.ts";

/** A result that another calculator can go on with. */
export interface Onward {
  /** Id of the output. */
  output: string;
  /** Id and name of the calculator that goes on, and the field there. */
  calculator: string;
  label: string;
  field: string;
  source: FieldSource;
  /** The units of the field, by the names of the columns where it has rows; none where it is no quantity. */
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

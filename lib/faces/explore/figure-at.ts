import { type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { Entries } from "../../kit/fields/entry.ts";
import type { Fields } from "../../kit/fields/field.ts";
import type { Calculation } from "../../run/calculate.ts";
import { figureIn } from "../../run/output-lists.ts";
import { entryFor, type NumericInput, withEntry } from "./inputs.ts";

/** Form with its calculate function. */
export interface FigureQuestion {
  fields: Fields;
  entries: Entries;
  /** Entries with the values of the selected records. */
  displayedEntries: Entries;
  calculate: (entries: Entries) => Loaded<Calculation> | undefined;
}

/** Returns a figure for the form with another number in one field; undefined without an answer. */
export const figureAt =
  ({ fields, entries, displayedEntries, calculate }: FigureQuestion, figure: string) =>
  (input: NumericInput, x: number): Loaded<number | undefined> =>
    whenLoaded(
      calculate(withEntry(fields, entries, displayedEntries, input.path, entryFor(input, x))),
      (calculation) => {
        const value = calculation?.ok ? figureIn(calculation.value, figure) : undefined;
        return typeof value === "number" && Number.isFinite(value) ? value : undefined;
      },
    );

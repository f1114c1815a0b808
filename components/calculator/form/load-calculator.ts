import { computes } from "@/lib/catalog/computes";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import { type Loaded, whenLoaded } from "@/lib/core/data/loaded-value";
import type { Context } from "@/lib/kit/fields/context";
import type { Entries } from "@/lib/kit/fields/entry";
import { quantityReader } from "@/lib/kit/fields/read-quantity";
import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { type Calculation, calculate, type Engine } from "@/lib/run/calculate";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { lazyWords } from "@/lib/run/lazy-words";
import { enteredEntries } from "./entered-quantity";

/**
 * Computes a form: synchronously, or once its data are loaded. Converted quantities count as entered, since a converted
 * number has fewer digits. `displayed`: the form in other units, for sentences and results.
 */
export type Calculator = (
  entries: Entries,
  context: Context,
  system: UnitSystem,
  displayed?: Entries,
) => Loaded<Calculation>;

/**
 * Loads the compute of a view with the other code that its fields need. The rest of the engine is in this file’s chunk: on a
 * phone, each further request takes longer than its code.
 */
export async function loadCalculator({ id, fields, converters, curve }: CalculatorView): Promise<Calculator> {
  const load = computes[id];
  if (!load) throw new RangeError(`${id} is not in lib/catalog/computes.ts`);
  const hasQuantities = Object.keys(converters).length > 0;
  const needsLaws = Object.values(converters).some((converter) => converter.needsLaws);
  const fills = Object.values(fields).some((field) => field.kind === "record" && field.fills);
  const [module, units, lawsOf] = await Promise.all([
    load(),
    hasQuantities && fills ? import("@/lib/kit/fields/convert-entry") : undefined,
    needsLaws ? import("./load-laws").then(({ loadLaws }) => loadLaws(converters)) : undefined,
  ]);
  const engine: Engine = {
    ...module,
    load: loadFromServer,
    converterOf: (slug) => converters[slug],
    curve,
    words: lazyWords,
    ...(hasQuantities && { quantities: quantityReader((slug) => converters[slug], lawsOf) }),
    ...(units && {
      inUnit: ({ converter: slug }, quantity, unit) => {
        const converter = converters[slug];
        return converter ? units.inUnit(converter, quantity, unit, lawsOf?.(slug)) : quantity.value;
      },
    }),
  };
  return (entries, context, system, displayed = entries) => {
    const entered = enteredEntries(entries);
    const calculated = calculate(fields, entered, context, engine, system, displayed);
    // Problems name limits in the units on the page.
    return whenLoaded(calculated, (calculation) =>
      calculation.ok || entered === displayed
        ? calculation
        : calculate(fields, displayed, context, engine, system),
    );
  };
}

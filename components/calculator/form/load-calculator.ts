import { computes } from "@/lib/catalog/computes";
import type { Loaded } from "@/lib/data/loaded";
import type { Calculation, Engine } from "@/lib/faces/calculate";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import type { Context } from "@/lib/fields/context";
import type { Entries } from "@/lib/fields/entry";
import type { UnitSystem } from "@/lib/quantities/systems";

/** Computes a form: at once, or when what it needs has been loaded. */
export type Calculator = (entries: Entries, context: Context, system: UnitSystem) => Loaded<Calculation>;

/** Loads the compute of a view with the reader that its fields need. */
export async function loadCalculator({ id, fields, converters, curve }: CalculatorView): Promise<Calculator> {
  const load = computes[id];
  if (!load) throw new RangeError(`${id} is not in lib/catalog/computes.ts`);
  const hasQuantities = Object.keys(converters).length > 0;
  const needsLaws = Object.values(converters).some((converter) => converter.needsLaws);
  const fills = Object.values(fields).some((field) => field.kind === "record" && field.fills);
  const [module, { calculate }, { loadFromServer }, reader, units, lawsOf] = await Promise.all([
    load(),
    import("@/lib/faces/calculate"),
    import("@/lib/data/fetch-file"),
    hasQuantities ? import("@/lib/fields/read-quantity") : undefined,
    hasQuantities && fills ? import("@/lib/fields/in-unit") : undefined,
    needsLaws ? import("./load-laws").then(({ loadLaws }) => loadLaws(converters)) : undefined,
  ]);
  const engine: Engine = {
    ...module,
    load: loadFromServer,
    converterOf: (slug) => converters[slug],
    curve,
    ...(reader && { quantities: reader.quantityReader((slug) => converters[slug], lawsOf) }),
    ...(units && {
      inUnit: ({ converter: slug }, quantity, unit) => {
        const converter = converters[slug];
        return converter ? units.inUnit(converter, quantity, unit, lawsOf?.(slug)) : quantity.value;
      },
    }),
  };
  return (entries, context, system) => calculate(fields, entries, context, engine, system);
}

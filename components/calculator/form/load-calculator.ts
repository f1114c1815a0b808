import { computes } from "@/lib/catalog/computes";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import { whenLoaded } from "@/lib/core/data/loaded-value";
import type { Context } from "@/lib/kit/fields/context";
import { findCurrency } from "@/lib/kit/fields/currency";
import { quantityReader } from "@/lib/kit/fields/read-quantity";
import { calculate, type Engine } from "@/lib/run/calculate";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { lazyWords } from "@/lib/run/lazy-words";
import { afterPaintIfSlow } from "./after-paint-if-slow";
import { applyResult } from "./apply-result";
import type { Calculator, CalculatorState, FormEngine } from "./calculator-state";
import { loadCurve } from "./curve";
import { enteredEntries } from "./entered-quantity";

/** Loads what calculates the form of a page. */
export const loadFormEngine = async (view: CalculatorView): Promise<FormEngine> =>
  formEngine(await loadCalculator(view), view);

/** Parts of a view that tell to which form its answer belongs. */
type ServedView = Pick<CalculatorView, "usesToday" | "start" | "system" | "context">;

/** Calculates the forms of a page. `pace`: decides when to calculate after a change. */
export function formEngine(calculate: Calculator, view: ServedView, pace = afterPaintIfSlow): FormEngine {
  const calculateForm = pace(calculate);
  return {
    calculate,
    recalculate(state) {
      if (isAnsweredByServer(state, view)) return {};
      const { entries, currency, system } = state.form;
      return applyResult(state, calculateForm(entries, inCurrency(state.place, currency), system));
    },
    applyResult,
    inCurrency,
  };
}

/** Returns true for the form of the page as served, whose answer depends on nothing else. */
const isAnsweredByServer = ({ result, form }: CalculatorState, view: ServedView): boolean =>
  result === undefined &&
  !view.usesToday &&
  form.entries === view.start &&
  form.system === view.system &&
  form.currency === view.context.currency.code;

const lastContexts = new WeakMap<Context, Context>();

/** Returns the context with another currency: the same object for the same arguments, because rows are cached by context. */
export function inCurrency(place: Context, code: string): Context {
  const currency = findCurrency(code);
  if (!currency || code === place.currency.code) return place;
  const last = lastContexts.get(place);
  if (last?.currency === currency) return last;
  const context = { ...place, currency };
  lastContexts.set(place, context);
  return context;
}

/**
 * Loads the compute of a view with the other code that its fields need. The rest of the engine is in this file’s chunk: on a
 * phone, each further request takes longer than its code.
 */
export async function loadCalculator({
  id,
  fields,
  converters,
  records,
}: CalculatorView): Promise<Calculator> {
  const load = computes[id];
  if (!load) throw new RangeError(`${id} is not in lib/catalog/computes.ts`);
  const hasQuantities = Object.keys(converters).length > 0;
  const needsLaws = Object.values(converters).some((converter) => converter.needsLaws);
  const fills = Object.values(fields).some((field) => field.kind === "record" && field.fills);
  const [module, units, lawsOf, curve] = await Promise.all([
    load(),
    hasQuantities && fills ? import("@/lib/kit/fields/convert-entry") : undefined,
    needsLaws ? import("./load-laws").then(({ loadLaws }) => loadLaws(converters)) : undefined,
    loadCurve(converters),
  ]);
  // The page's records, until the whole set is loaded: the same form must have the same sets, by which rows are cached.
  const served = { ...records };
  const engine: Engine = {
    ...module,
    load: (set, file) => {
      if (file === "records") delete served[set];
      return loadFromServer(set, file);
    },
    records: served,
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

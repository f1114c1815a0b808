import type { CalculatorView } from "@/lib/run/calculator-view";
import { chosenUnits } from "@/lib/run/format/chosen-units";
import { inputContext } from "@/lib/run/format/input-context";
import type { InputContext } from "@/lib/run/format/scenario-text";
import { useCurve } from "./curve";
import type { FormatSource } from "./format-source";

interface CachedContext extends Pick<FormatSource, "currency" | "records"> {
  units: string;
  context: InputContext;
}

const latest = new WeakMap<CalculatorView, CachedContext>();

/**
 * Returns the context in which a part formats figures: the same object while its content is unchanged. Its code loads with
 * the first part.
 */
export function useFormatContext({ view, currency, form, records }: FormatSource): InputContext {
  const curve = useCurve(view);
  const units = chosenUnits(view.fields, form.entries, form.system);
  const text = JSON.stringify(units);
  const cached = latest.get(view);
  if (cached?.units === text && cached.currency === currency && cached.records === records)
    return cached.context;
  const context = inputContext({ converters: view.converters, curve }, currency, units, records);
  latest.set(view, { units: text, currency, records, context });
  return context;
}

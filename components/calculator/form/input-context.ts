import { useMemo } from "react";
import type { FormState } from "@/lib/faces/address/form-state";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import { type ChosenUnits, chosenUnits } from "@/lib/faces/text/chosen-units";
import { quantitiesOf } from "@/lib/faces/text/quantities";
import type { InputContext } from "@/lib/faces/text/scenario-text";
import type { RecordSets } from "@/lib/fields/records";

/** What the writing of figures and inputs depends on. */
export const inputContext = (
  { converters, curve }: CalculatorView,
  currency: InputContext["currency"],
  units: ChosenUnits,
  records: RecordSets,
): InputContext => ({
  currency,
  converters,
  records,
  quantities: quantitiesOf((slug) => converters[slug], units, curve, currency),
});

/** The same object as long as it says the same. */
export function useInputContext(
  view: CalculatorView,
  currency: InputContext["currency"],
  { typed, system }: FormState,
  records: RecordSets,
): InputContext {
  const units = JSON.stringify(chosenUnits(view.fields, typed, system));
  return useMemo(
    () => inputContext(view, currency, JSON.parse(units) as ChosenUnits, records),
    [view, currency, units, records],
  );
}

import { useMemo } from "react";
import type { FormState } from "@/lib/faces/address/form-state";
import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import { type ChosenUnits, chosenUnits } from "@/lib/faces/text/chosen-units";
import { inputContext } from "@/lib/faces/text/input-context";
import type { InputContext } from "@/lib/faces/text/scenario-text";
import type { RecordSets } from "@/lib/fields/records";

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

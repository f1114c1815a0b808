import { useMemo } from "react";
import type { RecordSets } from "@/lib/kit/fields/records";
import type { FormState } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { type ChosenUnits, chosenUnits } from "@/lib/run/format/chosen-units";
import { inputContext } from "@/lib/run/format/input-context";
import type { InputContext } from "@/lib/run/format/scenario-text";

/** Returns the same object while its content is unchanged. */
export function useInputContext(
  view: CalculatorView,
  currency: InputContext["currency"],
  { entries, system }: FormState,
  records: RecordSets,
): InputContext {
  const units = JSON.stringify(chosenUnits(view.fields, entries, system));
  return useMemo(
    () => inputContext(view, currency, JSON.parse(units) as ChosenUnits, records),
    [view, currency, units, records],
  );
}

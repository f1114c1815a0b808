import type { Currency } from "@/lib/kit/fields/currency";
import type { RecordSets } from "@/lib/kit/fields/records";
import type { FormState } from "@/lib/run/address/form-state";
import type { CalculatorView } from "@/lib/run/calculator-view";

/** Determines how the parts of a page format inputs and results (`useFormatContext`). */
export interface FormatSource {
  view: CalculatorView;
  currency: Currency;
  /** Form whose units apply. */
  form: FormState;
  records: RecordSets;
}

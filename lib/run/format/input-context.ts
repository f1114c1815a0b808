import type { RecordSets } from "../../kit/fields/records.ts";
import type { CalculatorView } from "../calculator-view.ts";
import type { ChosenUnits } from "./chosen-units.ts";
import { quantitiesOf } from "./quantities.ts";
import type { InputContext } from "./scenario-text.ts";

export const inputContext = (
  { converters, curve }: Pick<CalculatorView, "converters" | "curve">,
  currency: InputContext["currency"],
  units: ChosenUnits,
  records: RecordSets,
): InputContext => ({
  currency,
  converters,
  records,
  quantities: quantitiesOf((slug) => converters[slug], units, curve, currency),
});

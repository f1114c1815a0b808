import { curveBy } from "@/lib/kit/quantities/curve";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { loadLaws } from "./load-laws";

/** The view with what converts to its units that are no straight scale. */
export const withCurve = async (view: CalculatorView): Promise<CalculatorView> => ({
  ...view,
  curve: curveBy(await loadLaws(view.converters)),
});

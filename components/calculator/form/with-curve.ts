import type { CalculatorView } from "@/lib/faces/page/calculator-view";
import { curveBy } from "@/lib/quantities/curve";
import { loadLaws } from "./load-laws";

/** The view with what converts to its units that are no straight scale. */
export const withCurve = async (view: CalculatorView): Promise<CalculatorView> => ({
  ...view,
  curve: curveBy(await loadLaws(view.converters)),
});

import { curveBy } from "@/lib/kit/quantities/curve";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { loadLaws } from "./load-laws";

/** Adds the conversions to nonlinear units. */
export const withCurve = async (view: CalculatorView): Promise<CalculatorView> => ({
  ...view,
  curve: curveBy(await loadLaws(view.converters)),
});

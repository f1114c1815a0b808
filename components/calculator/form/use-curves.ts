import { use } from "react";
import { isStraight } from "@/lib/kit/quantities/straight";
import type { CalculatorView } from "@/lib/run/calculator-view";

const cached = new WeakMap<CalculatorView, Promise<CalculatorView>>();

/**
 * The view with what converts to units that are no straight scale (gauge pressure, pH), for those few calculators that
 * have one: these are live when it has been loaded.
 */
export function useCurves(view: CalculatorView): CalculatorView {
  if (Object.values(view.converters).every(({ units }) => units.every(isStraight))) return view;
  const whole = cached.get(view) ?? import("./with-curve").then(({ withCurve }) => withCurve(view));
  cached.set(view, whole);
  return use(whole);
}

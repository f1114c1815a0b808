import { use } from "react";
import { type Curve, isStraight } from "@/lib/kit/quantities/unit-curve";
import type { CalculatorView } from "@/lib/run/calculator-view";
import { loadLaws } from "./load-laws";

type Converters = CalculatorView["converters"];

const curves = new WeakMap<Converters, Promise<Curve>>();

/** Loads the conversions to nonlinear units (gauge pressure, pH), for the few calculators that have them. */
export function loadCurve(converters: Converters): Promise<Curve> | undefined {
  if (Object.values(converters).every(({ units }) => units.every(isStraight))) return undefined;
  const loading = curves.get(converters) ?? load(converters);
  curves.set(converters, loading);
  // The next request tries again after a failure.
  loading.catch(() => curves.delete(converters));
  return loading;
}

async function load(converters: Converters): Promise<Curve> {
  const [{ curveBy }, lawsOf] = await Promise.all([
    import("@/lib/kit/quantities/curve"),
    loadLaws(converters),
  ]);
  return curveBy(lawsOf);
}

/** Returns the conversions to nonlinear units, if the calculator has any. Suspends until they are loaded. */
export function useCurve({ converters }: Pick<CalculatorView, "converters">): Curve | undefined {
  const loading = loadCurve(converters);
  return loading && use(loading);
}

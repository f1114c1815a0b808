import { afterPaint } from "@/components/ui/after-paint";
import type { Calculator } from "./calculator-state";

/** Duration above which the next calculation waits for the paint of its key, in ms. */
const SLOW_MS = 50;

/**
 * Calculates after the next paint until calculations are quick: the first ones of a large form, before the browser has
 * compiled them, take long on a phone.
 */
export function afterPaintIfSlow(calculate: Calculator): Calculator {
  let duration = Number.POSITIVE_INFINITY;
  const calculateTimed: Calculator = (...form) => {
    const started = performance.now();
    const result = calculate(...form);
    duration = performance.now() - started;
    return result;
  };
  return (...form) =>
    duration < SLOW_MS
      ? calculateTimed(...form)
      : new Promise((resolve) => afterPaint(() => resolve(calculateTimed(...form))));
}

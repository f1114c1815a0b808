import { isKnown, type Search, snapped, type ValuedSample, valueAt } from "./search.ts";

const GOLDEN = (3 - Math.sqrt(5)) / 2;
const MAX_STEPS = 60;

/**
 * Finds the minimum of `height` between two places around a lower one, by golden section (J. Kiefer,
 * Proceedings of the American Mathematical Society 4 (1953) 502–506); stops once `isEnough`.
 */
export function* lowest(
  height: (y: number) => number,
  around: readonly [low: number, best: ValuedSample, high: number],
  step: number,
  isEnough: (y: number) => boolean = () => false,
): Search<ValuedSample> {
  let [low, best, high] = around;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const isRight = high - best.x > best.x - low;
    const room = isRight ? high - best.x : best.x - low;
    const place = snapped(best.x + (isRight ? 1 : -1) * GOLDEN * room, step);
    if (place === best.x || place <= low || place >= high || room <= 1e-9 * Math.abs(best.x)) break;
    const next = yield* valueAt(place);
    const isLower = isKnown(next) && height(next.y) < height(best.y);
    if (isLower && isKnown(next)) {
      if (isRight) low = best.x;
      else high = best.x;
      best = next;
    } else if (isRight) high = next.x;
    else low = next.x;
    if (isEnough(best.y)) break;
  }
  return best;
}

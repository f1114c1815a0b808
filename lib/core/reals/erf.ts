import { abs, bitLength } from "../../units/gcd.ts";
import type { Ball } from "./ball.ts";
import * as B from "./ball.ts";
import { exp, piBall } from "./functions.ts";

/**
 * Computes erf x = 2/√π e^(−x²) Σ 2ⁿ x^(2n+1) / (1 · 3 · … · (2n + 1)), whose terms have one sign (DLMF 7.6.2); from
 * where erfc x < e^(−x²) is below the last bit, ±1.
 */
export function erf(x: Ball, bits: number): Ball | undefined {
  if (x.middle === 0n && x.radius === 0n) return x;
  const radius = x.radius === 0n ? undefined : bitLength(x.radius) + x.exponent + 1;
  // The slope is at most 2/√π.
  const widened = (ball: Ball): Ball => B.round(radius === undefined ? ball : B.widen(ball, radius), bits);
  if (radius !== undefined && radius > 0) return undefined;
  const middle = B.ballOf(x.middle, x.exponent);
  const inner = bits + Math.max(0, -B.topOf(middle)) + 24;
  if (B.compareToWhole(B.ballOf(abs(x.middle), x.exponent), BigInt(Math.ceil(Math.sqrt(inner)))) === 1)
    return widened(B.widen(B.ballOf(x.middle > 0n ? 1n : -1n), -inner));
  const square = B.multiply(middle, middle, inner);
  const double = B.scale(square, 1);
  let term = middle;
  let sum = middle;
  for (let n = 1; ; n++) {
    const next = B.divide(B.multiply(term, double, inner), B.ballOf(BigInt(2 * n + 1)), inner);
    if (!next) return undefined;
    term = next;
    sum = B.add(sum, term, inner);
    // From here on, each term is less than half of the one before.
    const isHalving = B.compareToWhole(B.scale(double, 1), BigInt(2 * n + 3)) === -1;
    if (isHalving && B.topOf(term) < B.topOf(sum) - inner) break;
  }
  const total = B.widen(sum, B.topOf(term));
  const power = exp(B.negate(square), inner);
  const root = B.squareRoot(piBall(inner), inner);
  const factor = power && root && B.divide(B.scale(power, 1), root, inner);
  return factor && widened(B.multiply(total, factor, inner));
}

/** Maximum number of evaluations. */
const MAX_STEPS = 200;

/**
 * Finds a root of `f` between `low` and `high`, where `f` must change its sign, by Brent's method (R. P.
 * Brent, Algorithms for Minimization without Derivatives, 1973, ch. 4), to a relative 1e-14 of x. Undefined
 * without a change of sign or if `f` is not finite at an end.
 */
export function findRoot(f: (x: number) => number, low: number, high: number): number | undefined {
  let [a, b] = [low, high];
  let [fa, fb] = [f(a), f(b)];
  if (!Number.isFinite(fa) || !Number.isFinite(fb)) return undefined;
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (fa > 0 === fb > 0) return undefined;
  let [c, fc] = [a, fa];
  let last = b - a;
  let before = last;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (fb > 0 === fc > 0) {
      [c, fc] = [a, fa];
      last = b - a;
      before = last;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const tolerance = 2 * Number.EPSILON * Math.abs(b) + 1e-15 * Math.abs(high - low);
    const half = (c - b) / 2;
    if (Math.abs(half) <= tolerance || fb === 0) return b;
    const trial = Math.abs(before) >= tolerance && Math.abs(fa) > Math.abs(fb) ? interpolate() : undefined;
    if (trial === undefined) {
      last = half;
      before = half;
    } else {
      before = last;
      last = trial;
    }
    [a, fa] = [b, fb];
    b += Math.abs(last) > tolerance ? last : Math.sign(half) * tolerance;
    fb = f(b);

    /** Returns the step of the secant or of inverse quadratic interpolation, if it stays well inside. */
    function interpolate(): number | undefined {
      const s = fb / fa;
      let p = 2 * half * s;
      let q = 1 - s;
      if (a !== c) {
        const [t, r] = [fa / fc, fb / fc];
        p = s * (2 * half * t * (t - r) - (b - a) * (r - 1));
        q = (t - 1) * (r - 1) * (s - 1);
      }
      if (p > 0) q = -q;
      else p = -p;
      return 2 * p < Math.min(3 * half * q - Math.abs(tolerance * q), Math.abs(before * q))
        ? p / q
        : undefined;
    }
  }
  return b;
}

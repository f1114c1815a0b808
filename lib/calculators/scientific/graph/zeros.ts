/** Zeros and turns of functions of x: sign changes among samples, refined to the precision of doubles. */

type F = (x: number) => number;
/** Returns true after the time limit. */
type Late = () => boolean;

export interface Sample {
  x: number;
  y: number;
}

export const SAMPLES = 601;
const HALVINGS = 70;
/** Maximum remaining step across a zero, relative to the sampled step; otherwise it is a jump or a pole. */
const CONTINUOUS = 1e-3;
/** Minimum height of a turn relative to the values around it; otherwise it is rounding. */
const STANDS_OUT = 1e-9;
const NOISE = 1e-12;

/** Returns evenly spaced samples, without those next to breaks. */
export function sampled(f: F, xMin: number, xMax: number, breaks: readonly number[], isLate: Late): Sample[] {
  const width = xMax - xMin;
  const places = Array.from({ length: SAMPLES }, (_, i) => xMin + (width * i) / (SAMPLES - 1));
  const near = width * 1e-7;
  const regular = places.filter((x) => breaks.every((at) => Math.abs(x - at) > near));
  const nearBreaks = breaks.flatMap((at) => [at - near, at, at + near]);
  const samples: Sample[] = [];
  for (const x of [...regular, ...nearBreaks].toSorted((a, b) => a - b)) {
    if (isLate()) break;
    samples.push({ x, y: breaks.includes(x) ? Number.NaN : f(x) });
  }
  return samples;
}

/** Finds zeros between and on samples. An interval that is zero throughout has none. */
export function zerosBetween(f: F, samples: readonly Sample[], most: number, isLate: Late): number[] {
  const zeros: number[] = [];
  for (let i = 0; i < samples.length && zeros.length < most && !isLate(); i++) {
    const [before, here, next] = [samples[i - 1], samples[i], samples[i + 1]];
    if (!here) continue;
    if (here.y === 0) {
      if (before?.y !== 0 && next?.y !== 0) zeros.push(here.x);
    } else if (next && here.y * next.y < 0) {
      const zero = zeroWithin(f, here, next);
      if (zero !== undefined) zeros.push(zero);
    }
  }
  return zeros;
}

/** Finds the sign change, if the function is continuous there. */
function zeroWithin(f: F, left: Sample, right: Sample): number | undefined {
  let [a, b] = [left, right];
  for (let i = 0; i < HALVINGS; i++) {
    const x = (a.x + b.x) / 2;
    if (x <= a.x || x >= b.x) break;
    const y = f(x);
    if (Number.isNaN(y)) return undefined;
    if (y === 0) return tidied(x, right.x - left.x, 9, (each) => Math.abs(f(each)));
    if (y * a.y < 0) b = { x, y };
    else a = { x, y };
  }
  if (Math.abs(b.y - a.y) > CONTINUOUS * Math.abs(right.y - left.y)) return undefined;
  const nearest = Math.abs(a.y) < Math.abs(b.y) ? a.x : b.x;
  return tidied(nearest, right.x - left.x, 9, (each) => Math.abs(f(each)));
}

/** Prefers the shorter of two nearly equal numbers if as good: 2 for 1.9999999999999998, 0 for 1e-17. */
function tidied(x: number, width: number, digits: number, badness: (x: number) => number, noise = 0): number {
  const decimals = Math.ceil(digits - Math.log10(width));
  const short = decimals < 0 || decimals > 20 ? x : Number(x.toFixed(decimals)) + 0;
  const worst = badness(x);
  return badness(short) <= worst + noise * Math.abs(worst) ? short : x;
}

export interface Turn extends Sample {
  kind: "minimum" | "maximum";
}

/** Returns the turns of a function, smooth ones and corners. */
export function turnsBetween(f: F, samples: readonly Sample[], most: number, isLate: Late): Turn[] {
  const turns: Turn[] = [];
  const values = samples.map(({ y }) => y).filter(Number.isFinite);
  const spread = values.length > 0 ? Math.max(...values) - Math.min(...values) : 0;
  for (let i = 1; i < samples.length - 1 && turns.length < most && !isLate(); i++) {
    const [before, here] = [samples[i - 1], samples[i]];
    if (!before || !here) continue;
    const least = Math.min(STANDS_OUT * spread, Math.abs(here.y)) + NOISE * Math.abs(here.y);
    const rounding = Math.max(least * 1e-3, NOISE * Math.abs(here.y));
    // Halfway between two samples, both are equally high within rounding.
    const isLevel = Math.abs((samples[i + 1]?.y ?? Number.NaN) - here.y) <= rounding;
    const after = samples[isLevel ? i + 2 : i + 1];
    if (!after) continue;
    const [rise, fall] = [here.y - before.y, here.y - after.y];
    if (!(rise * fall > 0) || Math.min(Math.abs(rise), Math.abs(fall)) <= rounding) continue;
    const turn = turnWithin(f, before, after, rise > 0 ? "maximum" : "minimum");
    if (turn && Math.abs(turn.y - here.y) <= Math.abs(rise) + Math.abs(fall)) turns.push(turn);
  }
  return turns;
}

/** Distances from a turn, as parts of a step, at which no value may exceed it. */
const OFFSETS = [1e-3, 1e-2, 0.1, 0.5, 1, 2];

/** Locates a turn by the sign of a difference quotient of fifth orderwith a small step. */
function turnWithin(f: F, left: Sample, right: Sample, kind: Turn["kind"]): Turn | undefined {
  const step = (right.x - left.x) / 50;
  const slope = (x: number) => 8 * (f(x + step) - f(x - step)) - (f(x + 2 * step) - f(x - 2 * step));
  const upward = kind === "maximum" ? 1 : -1;
  let [a, b] = [left.x, right.x];
  for (let i = 0; i < HALVINGS; i++) {
    const x = (a + b) / 2;
    if (x <= a || x >= b) break;
    const here = slope(x) * upward;
    if (Number.isNaN(here)) return undefined;
    if (here > 0) a = x;
    else b = x;
  }
  // A turn is flat, so fewer digits of its place are certain.
  const x = tidied((a + b) / 2, right.x - left.x, 7, (each) => -upward * f(each), NOISE);
  const y = f(x);
  const aside = (right.x - left.x) * 1e-6;
  const isTorn = [x - aside, x + aside].some(
    (each) => !(Math.abs(f(each) - y) <= 0.01 * (Math.abs(y - left.y) + Math.abs(y - right.y))),
  );
  const isBeaten = OFFSETS.some((part) =>
    [x - part * step, x + part * step].some((each) => !(upward * (y - f(each)) >= -NOISE * Math.abs(y))),
  );
  return isTorn || isBeaten ? undefined : { kind, x, y };
}

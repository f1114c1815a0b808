import { SAMPLES, type Sample, type Turn, turnsBetween, zerosBetween } from "./zeros.ts";

type F = (x: number) => number;

export interface Features {
  /** Zeros, whether the function crosses or touches the axis. */
  zeros: readonly number[];
  turns: readonly Turn[];
}

/** Precision of the place of a turn, as a part of a step: seven digits. */
const PLACE = 2e-7;
/**
 * Distances from a turn, in units of PLACE, at which values are compared with its value; and the factor by
 * which it may differ from zero.
 */
const ASIDE = [1, 2, 3];
const LEEWAY = 4;
/** Distance at which two zeros are distinct, as a part of a step. */
const APART = 1e-3;
/** Steps on either side of a zero that are searched for others. */
const NEAR = 4.5;

/**
 * Zeros and turns of a function that was sampled on a range of this width. Two zeros between the same two samples are told
 * by the turn between them; more, by the function divided by its distances from those that are known.
 */
export function featuresOf(
  f: F,
  samples: readonly Sample[],
  width: number,
  most: number,
  isLate: () => boolean,
): Features {
  const step = width / (SAMPLES - 1);
  const isNew = (x: number, zeros: readonly number[]) =>
    zeros.every((each) => Math.abs(each - x) > APART * step);

  const turns = turnsBetween(f, samples, most, isLate);
  const { crossed: zeros, touched } = zerosBeside(f, samples, turns, step, most, isLate);
  // Those that are added are looked around, too.
  for (const zero of zeros) {
    if (isLate() || zeros.length >= most) break;
    const isNear = (x: number) => Math.abs(x - zero) < NEAR * step;
    const near = zeros.filter(isNear);
    const distances = (x: number) => near.reduce((product, each) => product * (x - each), 1);
    const rest = (x: number) => f(x) / distances(x);
    const around = samples
      .filter(({ x }) => isNear(x) && !near.includes(x))
      .map(({ x, y }) => ({ x, y: y / distances(x) }));
    const others = zerosBeside(rest, around, turnsBetween(rest, around, most, isLate), step, most, isLate);
    for (const x of others.crossed) if (isNew(x, [...zeros, ...touched])) zeros.push(x);
  }
  return { zeros: [...zeros, ...touched.filter((x) => isNew(x, zeros))], turns };
}

/** A turn beyond zero stands between two zeros. Beside one that is zero, changes of sign are rounding. */
function zerosBeside(
  f: F,
  samples: readonly Sample[],
  turns: readonly Turn[],
  step: number,
  most: number,
  isLate: () => boolean,
): { crossed: number[]; touched: number[] } {
  const touching = turns.filter((turn) => isZero(f, turn, step));
  const touched = touching.map(({ x }) => x);
  const isRounded = ({ x, y }: Sample) => y !== 0 && touched.some((at) => Math.abs(at - x) <= APART * step);
  const places = [
    ...samples.filter((each) => !isRounded(each)),
    ...turns.filter((each) => !touching.includes(each)),
  ];
  places.sort((a, b) => a.x - b.x);
  return { crossed: zerosBetween(f, places, most, isLate), touched };
}

/** True if a turn is zero within the precision of its place. */
function isZero(f: F, { x, y }: Turn, step: number): boolean {
  const neighbors = ASIDE.flatMap((part) => [x - part * PLACE * step, x + part * PLACE * step]);
  return Math.abs(y) <= LEEWAY * Math.max(...neighbors.map((each) => Math.abs(f(each) - y)));
}

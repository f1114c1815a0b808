import { SAMPLES, type Sample, type Turn, turnsBetween, zerosBetween } from "./zeros.ts";

type F = (x: number) => number;

export interface Features {
  /** Zeros, whether the function crosses or touches the axis. */
  zeros: readonly number[];
  turns: readonly Turn[];
}

/** Precision of a turn’s place, as a part of a step: seven digits. */
const PLACE = 2e-7;
const ASIDE = [1, 2, 3];
const LEEWAY = 4;
/** Distance at which two zeros are distinct, as a part of a step. */
const APART = 1e-3;
const NEAR = 4.5;

/**
 * Finds zeros and turns of a function from samples of a range of this width. A turn separates two zeros
 * between neighboring samples; more are found by dividing the function by its distances from the others.
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
  // The loop also searches around the zeros that it adds.
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

/** Searches on both sides of a turn beyond zero. Next to a turn at zero, sign changes are rounding. */
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

/** Returns true if a turn is zero within the precision of its place. */
function isZero(f: F, { x, y }: Turn, step: number): boolean {
  const neighbors = ASIDE.flatMap((part) => [x - part * PLACE * step, x + part * PLACE * step]);
  return Math.abs(y) <= LEEWAY * Math.max(...neighbors.map((each) => Math.abs(f(each) - y)));
}

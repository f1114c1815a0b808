/** Trigonometric functions of computable reals, exact at multiples of 15°. */
import * as R from "../../units/rational.ts";
import { elementary, fromRational } from "./algebra.ts";
import * as E from "./exact.ts";
import * as F from "./functions.ts";
import {
  add,
  divide,
  exactReal,
  multiply,
  type Real,
  realOf,
  seriesProducts,
  subtract,
  type Work,
} from "./real.ts";

/** A full turn in the unit of angles. */
export type Turn = E.Exact;

/** 24ths of a turn: steps of 15 degrees. */
const STEPS = 24;
const QUARTER = 6;

const root = (above: bigint, below: bigint, radicand = 1n): E.Exact => [
  { coefficient: R.rational(above, below), root: radicand, pi: 0 },
];

/** Sines of 0° to 90° in steps of 15°. */
const SINES: readonly E.Exact[] = [
  [],
  [...root(1n, 4n, 6n), ...root(-1n, 4n, 2n)],
  root(1n, 2n),
  root(1n, 2n, 2n),
  root(1n, 2n, 3n),
  [...root(1n, 4n, 6n), ...root(1n, 4n, 2n)],
  root(1n, 1n),
];

/** Returns the part of a turn that an angle is, if that is a fraction. */
function turnsOf(x: Real, turn: Turn): R.Rational | undefined {
  const inverse = x.exact && E.inverse(turn);
  const turns = inverse && x.exact && E.multiply(x.exact, inverse);
  return turns && E.rationalOf(turns);
}

/** Returns the angle within half a turn of 0 that differs by whole turns, in turns. */
function reduced({ n, d }: R.Rational): R.Rational {
  const part = ((n % d) + d) % d;
  return R.rational(2n * part > d ? part - d : part, d);
}

function sineOfSteps(steps: number): E.Exact {
  const part = ((steps % STEPS) + STEPS) % STEPS;
  const half = part % (STEPS / 2);
  const sine = SINES[Math.min(half, STEPS / 2 - half)] ?? [];
  return part > STEPS / 2 ? E.negate(sine) : sine;
}

/** Returns the multiple of 15° that an angle is, if it is one. */
function stepsOf(turns: R.Rational | undefined): number | undefined {
  const steps = turns && R.multiply(turns, { n: BigInt(STEPS), d: 1n });
  return steps?.d === 1n ? Number(steps.n % BigInt(STEPS)) : undefined;
}

/** Computes the sine and the cosine of an angle in a unit with this turn. */
export function sineAndCosine(work: Work, x: Real, turn: Turn): { sine: Real; cosine: Real } {
  const turns = turnsOf(x, turn);
  const steps = stepsOf(turns);
  if (steps !== undefined)
    return {
      sine: exactReal(work, sineOfSteps(steps)),
      cosine: exactReal(work, sineOfSteps(steps + QUARTER)),
    };
  // Angles that are a fraction of a turn are reduced exactly.
  const radians = turns
    ? exactReal(work, [{ coefficient: R.multiply(reduced(turns), { n: 2n, d: 1n }), root: 1n, pi: 1 }])
    : multiply(work, x, exactReal(work, radiansPer(turn)));
  const part = (index: 0 | 1): Real =>
    elementary(work, radians, (ball, bits) => F.sinCos(ball, bits)?.[index]);
  return { sine: part(0), cosine: part(1) };
}

/** Returns the radians of one unit of angles. */
const radiansPer = (turn: Turn): E.Exact => {
  const inverse = E.inverse(turn) ?? [];
  return E.multiply(inverse, [{ coefficient: R.rational(2n), root: 1n, pi: 1 }]) ?? [];
};

/** Converts radians to the unit of a turn. */
export function fromRadians(work: Work, radians: Real, turn: Turn): Real {
  const per = E.multiply(turn, [{ coefficient: R.rational(1n, 2n), root: 1n, pi: -1 }]) ?? [];
  return multiply(work, radians, exactReal(work, per));
}

const isSame = (a: E.Exact, b: E.Exact | undefined): boolean => {
  const difference = b && E.add(a, E.negate(b));
  return difference?.length === 0;
};

/** Returns an angle of so many steps of 15°. */
const stepsAngle = (work: Work, steps: number, turn: Turn): Real =>
  multiply(work, exactReal(work, turn), fromRational(work, R.rational(BigInt(steps), BigInt(STEPS))));

/** Returns the angle among steps of 15° whose function has the exact value x, if there is one. */
function angleOf(
  work: Work,
  { exact }: Real,
  turn: Turn,
  first: number,
  valueAt: (steps: number) => E.Exact | undefined,
): Real | undefined {
  if (!exact) return undefined;
  for (let steps = first; steps <= first + STEPS / 2; steps++)
    if (isSame(exact, valueAt(steps))) return stepsAngle(work, steps, turn);
  return undefined;
}

const cosineOfSteps = (steps: number): E.Exact => sineOfSteps(steps + QUARTER);

function tangentOfSteps(steps: number): E.Exact | undefined {
  const inverse = E.inverse(cosineOfSteps(steps));
  return inverse && E.multiply(sineOfSteps(steps), inverse);
}

/** Computes arcsin x for −1 ≤ x ≤ 1. */
export const arcsine = (work: Work, x: Real, turn: Turn): Real =>
  angleOf(work, x, turn, -QUARTER, sineOfSteps) ?? fromRadians(work, elementary(work, x, F.asin), turn);

/** Computes arccos x for −1 ≤ x ≤ 1. */
export const arccosine = (work: Work, x: Real, turn: Turn): Real =>
  angleOf(work, x, turn, 0, cosineOfSteps) ?? fromRadians(work, elementary(work, x, F.acos), turn);

export const arctangent = (work: Work, x: Real, turn: Turn): Real =>
  angleOf(work, x, turn, -QUARTER, tangentOfSteps) ?? fromRadians(work, elementary(work, x, F.atan), turn);

/** Computes the angle of the point (x, y), of which the signs are known, and not both 0. */
export function angleOfPoint(
  work: Work,
  y: Real,
  x: Real,
  signs: { y: -1 | 0 | 1; x: -1 | 0 | 1 },
  turn: Turn,
): Real {
  if (signs.x === 0) return stepsAngle(work, signs.y * QUARTER, turn);
  const angle = arctangent(work, divide(work, y, x), turn);
  if (signs.x > 0) return angle;
  const half = stepsAngle(work, STEPS / 2, turn);
  return signs.y < 0 ? subtract(work, angle, half) : add(work, angle, half);
}

/** Hyperbolic sine or cosine. */
export const hyperbolic = (work: Work, x: Real, index: 0 | 1): Real =>
  realOf(
    work,
    (bits) => {
      const ball = x.ball(bits + 8);
      return ball && F.sinhCosh(ball, bits)?.[index];
    },
    (bits) => seriesProducts(bits) + 6,
  );

export const DEGREES: Turn = E.fromRational({ n: 360n, d: 1n });
export const GRADIANS: Turn = E.fromRational({ n: 400n, d: 1n });
export const RADIANS: Turn = [{ coefficient: { n: 2n, d: 1n }, root: 1n, pi: 1 }];

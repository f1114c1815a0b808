import { addWithoutNoise, NOISE, trustedPart } from "./rounding.ts";
import type { Angle } from "./syntax.ts";

const TURN: Readonly<Record<Angle, number>> = { deg: 360, grad: 400, rad: 2 * Math.PI };

/** Larger values are not treated as cancellation, however large the angle. */
const LARGEST_NOISE = 1e-9;

/** Returns the sine of an angle; exact at quarters of a turn and, in degrees, at multiples of 30. */
export function sine(x: number, angle: Angle): number {
  return angle === "rad" ? withoutNoise(Math.sin(x), x) : sineOfPart(x, TURN[angle]);
}

/** Returns the cosine of an angle, as exact as {@link sine}. */
export function cosine(x: number, angle: Angle): number {
  if (angle === "rad") return withoutNoise(Math.cos(x), x);
  const turn = TURN[angle];
  return sineOfPart(addWithoutNoise(turn / 4, -partOfTurn(x, turn)), turn);
}

export function tangent(x: number, angle: Angle): number | undefined {
  const below = cosine(x, angle);
  if (below === 0) return undefined;
  const above = sine(x, angle);
  return angle === "rad" && above !== 0 ? Math.tan(x) : above / below;
}

/** Returns the angle in [−¼, ¼] turn with this sine, for x in [−1, 1]. */
export const arcsine = (x: number, angle: Angle): number => exactAngle(Math.asin(x), x, angle, sine);

/** Returns the angle in [0, ½] turn with this cosine, for x in [−1, 1]. */
export const arccosine = (x: number, angle: Angle): number => exactAngle(Math.acos(x), x, angle, cosine);

export const arctangent = (x: number, angle: Angle): number => exactAngle(Math.atan(x), x, angle, tangent);

/** Converts radians to another unit. */
export const fromRadians = (radians: number, angle: Angle): number =>
  angle === "rad" ? radians : (radians / Math.PI) * (TURN[angle] / 2);

/** Converts degrees to another unit. */
export const fromDegrees = (degrees: number, angle: Angle): number =>
  angle === "deg" ? degrees : (degrees / 180) * (TURN[angle] / 2);

/** Reduces the angle in its unit first, which loses nothing, and then converts to radians. */
function sineOfPart(x: number, turn: number): number {
  const part = partOfTurn(x, turn);
  const half = turn / 2;
  const inFirstHalf = part > half ? addWithoutNoise(part, -half) : part;
  const toQuarter = Math.min(inFirstHalf, addWithoutNoise(half, -inFirstHalf));
  const sign = part > half ? -Math.sign(x) : Math.sign(x);
  return sign * firstQuarterSine(toQuarter, turn);
}

function partOfTurn(x: number, turn: number): number {
  const magnitude = Math.abs(x);
  if (magnitude < turn) return magnitude;
  return Number.isInteger(x) ? magnitude % turn : trustedPart(magnitude % turn, magnitude);
}

function firstQuarterSine(x: number, turn: number): number {
  if (x * 12 === turn) return 0.5;
  return x * 8 > turn ? Math.cos(((turn / 4 - x) / turn) * 2 * Math.PI) : Math.sin((x / turn) * 2 * Math.PI);
}

/** Returns 0 for a sine or cosine within its argument’s rounding error: sin(π) is not 1.2e-16. */
const withoutNoise = (y: number, x: number): number =>
  Math.abs(y) <= Math.min(NOISE * Math.abs(x), LARGEST_NOISE) ? 0 : y;

/** Prefers the whole angle whose function value is exactly x: asin(0.5) is 30, not 30.000000000000004. */
function exactAngle(
  radians: number,
  x: number,
  angle: Angle,
  forward: (x: number, angle: Angle) => number | undefined,
): number {
  const result = fromRadians(radians, angle);
  const whole = Math.round(result);
  return angle !== "rad" && forward(whole, angle) === x ? whole : result;
}

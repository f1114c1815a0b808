import { arccosine, arcsine, arctangent } from "../trigonometry.ts";
import type { Expression } from "./expression.ts";
import * as R from "./metered-rational.ts";
import * as N from "./numbers.ts";

const FUNCTIONS = ["sin", "cos", "tan"] as const;
export type TrigonometricFunction = (typeof FUNCTIONS)[number];

const INVERSES = { asin: arcsine, acos: arccosine, atan: arctangent };
export type InverseFunction = keyof typeof INVERSES;

const isDegree = (part: Expression | undefined): boolean => part?.kind === "name" && part.name === "deg";
const isInverse = (called: string): called is InverseFunction => Object.hasOwn(INVERSES, called);

/** Returns the function and the argument u of sin(u * deg), cos(u * deg) or tan(u * deg). */
export function degreesIn(
  expression: Extract<Expression, { kind: "call" }>,
): { of: TrigonometricFunction; degrees: Expression } | undefined {
  const of = FUNCTIONS.find((each) => each === expression.name);
  const [angle] = expression.args;
  if (!of || angle?.kind !== "operation" || angle.operator !== "*") return undefined;
  const [degrees, unit] = angle.args;
  return degrees && isDegree(unit) ? { of, degrees } : undefined;
}

/** Returns the function and the argument x of asin(x) / deg, acos(x) / deg or atan(x) / deg. */
export function inverseIn(
  expression: Extract<Expression, { kind: "operation" }>,
): { of: InverseFunction; argument: Expression } | undefined {
  const [inverse, unit] = expression.args;
  if (expression.operator !== "/" || !isDegree(unit) || inverse?.kind !== "call") return undefined;
  const { name: of, args } = inverse;
  return args[0] && isInverse(of) ? { of, argument: args[0] } : undefined;
}

/**
 * Returns the sine, cosine or tangent of a real number of degrees, as a fraction if it is one: for whole degrees,
 * only 0, ±1/2 and ±1 are rational (Niven’s theorem).
 */
export function trigonometricOfDegrees(of: TrigonometricFunction, degrees: R.Rational | number): N.Num {
  if (!N.isExact(degrees)) return N.trigonometric(of, degrees, "deg");
  const { n, d } = degrees;
  // Reduces exactly: a double has no digits left for the degrees of many turns.
  const value = N.trigonometric(of, R.toNumber(R.rational(n % (360n * d), d)), "deg");
  return d === 1n && Number.isInteger(2 * value) ? R.rational(BigInt(2 * value), 2n) : value;
}

/** Returns the angle in degrees, as a whole number if it is exactly one; undefined if it is not real. */
export function degreesOfInverse(of: InverseFunction, x: N.Num): N.Num | undefined {
  if (N.isComplex(x)) return undefined;
  const value = N.toDouble(x);
  if (of !== "atan" && Math.abs(value) > 1) return undefined;
  const degrees = INVERSES[of](value, "deg");
  const hasExactAngle = N.isExact(x) && x.d <= 2n && Math.abs(value) <= 1 && Number.isInteger(degrees);
  return hasExactAngle ? R.rational(BigInt(degrees)) : degrees;
}

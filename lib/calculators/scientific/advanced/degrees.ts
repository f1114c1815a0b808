import { arccosine, arcsine, arctangent } from "../trigonometry.ts";
import type { Expression } from "./expression.ts";
import * as R from "./metered-rational.ts";
import * as N from "./numbers.ts";

const FORWARD: ReadonlySet<string> = new Set(["sin", "cos", "tan"]);
const INVERSE = { asin: arcsine, acos: arccosine, atan: arctangent };

const isDegree = (part: Expression | undefined): boolean => part?.kind === "name" && part.name === "deg";
const isInverse = (called: string): called is keyof typeof INVERSE => Object.hasOwn(INVERSE, called);

/** Returns the argument u of sin(u * deg), cos(u * deg) or tan(u * deg). */
export function degreesIn(expression: Expression): Expression | undefined {
  if (expression.kind !== "call" || !FORWARD.has(expression.name)) return undefined;
  const [angle] = expression.args;
  if (angle?.kind !== "operation" || angle.operator !== "*" || !isDegree(angle.args[1])) return undefined;
  return angle.args[0];
}

/** Returns the call in asin(x) / deg, acos(x) / deg or atan(x) / deg. */
export function inverseIn(expression: Expression): Extract<Expression, { kind: "call" }> | undefined {
  if (expression.kind !== "operation" || expression.operator !== "/" || !isDegree(expression.args[1]))
    return undefined;
  const [inverse] = expression.args;
  return inverse?.kind === "call" && isInverse(inverse.name) ? inverse : undefined;
}

/**
 * Returns the sine, cosine or tangent of a real number of degrees; as a fraction where it is one: of whole
 * degrees, only 0, ±1/2 and ±1 (Niven’s theorem).
 */
export function trigonometricOfDegrees(of: string, degrees: R.Rational | number): N.Num {
  if (!N.isExact(degrees)) return N.trigonometric(of as "sin", degrees, "deg");
  const { n, d } = degrees;
  // Reduces exactly: a double has no digits left for the degrees of many turns.
  const value = N.trigonometric(of as "sin", R.toNumber(R.rational(n % (360n * d), d)), "deg");
  return d === 1n && Number.isInteger(2 * value) ? R.rational(BigInt(2 * value), 2n) : value;
}

/** Returns the angle in degrees; whole where it is exactly so; undefined if it is not real. */
export function degreesOfInverse(of: string, x: N.Num): N.Num | undefined {
  if (!isInverse(of) || N.isComplex(x)) return undefined;
  const value = N.toDouble(x);
  if (of !== "atan" && Math.abs(value) > 1) return undefined;
  const degrees = INVERSE[of](value, "deg");
  const hasExactAngle = N.isExact(x) && x.d <= 2n && Math.abs(value) <= 1 && Number.isInteger(degrees);
  return hasExactAngle ? R.rational(BigInt(degrees)) : degrees;
}

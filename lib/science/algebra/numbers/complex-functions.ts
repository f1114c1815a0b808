/** Elementary functions of complex numbers, whose parts are computable reals. Angles are in radians. */
import { PI } from "../../../core/reals/exact.ts";
import { exactReal } from "../../../core/reals/real.ts";
import { messages } from "../messages.ts";
import { activeWork, fail } from "./budget.ts";
import * as R from "./metered-rational.ts";
import type { Complex, Num, RealNum } from "./numbers.ts";
import * as N from "./numbers.ts";

const I: Complex = { re: R.ZERO, im: R.ONE };
const HALF = R.rational(1n, 2n);
const call = N.realCall;

const halfPi = (): RealNum => N.times(exactReal(activeWork(), PI), HALF);

/** Returns r (cos t + i sin t). */
export const polar = (r: RealNum, t: RealNum): Num =>
  N.complex(N.times(r, call("cos", t)), N.times(r, call("sin", t)));

const squareOfSize = ({ re, im }: Complex): RealNum => N.plus(N.times(re, re), N.times(im, im));

/** Returns the absolute value. */
export const sizeOf = (z: Num): RealNum => (N.isComplex(z) ? call("sqrt", squareOfSize(z)) : call("abs", z));

/** Returns the angle from −π to π; 0 for 0. */
export function angleOf(z: Num): RealNum {
  const { re, im } = N.toComplex(z);
  return N.isZero(z) ? R.ZERO : call("atan2", im, re);
}

export function sqrt(z: Num): Num {
  if (!N.isComplex(z))
    return N.signOf(z) < 0 ? N.complex(R.ZERO, call("sqrt", N.negative(z))) : call("sqrt", z);
  const size = sizeOf(z);
  const [re, im] = [z.re, N.negative(z.re)].map((part) =>
    call("sqrt", N.times(call("abs", N.plus(size, part)), HALF)),
  );
  if (!re || !im) return R.ZERO;
  return N.complex(re, N.signOf(z.im) < 0 ? N.negative(im) : im);
}

export function ln(z: Num): Num {
  if (N.isZero(z)) return fail(messages.numbers.logarithmOfZero);
  if (!N.isComplex(z) && N.signOf(z) > 0) return call("ln", z);
  const complex = N.toComplex(z);
  return N.complex(N.times(call("ln", squareOfSize(complex)), HALF), angleOf(z));
}

export function exp(z: Num): Num {
  return N.isComplex(z) ? polar(call("exp", z.re), z.im) : call("exp", z);
}

/** Computes z^w, by its principal value. */
export function power(z: Num, w: Num): Num {
  const isReal = !N.isComplex(z) && !N.isComplex(w);
  if (N.isExact(w) && w.d === 1n) {
    if (isReal) return N.realPower(z, w);
    if (w.n < 0n) return N.divide(R.ONE, power(z, R.negate(w)));
    if (w.n <= 64n) return N.wholePower(z, w.n);
  }
  if (isReal && N.signOf(z) >= 0) return N.realPower(z, w);
  if (!N.isComplex(w))
    return N.isZero(z) ? N.realPower(R.ZERO, w) : polar(N.realPower(sizeOf(z), w), N.times(w, angleOf(z)));
  return exp(N.multiply(w, ln(z)));
}

const parts = (f: string, g: string, { re, im }: Complex): readonly [RealNum, RealNum] => [
  call(f, re),
  call(g, im),
];

/** Returns f(re) g(im) + i f'(re) g'(im), with a sign. */
const addition = (z: Complex, [f, g]: [string, string], [h, k]: [string, string], sign: 1 | -1 = 1): Num => {
  const [[a, b], [c, d]] = [parts(f, g, z), parts(h, k, z)];
  const im = N.times(c, d);
  return N.complex(N.times(a, b), sign < 0 ? N.negative(im) : im);
};

const iTimes = (z: Num): Num => N.multiply(I, z);
const minusITimes = (z: Num): Num => N.negate(iTimes(z));
const onePlus = (z: Num): Num => N.add(R.ONE, z);
const square = (z: Num): Num => N.multiply(z, z);

const arcsine = (z: Num): Num => minusITimes(ln(N.add(iTimes(z), sqrt(N.subtract(R.ONE, square(z))))));
const hyperbolicArctangent = (z: Num): Num =>
  N.multiply(HALF, N.subtract(ln(onePlus(z)), ln(N.subtract(R.ONE, z))));

/** Functions by name, for complex arguments and for real ones outside of the domain of the real function. */
const FUNCTIONS: Readonly<Record<string, (z: Complex) => Num>> = {
  exp,
  sin: (z) => addition(z, ["sin", "cosh"], ["cos", "sinh"]),
  cos: (z) => addition(z, ["cos", "cosh"], ["sin", "sinh"], -1),
  tan: (z) => N.divide(FUNCTIONS.sin?.(z) ?? R.ZERO, FUNCTIONS.cos?.(z) ?? R.ZERO),
  sinh: (z) => addition(z, ["sinh", "cos"], ["cosh", "sin"]),
  cosh: (z) => addition(z, ["cosh", "cos"], ["sinh", "sin"]),
  tanh: (z) => N.divide(FUNCTIONS.sinh?.(z) ?? R.ZERO, FUNCTIONS.cosh?.(z) ?? R.ZERO),
  asin: arcsine,
  acos: (z) => N.subtract(halfPi(), arcsine(z)),
  atan: (z) => minusITimes(hyperbolicArctangent(iTimes(z))),
  asinh: (z) => ln(N.add(z, sqrt(onePlus(square(z))))),
  acosh: (z) => ln(N.add(z, N.multiply(sqrt(N.subtract(z, R.ONE)), sqrt(onePlus(z))))),
  atanh: hyperbolicArctangent,
};

const compare = (x: RealNum, bound: bigint): -1 | 0 | 1 => N.signOf(N.plus(x, R.rational(-bound)));

/** True outside of the domain of a real function that a complex one continues. */
function isOutside(name: string, x: RealNum): boolean {
  if (name === "asin" || name === "acos") return compare(x, 1n) > 0 || compare(x, -1n) < 0;
  if (name === "acosh") return compare(x, 1n) < 0;
  return name === "atanh" && (compare(x, 1n) > 0 || compare(x, -1n) < 0);
}

/** Applies an elementary function to a number. @throws InputError */
export function elementary(name: string, z: Num): Num {
  if (!N.isComplex(z) && !isOutside(name, z)) return N.realCall(name, z);
  const f = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  return f ? f(N.toComplex(z)) : fail(messages.numbers.realNumbersOnly(name));
}

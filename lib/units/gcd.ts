export const abs = (x: bigint): bigint => (x < 0n ? -x : x);

/** Integers below this are exact as doubles. */
const SAFE = 2n ** 53n;
/** Leading bits that a step of Lehmer's algorithm works on. */
const LEADING_BITS = 52;

/**
 * Returns the greatest common divisor of two integers of any sign; that of 0 and 0 is 0. Lehmer's algorithm
 * (Knuth, The Art of Computer Programming, volume 2, section 4.5.2, Algorithm L): finds most quotients of
 * Euclid's algorithm from leading bits, so that long integers are divided about 25 times less often.
 */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)];
  if (x < y) [x, y] = [y, x];
  while (y >= SAFE) {
    const shift = BigInt(bitLength(x) - LEADING_BITS);
    const cofactors = leadingCofactors(Number(x >> shift), Number(y >> shift));
    if (!cofactors) [x, y] = [y, x % y];
    else {
      const [p, q, r, s] = cofactors;
      [x, y] = [BigInt(p) * x + BigInt(q) * y, BigInt(r) * x + BigInt(s) * y];
    }
  }
  if (y === 0n) return x;
  let [m, n] = [Number(y), Number(x % y)];
  while (n !== 0) [m, n] = [n, m % n];
  return BigInt(m);
}

const double = new DataView(new ArrayBuffer(8));

/** Returns the number of bits of |x|; 0 for 0. */
export function bitLength(x: bigint): number {
  if (x === 0n) return 0;
  const size = abs(x);
  const rounded = Number(size);
  if (rounded === Number.POSITIVE_INFINITY) {
    const hex = size.toString(16);
    return (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex[0] ?? "0", 16)));
  }
  double.setFloat64(0, rounded);
  const bits = (double.getUint16(0) >> 4) - 1022;
  // Rounding may reach the next power of 2.
  return rounded > Number.MAX_SAFE_INTEGER && size >> BigInt(bits - 1) === 0n ? bits - 1 : bits;
}

/**
 * Returns the matrix of as many steps of Euclid's algorithm as the leading bits of both integers determine,
 * row by row; undefined if they determine none.
 */
function leadingCofactors(x: number, y: number): readonly [number, number, number, number] | undefined {
  let [a, b, c, d] = [1, 0, 0, 1];
  while (y + c !== 0 && y + d !== 0) {
    const quotient = Math.floor((x + a) / (y + c));
    if (quotient !== Math.floor((x + b) / (y + d))) break;
    [a, c] = [c, a - quotient * c];
    [b, d] = [d, b - quotient * d];
    [x, y] = [y, x - quotient * y];
  }
  return b === 0 ? undefined : [a, b, c, d];
}

/** Product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1, the field of QR codes (ISO/IEC 18004, 7.5.2). */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((b >>> bit) & 1) * a;
  }
  return result;
}

/** Coefficients of (x - 1)(x - 2)(x - 4)… of a degree, highest first, without the leading 1. */
function divisorOf(degree: number): number[] {
  const divisor = Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1)
      divisor[index] = product(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    root = product(root, 2);
  }
  return divisor;
}

/** The codewords that a block carries for correction. */
export function correctionOf(block: readonly number[], length: number): number[] {
  const divisor = divisorOf(length);
  const remainder = Array<number>(length).fill(0);
  for (const codeword of block) {
    const factor = codeword ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [index, coefficient] of divisor.entries())
      remainder[index] = (remainder[index] ?? 0) ^ product(coefficient, factor);
  }
  return remainder;
}
